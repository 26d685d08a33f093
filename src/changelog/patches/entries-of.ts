import {append} from '../model/group';
import type {Line} from '../model/patch-release';
import {type PlacedEntry, placedEntries, type Release} from '../model/records';

/** A line of releases with the entries of its pull requests. */
export interface LineWithEntries extends Line {
  readonly entries: ReadonlyMap<number, readonly PlacedEntry[]>;
}

/** The entries of pull requests by number, in the order of the releases. */
export function entriesByPullRequest(releases: readonly Release[]): ReadonlyMap<number, readonly PlacedEntry[]> {
  const found = new Map<number, PlacedEntry[]>();
  for (const placed of placedEntries(releases))
    for (const number of new Set(placed.entry.pullRequests)) append(found, number, placed);
  return found;
}
