// What the patch releases of its two ends make of an upgrade.
import {broughtUpTo, lackedOf, nearestPatchReleases, patchReleaseOf} from '../patches/lacks';
import {type Line, lineOf, type PatchRelease, shortNames} from '../patches/patch-release';
import type {AskedRange, Range} from './range';

/** A patch release with its line and the name that pages give it, `24.8.4`. */
export interface PatchEnd<L extends Line = Line> {
  readonly line: L;
  readonly release: PatchRelease;
  readonly name: string;
}

/** A version that its line does not have. */
export interface UnknownVersion {
  readonly end: keyof Range;
  readonly version: string;
  readonly nearest: readonly PatchRelease[];
}

export interface PatchWay<L extends Line = Line> {
  readonly unknown: readonly UnknownVersion[];
  /** What one runs and wants; undefined if that is a whole line or unknown. */
  readonly from: PatchEnd<L> | undefined;
  readonly to: PatchEnd<L> | undefined;
  /** The pull requests that the line of `from` brought up to it. */
  readonly has: ReadonlySet<number>;
  /** Those that `to` has in the same way and `from` lacks, sorted; none while a version is unknown. */
  readonly brought: readonly number[];
  /** The newest patch release of the line of `from`, and how many pull requests `from` lacks of it. */
  readonly newest: (PatchEnd<L> & {readonly lacked: number}) | undefined;
}

function endOf<L extends Line>(line: L, release: PatchRelease): PatchEnd<L> {
  return {line, release, name: shortNames(line.releases).get(release.version)!};
}

/** What the patch releases make of an upgrade. `lines` has those of its ends that are versions of a line. */
export function patchWay<L extends Line>({patch, note}: AskedRange, lines: readonly L[]): PatchWay<L> {
  const unknown: UnknownVersion[] = [];
  const find = (end: keyof Range): PatchEnd<L> | undefined => {
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
  const newest = from && endOf(from.line, from.line.releases.at(-1)!);
  return {
    unknown,
    from,
    to,
    has,
    brought: to && unknown.length === 0 ? lackedOf(to.line, to.release, has) : [],
    newest: newest && {...newest, lacked: lackedOf(newest.line, newest.release, has).length},
  };
}
