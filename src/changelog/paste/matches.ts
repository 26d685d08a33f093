import {append} from '../model/group';
import {NAME_KINDS, type Name} from '../model/named-items';
import type {Entry, PlacedEntry} from '../model/records';
import {codeSpans} from '../model/text';
import {featuresOf} from '../names/features';
import {NameFinder} from '../names/name-finder';
import type {Paste} from './paste';
import {PasteFinder} from './paste-finder';
import {counts, isDistinctCode, isPlain, type PasteName} from './rules';
import {listedKinds} from './run-list';

/** An entry that mentions what was pasted, and by which names. */
export interface PasteMatch extends PlacedEntry {
  readonly names: readonly string[];
}

/** What a paste says of some entries. */
export interface PasteMatches {
  /** The names that were found. */
  readonly found: readonly string[];
  /** The entries that are about something of it, in their order. */
  readonly matches: readonly PasteMatch[];
  /** What is not run of what entries name, by their addresses; empty without a list of what is. */
  readonly notRun: ReadonlyMap<string, string>;
}

/** Some entries that pastes are compared with. */
export interface PasteIndex {
  /** The names that the entries are about, each once. */
  readonly names: readonly PasteName[];
  readonly matches: (paste: Paste, isPassed: (entry: PlacedEntry) => boolean) => PasteMatches;
}

/** Collects the names that pastes are compared with: those that the entries are about. */
export function pasteIndex(entries: readonly PlacedEntry[], known: readonly Name[]): PasteIndex {
  const nameFinder = new NameFinder(known);
  const words = new Set(known.flatMap(({name}) => [name, ...name.split('.')]));
  /** The words of an entry's code spans that are not known names but are distinct. */
  const ownWords = (entry: Entry): string[] => {
    const all = codeSpans(entry).flatMap((code) => code.match(/[\w.]+/g) ?? []);
    return all.filter((word) => isDistinctCode(word) && !words.has(word));
  };
  const names = new Map<string, PasteName>();
  const about = new Map<Entry, string[]>();
  for (const {entry} of entries) {
    const own = ownWords(entry).map((name): PasteName => ({kind: 'code', name}));
    for (const name of [...[...nameFinder.subjects(entry)].filter(counts), ...own]) {
      const key = `${name.kind} ${name.name}`;
      names.set(key, name);
      append(about, entry, key);
    }
  }
  const finder = new PasteFinder([...names.values()]);
  const keys = [...names.keys()];

  const matches: PasteIndex['matches'] = (paste, isPassed) => {
    const found = new Set([...finder.find(paste)].map((place) => keys[place]!));
    const {run, features} = paste;
    const kinds = listedKinds(run ?? []);
    const notRun = new Map<string, string>();
    /** What an entry is about that is not run, if that is all it is about. */
    const notRunOf = (entry: Entry): string | undefined => {
      const own = featuresOf(entry);
      if (own.length > 0) return own.some((each) => features.has(each)) ? undefined : own[0]!.title;
      if (nameFinder.mentions(entry).some(({kind, name}) => found.has(`${kind} ${name}`))) return undefined;
      const first = nameFinder
        .firstNames(entry)
        .filter((name) => counts(name) || (name.kind === 'statement' && !isPlain(name.name)));
      return first.length > 0 && first.every(({kind}) => kinds.has(kind)) ? NAME_KINDS[first[0]!.kind] : undefined;
    };
    const matching = entries.filter(isPassed).flatMap((placed): PasteMatch[] => {
      const {entry} = placed;
      const named = (about.get(entry) ?? []).flatMap((key) => (found.has(key) ? names.get(key)!.name : []));
      const other = run && named.length === 0 ? notRunOf(entry) : undefined;
      if (other) notRun.set(entry.address, other);
      const own = featuresOf(entry);
      const runs = own.filter((feature) => features.has(feature));
      // Where a feature is not run, what else an entry needs says little, but for what it begins with.
      const isUnsure =
        run &&
        runs.length < own.length &&
        runs.every(({isUsual}) => isUsual) &&
        !nameFinder.firstNames(entry).some(({name}) => named.includes(name));
      const unique = new Set(other || isUnsure ? [] : named.length > 0 ? named : runs.map(({title}) => title));
      return unique.size > 0 ? [{...placed, names: [...unique]}] : [];
    });
    return {found: [...found].map((key) => names.get(key)!.name), matches: matching, notRun};
  };
  return {names: [...names.values()], matches};
}
