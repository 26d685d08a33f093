import type {Planner} from './compute-plan';
import {PLAN_GROUPS} from './groups';
import {type PlannedRelease, planAddress, rangeSearch} from './range';

/** How much is to be checked before an upgrade. */
export interface Checks {
  readonly from: PlannedRelease;
  readonly count: number;
  /** The plan. */
  readonly address: string;
}

/** What is to be checked before an upgrade to a release from the one before it. */
export interface ReleaseChecks extends Checks {
  /** The parts of that plan which have entries, in its order. */
  readonly parts: readonly {readonly title: string; readonly count: number; readonly address: string}[];
}

/** How much there is to check of a release, without what earlier releases tell. */
export function countChecks({checks}: Pick<PlannedRelease, 'checks'>): number {
  return Object.values(checks).reduce((sum, count) => sum + count, 0);
}

/**
 * What there is to check for whoever upgrades to a release.
 * @param planned all releases, oldest first
 * @returns undefined for the oldest release, which nobody can come from
 */
export function releaseChecks(version: string, planned: readonly PlannedRelease[]): ReleaseChecks | undefined {
  const place = planned.findIndex((each) => each.version === version);
  const before = planned[place - 1];
  if (!before) return undefined;
  const {checks} = planned[place]!;
  const address = planAddress({from: before.version, to: version});
  return {
    from: before,
    count: countChecks(planned[place]!),
    address,
    parts: PLAN_GROUPS.flatMap(({id, title}) => {
      const count = checks[id];
      return count ? [{title, count, address: `${address}#${id}`}] : [];
    }),
  };
}

/** The same from the release with long-term support before, counted in its plan; undefined if that is the release before. */
export function checksFromLts(version: string, {planned, planOf}: Planner): Checks | undefined {
  const older = planned.slice(
    0,
    planned.findIndex((each) => each.version === version),
  );
  const from = older.findLast(({lts}) => lts);
  if (!from || from === older.at(-1)) return undefined;
  const range = {from: from.version, to: version};
  return {from, count: planOf(rangeSearch(range)).toCheck.length, address: planAddress(range)};
}
