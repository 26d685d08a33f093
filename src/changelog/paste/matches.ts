import {isToCheck} from '../model/effects';
import type {Name} from '../model/named-items';
import type {Entry, PlacedEntry} from '../model/records';
import {REQUIRED_KINDS, type Requirement} from '../model/requirement';
import {codeSpans} from '../model/text';
import {UNDO_SCOPES} from '../model/undo';
import {NameFinder} from '../names/name-finder';
import type {Paste, PasteName} from './paste';
import {weigh} from './weigh';

/** An entry that mentions what was pasted, and by which names. */
export interface PasteMatch extends PlacedEntry {
  readonly names: readonly string[];
}

/** What a paste says of some entries. */
export interface PasteMatches {
  readonly found: readonly PasteName[];
  /** The entries that are about what was found, in their order. */
  readonly matches: readonly PasteMatch[];
  /** What entries require that a list of what runs does not have, by their addresses, as readers see it. */
  readonly notRun: ReadonlyMap<string, string>;
  /** What entries require that such a list cannot answer, likewise. */
  readonly undecided: ReadonlyMap<string, string>;
}

export type PasteIndex = (paste: Paste, isPassed: (entry: PlacedEntry) => boolean, from: string) => PasteMatches;

/** Class names of stack traces, types of disks, environment variables: they count although they are no known names. */
const CODE_WORD = /^(?=\w*(?:[A-Za-z\d]_[A-Za-z\d]|[a-z][A-Z]))[A-Za-z]\w{3,}[A-Za-z\d]$/;

/** Names that every server or hundreds of bugs have: two that share one need not have anything in common. */
const USUAL = new RegExp(
  `^(?:${[
    'statement .*|grant .*|tool [A-Za-z]+|error LOGICAL_ERROR|table-engine MergeTree|index-type minmax',
    'data-type (?:U?Int\\d+|Float\\d+|Decimal\\d*|DECIMAL|String|FixedString|Bool|Date(?:32)?|DateTime(?:64)?|Enum\\d*)',
    'data-type (?:UUID|Array|Tuple|Map|Nullable|LowCardinality|Nothing|SIGNED|UNSIGNED|SET)',
    'format (?:JSON|Native|Null|Pretty|Values|Vertical)',
    '(?:aggregate-)?function (?:AND|OR|NOT|IN|LIKE|and|or|not|in|like|any|array|avg|CAST|concat|count|equals|if|length)',
    '(?:aggregate-)?function (?:max|min|minus|now|plus|sum|toString|tuple)',
  ].join('|')})$`,
);

/** Whether an entry that mentions this name may concern readers whose paste has it. */
export function counts({kind, name}: Name): boolean {
  return !USUAL.test(`${kind} ${name}`) && /^\S*(?:[A-Za-z]{2}|\d\d)\S*$/.test(name);
}

/**
 * Makes what compares pastes with entries: what entries to check require is compared with a paste, and of all other entries
 * the names that they are about.
 * @param requires what entries require, by their addresses
 */
export function pasteIndex(
  entries: readonly PlacedEntry[],
  known: readonly Name[],
  requires: ReadonlyMap<string, Requirement>,
): PasteIndex {
  const finder = new NameFinder(known);
  const words = new Set(known.flatMap(({name}) => [name, ...name.split('.')]));
  const aboutOf = (entry: Entry): PasteName[] => {
    const all = codeSpans(entry).flatMap((code) => code.match(/[\w.]+/g) ?? []);
    const code = all.filter((word) => CODE_WORD.test(word) && !words.has(word));
    return [...[...finder.subjects(entry)].filter(counts), ...code.map((name) => ({kind: 'code', name}) as const)];
  };
  const about = new Map(entries.map(({entry}) => [entry, aboutOf(entry)]));
  const names = [...new Set([...about.values()].flat())];

  return (paste, isPassed, from) => {
    const found = new Set(names.filter(paste.has));
    const [notRun, undecided] = [new Map<string, string>(), new Map<string, string>()];
    const matches = entries.filter(isPassed).flatMap((placed): PasteMatch[] => {
      const {entry} = placed;
      const requirement = requires.get(entry.address);
      const named = () => about.get(entry)!.flatMap((each) => (found.has(each) ? each.name : []));
      const {holds, by, lacks} = requirement
        ? weigh(requirement, paste, from)
        : {holds: true, by: isToCheck(entry) ? [] : named(), lacks: undefined};
      // Whoever sets what an entry undoes is concerned too.
      const undone = entry.undo.flatMap(({scope, setting}) =>
        paste.has({kind: UNDO_SCOPES[scope].kinds[0], name: setting}) ? setting : [],
      );
      const all = [...by, ...undone];
      if (holds !== false && all.length > 0) return [{...placed, names: [...new Set(all)]}];
      const list = holds === false ? notRun : undecided;
      if (paste.run && holds !== true && lacks) list.set(entry.address, REQUIRED_KINDS[lacks].title);
      return [];
    });
    return {found: [...found], matches, notRun, undecided};
  };
}
