import {isToCheck} from '../model/effects';
import type {Name} from '../model/named-items';
import type {Entry, PlacedEntry} from '../model/records';
import {REQUIRED_KINDS, type Requirement} from '../model/requirement';
import {codeSpans} from '../model/text';
import {UNDO_SCOPES} from '../model/undo';
import {NameFinder} from '../names/name-finder';
import {isEverywhere, isTelling} from '../names/usual';
import type {Paste, PasteName} from './paste';
import {weigh} from './weigh';

/** An entry that mentions what was pasted, and by which names. */
export interface PasteMatch extends PlacedEntry {
  readonly names: readonly string[];
  /** Whether one of them is what few servers have. */
  readonly isTelling: boolean;
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

/** Words of SQL and of rights, which hundreds of bugs have. */
const OF_SQL = /^(?:statement|grant|tool)$/;

/** Whether an entry that mentions this name may concern readers whose paste has it. */
export function counts({kind, name}: Name): boolean {
  const isUsual = isEverywhere({kind, name}) || OF_SQL.test(kind) || name === 'LOGICAL_ERROR';
  return !isUsual && /^\S*(?:[A-Za-z]{2}|\d\d)\S*$/.test(name);
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
      const named = (): PasteName[] => (isToCheck(entry) ? [] : about.get(entry)!.filter((each) => found.has(each)));
      const {holds, by, lacks} = requirement
        ? weigh(requirement, paste, from)
        : {holds: true, by: named(), lacks: undefined};
      // Whoever sets what an entry undoes is concerned too.
      const undone = entry.undo
        .map(({scope, setting}) => ({kind: UNDO_SCOPES[scope].kinds[0], name: setting}))
        .filter(paste.has);
      const all = [...by, ...undone];
      if (holds !== false && all.length > 0)
        return [{...placed, names: [...new Set(all.map(({name}) => name))], isTelling: all.some(isTelling)}];
      const list = holds === false ? notRun : undecided;
      if (paste.run && holds !== true && lacks) list.set(entry.address, REQUIRED_KINDS[lacks].title);
      return [];
    });
    return {found: [...found], matches, notRun, undecided};
  };
}
