import type {Advisory} from '../model/advisories';
import {isToCheck} from '../model/effects';
import {oncePer} from '../model/once';
import {type Line, lineOf} from '../model/patch-release';
import {allReleases, type Entry, type PlacedEntry, type Release, type Year} from '../model/records';
import type {UpgradeRules} from '../model/upgrade-rules';
import {compareVersions} from '../model/versions';
import {isPossible} from '../names/how-common';
import {backportsOf} from '../patches/backports';
import {entriesByPullRequest, type LineWithEntries, newestWithChecks} from '../patches/brought';
import {type Bug, bugsOf} from '../patches/known-bugs';
import {isWhollyIn} from '../patches/missing';
import {type ChangedSetting, changedSettings, plannedUndos} from '../server/changed-settings';
import type {ChangeWithEntry} from '../server/default-changes';
import {type NetDefault, netDefaults} from '../server/net-defaults';
import type {ObsoleteSettings} from '../server/obsolete-settings';
import {broughtEntries, comparePatches, type PatchComparison} from './patch-comparison';
import {plannedEntries, plannedReleases} from './planned-entries';
import {type AskedRange, concerns, isAfter, type PlannedRelease, parseRange, releasesIn} from './range';
import {type WayData, wayOf} from './way';

/** What a plan needs beside its releases; it may be about more releases than the plan passes. */
export interface PlanFacts {
  /** The changes of defaults, oldest first. */
  readonly changes: readonly ChangeWithEntry[];
  readonly obsolete: ObsoleteSettings;
  /** Security fixes with the versions that have them. */
  readonly advisories?: readonly Advisory[] | undefined;
  readonly rules: UpgradeRules;
}

/** What a plan is made from. */
export interface PlanData extends PlanFacts, Pick<WayData, 'newestOf'> {
  /** The releases of the way with what matters of them, oldest first. */
  readonly releases: readonly Release[];
  /** The bugs whose first release is known. */
  readonly bugs: readonly Bug[];
  /** The lines of the ends that are patch releases. */
  readonly lines: readonly LineWithEntries[];
}

/** What follows from the two ends of an upgrade. */
export interface UpgradePlan extends PlanData, WayData {
  /** The versions that it goes through, its ends included. */
  readonly way: readonly string[];
  /** The releases of the way, oldest first. */
  readonly passed: readonly PlannedRelease[];
  /** How the patch releases at its ends change it. */
  readonly patches: PatchComparison;
  /** The entries to check, each change once, with those of later releases that the wanted patch release has, and those that hold at a stop of the way alone. */
  readonly toCheck: readonly PlacedEntry[];
  readonly net: readonly NetDefault[];
  readonly changed: readonly ChangedSetting[];
}

/** The entries to check that the wanted patch release has and that only releases after its line tell. */
function broughtToCheck(
  range: AskedRange,
  {to, brought}: PatchComparison,
  toCheck: readonly PlacedEntry[],
  isConcerned: (entry: Entry) => boolean,
): PlacedEntry[] {
  const planned = new Set(toCheck.flatMap(({entry}) => entry.pullRequests));
  return broughtEntries({to, brought: brought.filter((number) => !planned.has(number))})
    .filter(({entry, release}) => isToCheck(entry) && isAfter(release, range) && isConcerned(entry))
    .sort((a, b) => compareVersions(a.release.version, b.release.version));
}

/** Makes the test whether the wanted patch release has what ends an entry's change: an entry of its `until` release, of which one names the other in `see`. */
function takenBackIn(patches: PatchComparison): (entry: Entry) => boolean {
  const ends = new Set(
    broughtEntries(patches).flatMap(({entry, release: {version}}) => [
      ...entry.see.map((number) => `${version} sees #${number}`),
      ...entry.pullRequests.map((number) => `${version} is #${number}`),
    ]),
  );
  return ({until, see, pullRequests}) =>
    pullRequests.some((number) => ends.has(`${until} sees #${number}`)) ||
    see.some((number) => ends.has(`${until} is #${number}`));
}

/** Plans an upgrade. `all` are the releases of the site, oldest first. */
export function computePlan(range: AskedRange, all: readonly PlannedRelease[], data: PlanData): UpgradePlan {
  const passed = releasesIn(range, all);
  const patches = comparePatches(range, data.lines);
  const fixes = new Map(data.bugs.map(({entry, versions}) => [entry.address, versions]));
  const takenBack = takenBackIn(patches);
  const concernsIn = (entry: Entry, way: AskedRange): boolean =>
    concerns(entry, way, fixes.get(entry.address)) && isPossible(entry.requires, range.from);
  const isConcerned = (entry: Entry): boolean => concernsIn(entry, range) && !takenBack(entry);
  const way = wayOf({...data, range, all});
  const stops = way.slice(1, -1);
  const isOfStop = ({entry, release}: PlacedEntry): boolean =>
    stops.some((to) => compareVersions(release.version, lineOf(to)) <= 0 && concernsIn(entry, {from: range.from, to}));
  const listed = data.releases.flatMap(plannedEntries);
  // Left out is what the reader's version has, and what concerns only versions in between, at which the way does not stop.
  const own = listed.filter(
    (each) => (isConcerned(each.entry) || isOfStop(each)) && !isWhollyIn(each.entry, patches.has),
  );
  const toCheck = passed.length > 0 ? [...own, ...broughtToCheck(range, patches, own, isConcerned)] : own;
  const net = netDefaults(data.changes, range);
  const undos = plannedUndos(toCheck.filter(({entry}) => isConcerned(entry)));
  return {
    ...data,
    range,
    all,
    passed,
    way,
    patches,
    toCheck,
    net,
    changed: changedSettings(undos, net),
  };
}

/** What plans are made from in the build. */
export interface PlanSource extends PlanFacts {
  /** Newest first. */
  readonly planYears: readonly Year[];
  readonly lines: readonly Line[];
}

export interface Planner extends Pick<WayData, 'newestOf'> {
  /** The releases that plans can have, oldest first. */
  readonly planned: readonly PlannedRelease[];
  /** Gives the plan of an address, `?from=24.8&to=25.8`. */
  readonly planOf: (search: string) => UpgradePlan;
}

/** Makes plans in the build. Each source has one planner: front page, years' pages and files share it. */
export const planner = oncePer((source: PlanSource): Planner => {
  const {lines, planYears, changes, obsolete, advisories, rules} = source;
  // Not all of the source: that would read and compute what no plan has.
  const known: PlanFacts = {changes, obsolete, advisories, rules};
  const releases = allReleases(planYears);
  const oldestFirst = releases.toReversed();
  const backports = backportsOf(lines);
  const planned = plannedReleases(planYears);
  const bugs = bugsOf(releases, backports);
  const entries = entriesByPullRequest(releases);
  const newest = new Map(lines.map((each) => [each.line, newestWithChecks({...each, entries})]));
  const newestOf = (line: string) => newest.get(line);
  const planOf = (search: string): UpgradePlan => {
    const range = parseRange(search, planned);
    const ends = Object.values(range.patch ?? {}).map(lineOf);
    return computePlan(range, planned, {
      ...known,
      releases: releasesIn(range, oldestFirst),
      bugs,
      lines: lines.filter(({line}) => ends.includes(line)).map((line) => ({...line, entries})),
      newestOf,
    });
  };
  return {planned, planOf, newestOf};
});
