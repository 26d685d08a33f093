import type {Name} from '../model/named-items';
import {type Entry, type PlacedEntry, placedEntries, type Release} from '../model/records';
import {codeSpans} from '../model/text';
import {NameFinder} from '../names/name-finder';
import {counts, isDistinctCode, type PasteName} from './rules';

/** An entry that mentions what was pasted, and by which names. */
export interface PasteMatch extends PlacedEntry {
  readonly names: readonly string[];
}

/** The names that the entries of some releases mention, and that are therefore looked for in a paste. */
export interface PasteIndex {
  /** Each once. */
  readonly names: readonly PasteName[];
  /** For each entry, the indices in `names` of what it mentions. */
  readonly mentions: ReadonlyMap<Entry, readonly number[]>;
}

/** The words of an entry's code spans that are not known names but are distinct. */
function ownWords(entry: Entry, known: ReadonlySet<string>): Set<string> {
  const words = codeSpans(entry).flatMap((code) => [...code.matchAll(/[\w.]+/g)].map(([word]) => word));
  return new Set(words.filter((word) => isDistinctCode(word) && !known.has(word)));
}

/** Collects the names that pastes are compared with. */
export function pasteIndex(releases: readonly Release[], names: readonly Name[]): PasteIndex {
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
  const mentioned = (entry: Entry): number[] => {
    const own = [...ownWords(entry, known)].map((name): PasteName => ({kind: 'code', name}));
    return [...finder.mentions(entry).filter(counts), ...own].map(placeOf);
  };
  const mentions = new Map(placedEntries(releases).map(({entry}) => [entry, mentioned(entry)]));
  return {names: list, mentions};
}

/** The entries of these releases that mention one of the names found (by index), in the order of the releases. */
export function pasteMatches(
  {names, mentions}: PasteIndex,
  found: ReadonlySet<number>,
  releases: readonly Release[],
): PasteMatch[] {
  return placedEntries(releases).flatMap((placed): PasteMatch[] => {
    const mentioned = (mentions.get(placed.entry) ?? []).filter((place) => found.has(place));
    const unique = new Set(mentioned.map((place) => names[place]!.name));
    return unique.size === 0 ? [] : [{...placed, names: [...unique]}];
  });
}
