import {isToCheck} from '../model/effects';
import type {Name} from '../model/named-items';
import type {Entry, PlacedEntry, Undo} from '../model/records';
import {REQUIRED_KINDS, type Requirement, requiredTerms, requiredValue} from '../model/requirement';
import {codeSpans} from '../model/text';
import {UNDO_SCOPES} from '../model/undo';
import {NameFinder} from '../names/name-finder';
import {isEverywhere, isTelling} from '../names/usual';
import {areEqualValues, plainValue} from '../server/values';
import type {Paste, PasteName} from './paste';
import {hasValue, weigh} from './weigh';

/** What a paste says of an entry: nothing of most. */
export type Verdict =
  | {
      readonly is: 'mentioned';
      /** The pasted names that it is about. */
      readonly names: readonly string[];
      /** Whether one of them is what few servers have. */
      readonly isTelling: boolean;
      /** Whether a server may not start with a setting that was pasted. */
      readonly isStopping: boolean;
    }
  /** It requires what a list of what runs does not have, or cannot answer: the kind of that, as readers see it. */
  | {readonly is: 'unused' | 'untold'; readonly lacks: string};

/** What a paste says of entries, by their addresses; `from` is the version that is upgraded. */
export type Verdicts = ReadonlyMap<string, Verdict>;
export type PasteIndex = (paste: Paste, from: string) => Verdicts;

/** Class names of stack traces, types of disks, environment variables: they count although they are no known names. */
const CODE_WORD = /^(?=\w*(?:[A-Za-z\d]_[A-Za-z\d]|[a-z][A-Z]))[A-Za-z]\w{3,}[A-Za-z\d]$/;

/** The value of a setting that has only one other. */
const SWITCH = /^(?:0|1|true|false)$/;

/** A setting in a code span, `cache_hits_threshold = 3`. */
const SETTING = /^[a-z]\w*_\w+/;

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
  const others = entries.filter(({entry}) => !isToCheck(entry));
  const about = new Map(others.map(({entry}) => [entry.address, aboutOf(entry)]));

  const ofStart = entries.filter(({entry}) => entry.effects.includes('start'));
  const named = new Map(
    ofStart.map(({entry}) => [entry.address, codeSpans(entry).flatMap((code) => code.match(SETTING) ?? [])]),
  );

  return (paste, from) => {
    const set = new Set(paste.settings.map(({setting}) => setting.split('.').at(-1)!));
    const values = new Map(paste.settings.map(({setting, value}) => [setting, value]));
    /** Whether a server keeps its own value of a setting: the old one, or of a switch the new one. */
    const isKept = ({setting, value: old}: Undo): boolean => {
      const own = values.get(setting);
      return own !== undefined && (areEqualValues(own, plainValue(old)) || (SWITCH.test(own) && SWITCH.test(old)));
    };
    /** Whether a setting must have another value than the one that the paste tells. */
    const isOther = (name: string, requirement: Requirement | undefined): boolean => {
      const required = requirement ? requiredTerms(requirement).flatMap(({names}) => names.map(requiredValue)) : [];
      const wanted = required.flatMap((each) => (each.name === name && each.value !== undefined ? [each.value] : []));
      return wanted.length > 0 && wanted.every((value) => hasValue(paste, name, value) === false);
    };
    const verdictOn = (entry: Entry): Verdict | undefined => {
      const requirement = requires.get(entry.address);
      const {holds, by, lacks} = requirement
        ? weigh(requirement, paste, from)
        : {holds: true, by: (about.get(entry.address) ?? []).filter(paste.has), lacks: undefined};
      // Whoever sets what an entry undoes is concerned too.
      const undone = entry.undo
        .map(({scope, setting}) => ({kind: UNDO_SCOPES[scope].kinds[0], name: setting}))
        .filter(paste.has);
      // A server may not start with a setting that an entry names, whatever else it requires but another value of it.
      const stopping = (named.get(entry.address) ?? []).filter((name) => set.has(name) && !isOther(name, requirement));
      if (entry.undo.length > 0 && entry.undo.every(isKept))
        return paste.run && {is: 'unused', lacks: 'settings with their default'};
      const all = [...by, ...undone, ...stopping.map((name) => ({kind: 'code', name}) as const)];
      if (holds !== false && all.length > 0)
        return {
          is: 'mentioned',
          names: [...new Set(all.map(({name}) => name))],
          isTelling: all.some(isTelling),
          isStopping: stopping.length > 0,
        };
      if (!paste.run || holds === true || !lacks) return undefined;
      return {is: holds === false ? 'unused' : 'untold', lacks: REQUIRED_KINDS[lacks].title};
    };
    return new Map(
      entries.flatMap(({entry}) => {
        const verdict = verdictOn(entry);
        return verdict ? [[entry.address, verdict]] : [];
      }),
    );
  };
}
