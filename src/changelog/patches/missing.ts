// What one patch release lacks of another: what the planner and the search ask.

import {type Line, type PatchRelease, threeNumbers} from '../model/patch-release';
import type {Entry} from '../model/records';
import {compareVersions} from '../model/versions';

/**
 * The patch release of a version of three or four numbers; undefined if the line does not have it. Three numbers mean
 * the oldest of several builds, as their address does.
 */
export function patchReleaseOf({releases}: Line, version: string): PatchRelease | undefined {
  return releases.find((each) => each.version === version || threeNumbers(each.version) === version);
}

/** The patch releases before and after a version that the line does not have; fewer at its ends. */
export function nearestPatchReleases({releases}: Line, version: string): PatchRelease[] {
  const before = releases.findLast((each) => compareVersions(each.version, version) < 0);
  const after = releases.find((each) => compareVersions(each.version, version) > 0);
  return [before, after].filter((each) => each !== undefined);
}

/** The pull requests that a line has at a version, of all its patch releases up to that one. */
export function broughtUpTo({releases}: Line, {version}: PatchRelease): ReadonlySet<number> {
  const until = releases.filter((each) => compareVersions(each.version, version) <= 0);
  return new Set(until.flatMap(({pullRequests}) => pullRequests));
}

/** The pull requests that a line has at a version, and that are not among those which one has, sorted. */
export function missingFrom(line: Line, release: PatchRelease, has: ReadonlySet<number>): number[] {
  return [...broughtUpTo(line, release)].filter((number) => !has.has(number)).sort((a, b) => a - b);
}

/**
 * Whether an entry is in a version that has these pull requests: all of its own are. With some of them the change is
 * not whole, or not yet right.
 */
export function isWhollyIn({pullRequests}: Pick<Entry, 'pullRequests'>, has: ReadonlySet<number>): boolean {
  return pullRequests.length > 0 && pullRequests.every((number) => has.has(number));
}
