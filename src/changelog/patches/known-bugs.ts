import {lineOf} from '../model/patch-release';
import {type PlacedEntry, placedEntries, type Release} from '../model/records';
import {entrySymptom, SYMPTOMS, type Symptom} from '../model/symptoms';
import {compareVersions} from '../model/versions';
import {type Backports, backportsOfEntry} from './backports';

/** A bug of which it is known since when, by the entry that fixes it. */
export interface Bug extends PlacedEntry {
  /** The patch releases that have the fix: in each older line the first, newest line first. */
  readonly fixedIn: readonly string[];
}

/** What a bug did. Fixes of other sections make something faster again. */
export function bugSymptom(bug: PlacedEntry): Symptom {
  return entrySymptom(bug) ?? 'slow';
}

/** The bugs of which it is known since when, each with its first release that has the fix. `releases` are newest first. */
export function bugsOf(releases: readonly Release[], backports: Backports): Bug[] {
  const fixes = new Map<string, Bug>();
  for (const placed of placedEntries(releases)) {
    const {since, pullRequests, address} = placed.entry;
    if (since === undefined) continue;
    const fixedIn = backportsOfEntry(backports, pullRequests).map(({name}) => name);
    fixes.set(pullRequests.join() || address, {...placed, fixedIn});
  }
  return [...fixes.values()];
}

/** Whether a version, `25.8` or `25.8.15.35`, has the bug, as far as is known. */
export function hasBug({entry: {since}, release, fixedIn}: Bug, version: string): boolean {
  const line = lineOf(version);
  if (compareVersions(since!, line) > 0 || compareVersions(release.version, line) <= 0) return false;
  return !fixedIn.some((name) => lineOf(name) === line && compareVersions(name, version) <= 0);
}

/** The bugs that a version has and the release that one comes from does not, the worst first, then the newest. */
export function knownBugs(bugs: readonly Bug[], {from, to}: {readonly from: string; readonly to: string}): Bug[] {
  const rank = (bug: Bug): number => SYMPTOMS.indexOf(bugSymptom(bug));
  return bugs
    .filter((bug) => compareVersions(bug.entry.since!, lineOf(from)) > 0 && hasBug(bug, to))
    .sort((a, b) => rank(a) - rank(b) || compareVersions(b.entry.since!, a.entry.since!));
}

/** The bugs that a change brought: their fixes name its pull requests, and it names theirs. */
export function broughtByChange(bugs: readonly Bug[], {pullRequests, see}: PlacedEntry['entry']): Bug[] {
  if (see.length === 0) return [];
  return bugs.filter(
    ({entry}) =>
      entry.see.some((number) => pullRequests.includes(number)) &&
      entry.pullRequests.some((number) => see.includes(number)),
  );
}
