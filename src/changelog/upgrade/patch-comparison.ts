// How the patch releases at its two ends change an upgrade.

import {lineOf, type PatchRelease, shortNames} from '../model/patch-release';
import type {PlacedEntry} from '../model/records';
import {compareVersions, monthsAfter} from '../model/versions';
import type {LineWithEntries} from '../patches/brought';
import {broughtUpTo, missingFrom, nearestPatchReleases, patchReleaseOf} from '../patches/missing';
import {type AskedRange, isWithin, type Range} from './range';

/** A patch release with its line and the name that pages give it, `24.8.4`. */
export interface PatchEnd {
  readonly line: LineWithEntries;
  readonly release: PatchRelease;
  readonly name: string;
}

/** A version that its line does not have. */
export interface UnknownVersion {
  readonly end: keyof Range;
  readonly version: string;
  readonly nearest: readonly PatchRelease[];
}

export interface PatchComparison {
  readonly unknown: readonly UnknownVersion[];
  /** The reader's version and the wanted one; undefined if that is a whole line or unknown. */
  readonly from: PatchEnd | undefined;
  readonly to: PatchEnd | undefined;
  /** The pull requests that the line of `from` brought up to it. */
  readonly has: ReadonlySet<number>;
  /**
   * The pull requests that `to` has in the same way and `from` lacks, sorted. An unknown version of another line counts as its
   * first release; within a line there are none.
   */
  readonly brought: readonly number[];
  /**
   * The pull requests that `from` has by the patch releases of its line and `to` lacks, sorted. Those of the release after
   * `to` do not count: they may have come to the line of `to` before its first build, which no list tells.
   */
  readonly lost: readonly number[];
  /**
   * The newest patch release of the line of `to`, or of `from` if `to` is that whole line, and the pull requests that the
   * version lacks of it.
   */
  readonly best: (PatchEnd & {readonly missing: readonly number[]}) | undefined;
}

function endOf(line: LineWithEntries, release: PatchRelease): PatchEnd {
  return {line, release, name: shortNames(line.releases).get(release.version)!};
}

/** The entries of what the wanted version brings, each once. */
export function broughtEntries({to, brought}: Pick<PatchComparison, 'to' | 'brought'>): PlacedEntry[] {
  return [...new Set(brought.flatMap((number) => to?.line.entries.get(number) ?? []))];
}

/** Compares the patch releases at the ends of an upgrade. `lines` has the lines of the ends that are patch releases. */
export function comparePatches(range: AskedRange, lines: readonly LineWithEntries[]): PatchComparison {
  const {patch, note} = range;
  const unknown: UnknownVersion[] = [];
  const find = (end: keyof Range): PatchEnd | undefined => {
    const version = patch?.[end];
    if (version === undefined || note) return undefined;
    const line = lines.find((each) => each.line === lineOf(version));
    const release = line && patchReleaseOf(line, version);
    if (release) return endOf(line, release);
    unknown.push({end, version, nearest: line ? nearestPatchReleases(line, version) : []});
    return undefined;
  };
  const [from, to] = [find('from'), find('to')];
  const has: ReadonlySet<number> = from ? broughtUpTo(from.line, from.release) : new Set();
  const isLater = ({release}: PlacedEntry): boolean => compareVersions(release.version, monthsAfter(range.to, 1)) > 0;
  const isLost = (number: number): boolean => from?.line.entries.get(number)?.every(isLater) ?? false;
  const end = to ?? (isWithin(range) ? from : undefined);
  const best = end && endOf(end.line, end.line.releases.at(-1)!);
  return {
    unknown,
    from,
    to,
    has,
    lost: from && to ? missingFrom(from.line, from.release, broughtUpTo(to.line, to.release)).filter(isLost) : [],
    brought: to && !(unknown.length > 0 && isWithin(range)) ? missingFrom(to.line, to.release, has) : [],
    best: best && {
      ...best,
      missing: missingFrom(best.line, best.release, broughtUpTo(end!.line, end!.release)),
    },
  };
}
