// What browsers fetch of bugs of which it is known since when: the entries that fix them.
import {allReleases, type Entry, placedEntries, type Year} from '../model/records';
import type {Bug} from '../patches/known-bugs';
import {type Packed, packKept, unpack} from './packed';

export interface PackedBugs {
  readonly pages: readonly Packed[];
  /** The patch releases that have the fix, in the order of the entries. */
  readonly fixedIn: readonly (readonly string[])[];
}

/** Bugs as JSON for browsers. */
export function packBugs(bugs: readonly Bug[], years: readonly Year[]): PackedBugs {
  const fixes = new Map(bugs.map(({entry, fixedIn}) => [entry, fixedIn]));
  const isFix = (entry: Entry): boolean => fixes.has(entry);
  const entries = placedEntries(allReleases(years)).map(({entry}) => entry);
  return {pages: packKept(years, isFix), fixedIn: entries.filter(isFix).map((entry) => fixes.get(entry)!)};
}

/** The bugs out of that JSON. */
export function unpackBugs({pages, fixedIn}: PackedBugs): Bug[] {
  const placed = pages.flatMap((page) => placedEntries(unpack(page).releases));
  return placed.map((each, place) => ({...each, fixedIn: fixedIn[place]!}));
}
