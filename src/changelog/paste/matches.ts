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

/** The names that some entries are about, and that are therefore looked for in a paste. */
export interface PasteIndex {
  readonly entries: readonly PlacedEntry[];
  /** Each once. */
  readonly names: readonly PasteName[];
  /** For each entry, the indices in `names` of what it is about. */
  readonly about: ReadonlyMap<Entry, readonly number[]>;
  readonly finder: PasteFinder;
  /** The names before the verb of an entry. */
  readonly firstNames: (entry: Entry) => readonly Name[];
}

/** The words of an entry's code spans that are not known names but are distinct. */
function ownWords(entry: Entry, known: ReadonlySet<string>): Set<string> {
  const words = codeSpans(entry).flatMap((code) => [...code.matchAll(/[\w.]+/g)].map(([word]) => word));
  return new Set(words.filter((word) => isDistinctCode(word) && !known.has(word)));
}

/** Collects the names that pastes are compared with: those that the entries are about. */
export function pasteIndex(entries: readonly PlacedEntry[], names: readonly Name[]): PasteIndex {
  const finder = new NameFinder(names);
  const known = new Set(names.flatMap(({name}) => [name, ...name.split('.')]));
  const places = new Map<string, number>();
  const list: PasteName[] = [];
  const placeOf = (name: PasteName): number => {
    const key = `${name.kind} ${name.name}`;
    const place = places.get(key) ?? list.push(name) - 1;
    places.set(key, place);
    return place;
  };
  const about = (entry: Entry): number[] => {
    const own = [...ownWords(entry, known)].map((name): PasteName => ({kind: 'code', name}));
    return [...[...finder.subjects(entry)].filter(counts), ...own].map(placeOf);
  };
  return {
    entries,
    about: new Map(entries.map(({entry}) => [entry, about(entry)])),
    firstNames: (entry) => finder.firstNames(entry),
    names: list,
    finder: new PasteFinder(list),
  };
}

/** What a paste says of some entries. */
export interface PasteMatches {
  /** The names that were found. */
  readonly found: readonly string[];
  readonly matches: readonly PasteMatch[];
  /** What is not run of what entries name, by their addresses; empty without a list of what is. */
  readonly notRun: ReadonlyMap<string, string>;
}

/** The entries that are about something of a paste, in their order, and those about what a list does not have. */
export function pasteMatches(
  {entries, about, names, finder, firstNames}: PasteIndex,
  paste: Paste,
  isPassed: (entry: PlacedEntry) => boolean,
): PasteMatches {
  const found = finder.find(paste);
  const {run, features} = paste;
  const kinds = listedKinds(run ?? []);
  const notRun = new Map<string, string>();
  /** What an entry is about that is not run, if that is all it is about. */
  const notRunOf = (entry: Entry): string | undefined => {
    const own = featuresOf(entry);
    const missing = own.find((each) => !features.has(each));
    if (missing) return own.some((each) => !each.isUsual && features.has(each)) ? undefined : missing.title;
    const first = firstNames(entry).filter(
      (name) => counts(name) || (name.kind === 'statement' && !isPlain(name.name)),
    );
    return first.length > 0 && first.every(({kind}) => kinds.has(kind)) ? NAME_KINDS[first[0]!.kind] : undefined;
  };
  const matches = entries.filter(isPassed).flatMap((placed): PasteMatch[] => {
    const {entry} = placed;
    const named = about.get(entry)!.flatMap((place) => (found.has(place) ? [names[place]!.name] : []));
    const other = run && named.length === 0 ? notRunOf(entry) : undefined;
    if (other) notRun.set(entry.address, other);
    const own = featuresOf(entry).flatMap((feature) => (features.has(feature) ? [feature.title] : []));
    const unique = new Set(named.length > 0 ? named : other ? [] : own);
    return unique.size > 0 ? [{...placed, names: [...unique]}] : [];
  });
  return {found: [...found].map((place) => names[place]!.name), matches, notRun};
}
