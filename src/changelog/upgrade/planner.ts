import {type Line, lineOf, newestPatch} from '../model/patch-release';
import {allReleases, type Year} from '../model/records';
import {backportsOf} from '../patches/backports';
import {entriesByPullRequest} from '../patches/entries-of';
import {bugsOf} from '../patches/known-bugs';
import {computePlan, type PlanFacts, type UpgradePlan} from './compute-plan';
import {plannedReleases} from './planned-entries';
import {type PlannedRelease, parseRange, releasesIn} from './range';

/** What plans are made from where nothing has to be fetched. */
export interface PlanSource extends PlanFacts {
  /** Newest first. */
  readonly years: readonly Year[];
  readonly lines: readonly Line[];
  /** The years with what no release note tells. */
  readonly planned: readonly Year[];
}

/** The releases that plans can have, oldest first, and the function that gives the plan of an address, `?from=24.8&to=25.8`. */
export function planner({years, lines, planned: all, ...known}: PlanSource): {
  readonly planned: readonly PlannedRelease[];
  readonly planOf: (search: string) => UpgradePlan;
} {
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
      ...known,
      releases: releasesIn(range, releases),
      bugs,
      lines: lines.filter(({line}) => ends.includes(line)).map((line) => ({...line, entries})),
      newestOf: (line) => newest.get(line),
    });
  };
  return {planned, planOf};
}
