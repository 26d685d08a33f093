import {append} from '../model/group';
import type {Line} from '../model/patch-release';
import {keepEntries, type PlacedEntry, placedEntries, type Release} from '../model/records';

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

/** The entries of these pull requests, in their releases. */
export function releasesWith(
  pullRequests: readonly number[],
  entries: ReadonlyMap<number, readonly PlacedEntry[]>,
): Release[] {
  const found = pullRequests.flatMap((number) => entries.get(number) ?? []);
  const kept = new Set(found.map(({entry}) => entry));
  return [...new Set(found.map(({release}) => release))].map((release) =>
    keepEntries(release, ({entry}) => kept.has(entry)),
  );
}
