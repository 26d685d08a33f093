import {isToCheck} from '../model/effects';
import {NAME_KINDS, type Name} from '../model/named-items';
import type {Entry, PlacedEntry} from '../model/records';
import {codeSpans} from '../model/text';
import {featuresOf} from '../names/features';
import {NameFinder} from '../names/name-finder';
import type {Paste} from './paste';
import {counts, isPlain, isUsual, type PasteName} from './rules';
import {listedKinds} from './run-list';

/** An entry that mentions what was pasted, and by which names. */
export interface PasteMatch extends PlacedEntry {
  readonly names: readonly string[];
}

/** What a paste says of some entries. */
export interface PasteMatches {
  readonly found: readonly PasteName[];
  /** The entries that are about what was found, in their order. */
  readonly matches: readonly PasteMatch[];
  /** What is not run of what entries name, by their addresses; empty without a list of what is. */
  readonly notRun: ReadonlyMap<string, string>;
}

export type PasteIndex = (paste: Paste, isPassed: (entry: PlacedEntry) => boolean) => PasteMatches;

/** Class names of stack traces, types of disks, environment variables: they count although they are no known names. */
const OWN_WORD = /^(?=\w*(?:[A-Za-z\d]_[A-Za-z\d]|[a-z][A-Z]))[A-Za-z]\w{3,}[A-Za-z\d]$/;

/** Makes what compares pastes with entries: it finds the names that they are about. */
export function pasteIndex(entries: readonly PlacedEntry[], known: readonly Name[]): PasteIndex {
  const finder = new NameFinder(known);
  const words = new Set(known.flatMap(({name}) => [name, ...name.split('.')]));
  const aboutOf = (entry: Entry): PasteName[] => {
    const all = codeSpans(entry).flatMap((code) => code.match(/[\w.]+/g) ?? []);
    const own = all.filter((word) => OWN_WORD.test(word) && !words.has(word));
    return [...[...finder.subjects(entry)].filter(counts), ...own.map((name) => ({kind: 'code', name}) as const)];
  };
  const about = new Map(entries.map(({entry}) => [entry, aboutOf(entry)]));
  const names = [...new Set([...about.values()].flat())];

  return (paste, isPassed) => {
    const {run, features} = paste;
    const found = new Set(names.filter(paste.has));
    const kinds = listedKinds(run);
    const isAbsent = (name: Name): boolean => kinds.has(name.kind) && !paste.has(name);
    const notRun = new Map<string, string>();
    const matches = entries.filter(isPassed).flatMap((placed): PasteMatch[] => {
      const {entry} = placed;
      // An error that a server had is no sign that what now fails concerns it.
      const isToRead = ({kind}: PasteName): boolean => !(run && kind === 'error' && isToCheck(entry));
      const named = about.get(entry)!.filter((each) => found.has(each) && isToRead(each));
      const own = featuresOf(entry);
      const runs = own.filter((feature) => features.has(feature));
      const by = named.length > 0 ? named.map(({name}) => name) : runs.map(({title}) => title);
      const match = by.length > 0 ? [{...placed, names: [...new Set(by)]}] : [];
      if (!run) return match;
      const mentions = finder.mentions(entry);
      const first = finder.firstNames(entry).filter((name) => !isPlain(name));
      if (by.length === 0) {
        const isOther = first.length > 0 && first.every(isAbsent) && !mentions.some((name) => found.has(name));
        const title = own[0]?.title ?? (isOther ? NAME_KINDS[first[0]!.kind] : undefined);
        if (title) notRun.set(entry.address, title);
      }
      // What every server runs says little where nothing else is run that an entry names; what it begins with says most.
      const listed = mentions.filter((name) => kinds.has(name.kind) && counts(name) && !isUsual(name));
      const isOnlyUsual = named.length > 0 && named.every(isUsual);
      const namesOthers = listed.length > 0 && listed.every(isAbsent) && (isOnlyUsual || first.some(isAbsent));
      const needsOthers = own.length > 0 && runs.length === 0 && !first.some((name) => found.has(name));
      return namesOthers || needsOthers ? [] : match;
    });
    return {found: [...found], matches, notRun};
  };
}
