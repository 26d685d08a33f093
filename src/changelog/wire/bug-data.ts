// What browsers fetch of bugs of which it is known since when: the entries that fix them.
import {allReleases, type Entry, placedEntries, type Year} from '../model/records';
import type {BugVersions} from '../patches/bug-versions';
import type {Bug} from '../patches/known-bugs';
import {type Packed, packKept, unpack} from './packed';

export interface PackedBugs {
  readonly pages: readonly Packed[];
  /** The patch releases that have the fix, in the order of the entries. */
  readonly fixedIn: readonly (readonly string[])[];
  /** The versions that have the bug, likewise. */
  readonly versions: readonly (readonly BugVersions[])[];
}

/** Bugs as JSON for browsers. */
export function packBugs(bugs: readonly Bug[], years: readonly Year[]): PackedBugs {
  const fixes = new Map(bugs.map((bug) => [bug.entry, bug]));
  const isFix = (entry: Entry): boolean => fixes.has(entry);
  const packed = placedEntries(allReleases(years)).flatMap(({entry}) => fixes.get(entry) ?? []);
  return {
    pages: packKept(years, isFix),
    fixedIn: packed.map(({fixedIn}) => fixedIn),
    versions: packed.map(({versions}) => versions),
  };
}

/** The bugs out of that JSON. */
export function unpackBugs({pages, fixedIn, versions}: PackedBugs): Bug[] {
  const placed = pages.flatMap((page) => placedEntries(unpack(page).releases));
  return placed.map((each, place) => ({...each, fixedIn: fixedIn[place]!, versions: versions[place]!}));
}
