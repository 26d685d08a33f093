// What browsers fetch of bugs of which it is known since when: the entries that fix them.
import {countEntries, keepEntries, placedEntries, type Year} from '../model/records';
import type {Bug} from '../patches/known-bugs';
import {type Packed, pack, unpack} from './packed';

export interface PackedBugs {
  readonly pages: readonly Packed[];
  /** The patch releases that have the fix, in the order of the entries. */
  readonly fixedIn: readonly (readonly string[])[];
}

/** Bugs as JSON for browsers. */
export function packBugs(bugs: readonly Bug[], years: readonly Year[]): PackedBugs {
  const fixes = new Map(bugs.map(({entry, fixedIn}) => [entry, fixedIn]));
  const pages = years.flatMap(({path, releases}) => {
    const own = releases.map((release) => keepEntries(release, ({entry}) => fixes.has(entry)));
    const kept = own.filter((release) => countEntries(release) > 0);
    return kept.length > 0 ? [{path, releases: kept}] : [];
  });
  return {
    pages: pages.map(({path, releases}) => pack(path, releases, {})),
    fixedIn: pages.flatMap(({releases}) => placedEntries(releases).map(({entry}) => fixes.get(entry)!)),
  };
}

/** The bugs out of that JSON. */
export function unpackBugs({pages, fixedIn}: PackedBugs): Bug[] {
  const placed = pages.flatMap((page) => placedEntries(unpack(page).releases));
  return placed.map((each, place) => ({...each, fixedIn: fixedIn[place]!}));
}
