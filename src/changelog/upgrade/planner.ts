import type {Advisory} from '../model/advisories';
import {type Line, lineOf, newestPatch} from '../model/patch-release';
import {allReleases, type Fact, type Text, type Year} from '../model/records';
import type {Requirement} from '../model/requirement';
import type {UpgradeRules} from '../model/upgrade-rules';
import {backportsOf} from '../patches/backports';
import {entriesByPullRequest} from '../patches/entries-of';
import {bugsOf} from '../patches/known-bugs';
import type {ChangeWithEntry} from '../server/default-changes';
import type {ObsoleteSettings} from '../server/obsolete-settings';
import {computePlan, type UpgradePlan} from './compute-plan';
import {plannedReleases, withFacts} from './planned-entries';
import {type PlannedRelease, parseRange, type Range, releasesIn} from './range';

/** What plans are made from where nothing has to be fetched. */
export interface PlanSource {
  /** Newest first. */
  readonly years: readonly Year[];
  readonly lines: readonly Line[];
  readonly facts: readonly Fact[];
  readonly answers: ReadonlyMap<string, Text>;
  readonly requires: ReadonlyMap<string, Requirement>;
  readonly changes: readonly ChangeWithEntry[];
  readonly obsolete: ObsoleteSettings;
  readonly advisories?: readonly Advisory[];
  readonly rules: UpgradeRules;
}

/** The releases that plans can have, oldest first, and the function that gives the plan of an address, `?from=24.8&to=25.8`. */
export function planner({years, lines, facts, answers, changes, obsolete, advisories, rules, requires}: PlanSource): {
  readonly planned: readonly PlannedRelease[];
  readonly planOf: (search: string) => UpgradePlan;
} {
  const all = withFacts(years, facts);
  const releases = allReleases(all).toReversed();
  const backports = backportsOf(lines);
  const planned = plannedReleases(all, backports);
  const bugs = bugsOf(allReleases(years), backports);
  const entries = entriesByPullRequest(allReleases(years));
  const newest = new Map(lines.map((each) => [each.line, newestPatch(each)]));
  const planOf = (search: string): UpgradePlan => {
    const range = parseRange(search, planned);
    const ends = Object.values(range.patch ?? {}).map(lineOf);
    return computePlan(range, planned, {
      releases: releasesIn(range, releases),
      changes,
      obsolete,
      bugs,
      answers,
      advisories,
      requires,
      lines: lines.filter(({line}) => ends.includes(line)).map((line) => ({...line, entries})),
      rules,
      newestOf: (line) => newest.get(line),
      isComplete: true,
    });
  };
  return {planned, planOf};
}

/** So many releases with long-term support are passed at most: what is farther is upgraded in steps. */
const STEPS = 2;

/** The ways between releases with long-term support, the newest first. `releases` are oldest first. */
export function ltsWays(releases: readonly Pick<PlannedRelease, 'version' | 'lts'>[]): Range[] {
  const stops = releases.filter(({lts}) => lts).map(({version}) => version);
  return stops
    .flatMap((from, place) => stops.slice(place + 1, place + 1 + STEPS).map((to) => ({from, to})))
    .reverse()
    .sort((a, b) => stops.indexOf(b.to) - stops.indexOf(a.to));
}
