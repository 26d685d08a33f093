import {lineOf} from '../model/patch-release';
import {type PlacedEntry, placedEntries, type Release} from '../model/records';
import {sinceMeans} from '../model/references';
import {entrySymptom, SYMPTOMS, type Symptom} from '../model/symptoms';
import {plainText} from '../model/text';
import {compareVersions} from '../model/versions';
import {type Backports, firstOfLines} from './backports';
import {type BugVersions, bugVersions, versionsAround} from './bug-versions';

/** A bug whose first version is known, by the entry that fixes it. */
export interface Bug extends PlacedEntry {
  /** The patch releases that have the fix: in each older line the first, newest line first. */
  readonly fixedIn: readonly string[];
  /** Those that have the bug, oldest first. */
  readonly versions: readonly BugVersions[];
}

/** What a bug did. Fixes of other sections make something faster again. */
export function bugSymptom(bug: PlacedEntry): Symptom {
  return entrySymptom(bug) ?? 'slow';
}

/** The versions with the bug that an entry fixes; none of another entry, and where nobody knows since when. */
export function bugVersionsOf({release, section, entry}: PlacedEntry, backports: Backports): BugVersions[] {
  const {since, causedBy, pullRequests} = entry;
  if (since === undefined || sinceMeans(section) !== 'bug') return [];
  const causedIn = firstOfLines(backports, causedBy).map(({name}) => name);
  const fixedIn = firstOfLines(backports, pullRequests).map(({name}) => name);
  return bugVersions({since, release: release.version, causedIn, fixedIn});
}

/** The bugs whose first version is known, each with its first release that has the fix. `releases` are newest first. */
export function bugsOf(releases: readonly Release[], backports: Backports): Bug[] {
  const fixes = new Map<string, Bug>();
  for (const placed of placedEntries(releases)) {
    const {pullRequests, address} = placed.entry;
    const versions = bugVersionsOf(placed, backports);
    if (versions.length === 0) continue;
    const fixedIn = firstOfLines(backports, pullRequests).map(({name}) => name);
    const key = pullRequests.join() || address;
    // The older entry stands in its own place.
    fixes.delete(key);
    fixes.set(key, {...placed, fixedIn, versions});
  }
  return [...fixes.values()];
}

/** Whether a version, `25.8.15.35`, or the first build of a line, `25.8`, has the bug: for certain, perhaps, or not. */
export function hasBug({versions}: Pick<Bug, 'versions'>, version: string): 'yes' | 'maybe' | 'no' {
  const around = versionsAround(versions, version);
  if (!around) return 'no';
  return around.isSure ? 'yes' : 'maybe';
}

/**
 * The bugs that a version has, or may have, and the one that a reader comes from does not, the worst first, then the newest:
 * those of later releases, and those that a patch release of the reader's line has fixed and the version has again.
 */
export function knownBugs(bugs: readonly Bug[], {from, to}: {readonly from: string; readonly to: string}): Bug[] {
  const rank = (bug: Bug): number => SYMPTOMS.indexOf(bugSymptom(bug));
  const isNew = (bug: Bug): boolean => {
    const own = hasBug(bug, from);
    return own === 'no' || (own === 'maybe' && compareVersions(bug.entry.since!, lineOf(from)) > 0);
  };
  const coming = bugs.filter((bug) => isNew(bug) && hasBug(bug, to) !== 'no');
  // The same words of two fixes are one bug.
  return [...new Map(coming.map((bug) => [plainText(bug.entry.text), bug])).values()].sort(
    (a, b) => rank(a) - rank(b) || compareVersions(b.entry.since!, a.entry.since!),
  );
}
