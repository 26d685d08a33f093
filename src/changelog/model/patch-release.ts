// What a patch release is: one build of a line of releases, with the pull requests that it brought to that line.
import {compareVersions} from './versions';

export interface PatchRelease {
  /** The whole version, `24.8.4.13`. */
  readonly version: string;
  /** `YYYY-MM-DD`; undefined if the day is not known. */
  readonly date?: string;
  /** The original pull requests that it brought, sorted, without those that it took back before it was published. */
  readonly pullRequests: readonly number[];
}

/** A line of releases, `24.8`, with its patch releases, oldest first. */
export interface Line {
  readonly line: string;
  readonly releases: readonly PatchRelease[];
}

/** The line of a version: `24.8` for `24.8.4.13`, for `24.8.4` and for `24.8`. */
export const lineOf = (version: string): string => version.split('.').slice(0, 2).join('.');

/** The first three numbers of a version, `24.8.4` of `24.8.4.13`. */
export const threeNumbers = (version: string): string => version.split('.').slice(0, 3).join('.');

/**
 * The name of each patch release of a line by its whole version: its first three numbers, `24.8.4`. Of several with
 * the same three, the oldest has the short name, so that a name once published keeps its meaning.
 */
export function shortNames(releases: readonly PatchRelease[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    releases.map(({version}) => {
      const short = threeNumbers(version);
      const name = taken.has(short) ? version : short;
      taken.add(name);
      return [version, name];
    }),
  );
}

/** The newest patch release of a line, and how many changes its patch releases brought in all. */
export interface NewestPatch {
  readonly version: string;
  readonly name: string;
  readonly changes: number;
  /** How many entries of later releases are to be checked for it; undefined where that is not asked. */
  readonly checks?: number;
}

/** The newest patch release of a line, which must have one. */
export function newestPatch({releases}: Line): NewestPatch {
  const {version} = releases.at(-1)!;
  const changes = new Set(releases.flatMap(({pullRequests}) => pullRequests)).size;
  return {version, name: shortNames(releases).get(version)!, changes};
}

/** Orders lines of releases, the newest first. */
export const newestFirst = (a: Pick<Line, 'line'>, b: Pick<Line, 'line'>): number => compareVersions(b.line, a.line);
