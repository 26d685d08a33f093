// Security fixes by their numbers, and which versions have them. The links to them: references.ts.
import {lineOf, type PatchRelease, threeNumbers} from './patch-release';
import {compareVersions} from './versions';

/** A published vulnerability: its number, `CVE-2025-1385`, and the server's advisory, `GHSA-5phv-x8x4-83x5`. */
export interface Cve {
  readonly cve: string;
  readonly advisory: string;
}

/** An advisory with the versions that it names as fixed, `24.8.14.27`, at least one for each line that got the fix. */
export interface Advisory extends Cve {
  readonly fixed: readonly string[];
}

/**
 * The first version of a line that has the fix, by three numbers, since builds of one patch release differ in the fourth;
 * undefined if the advisory names none.
 */
export function fixedIn({fixed}: Advisory, line: string): string | undefined {
  const [first] = fixed.filter((version) => lineOf(version) === line).toSorted(compareVersions);
  return first && threeNumbers(first);
}

/** Whether a line is newer than all that got the fix later: it began with it. */
function beganWith({fixed}: Advisory, line: string): boolean {
  return fixed.every((version) => compareVersions(line, lineOf(version)) > 0);
}

/**
 * Of a version that lacks a fix, the first version of its line that has it, if there is one; undefined if the version has
 * the fix. A line, `24.8`, stands for its first release.
 */
export function lackedFix(advisory: Advisory, version: string): {readonly fixed: string | undefined} | undefined {
  const line = lineOf(version);
  if (beganWith(advisory, line)) return undefined;
  const fixed = fixedIn(advisory, line);
  const wanted = version === line ? `${line}.1` : threeNumbers(version);
  return fixed && compareVersions(wanted, fixed) >= 0 ? undefined : {fixed};
}

/**
 * The fixes that came to a line with this patch release: those that it has and the one before it lacks.
 * @param before the line itself, `24.8`, for its first patch release: that has no fix which the line began with
 */
export function fixesOf(
  advisories: readonly Advisory[],
  {version}: Pick<PatchRelease, 'version'>,
  before: string,
): Advisory[] {
  return advisories.filter(
    (advisory) => lackedFix(advisory, version) === undefined && lackedFix(advisory, before) !== undefined,
  );
}
