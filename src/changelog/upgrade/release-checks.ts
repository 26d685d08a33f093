import {groupBy} from '../model/group';
import type {Planner} from './compute-plan';
import {PLAN_GROUPS, planGroup} from './groups';
import {type PlannedRelease, planAddress, rangeSearch} from './range';

/** What is to be checked before an upgrade to a release from an older one, as their plan has it. */
export interface ReleaseChecks {
  readonly from: PlannedRelease;
  readonly count: number;
  /** The plan. */
  readonly address: string;
  /** The parts of the plan which have entries to check, in its order. */
  readonly parts: readonly {readonly title: string; readonly count: number; readonly address: string}[];
}

function checksFrom(from: PlannedRelease, to: string, planOf: Planner['planOf']): ReleaseChecks {
  const range = {from: from.version, to};
  const {toCheck} = planOf(rangeSearch(range));
  const address = planAddress(range);
  const byGroup = groupBy(toCheck, ({entry}) => planGroup(entry));
  const parts = PLAN_GROUPS.flatMap((group) => {
    const count = byGroup.get(group)?.length;
    return count ? [{title: group.title, count, address: `${address}#${group.id}`}] : [];
  });
  return {from, count: toCheck.length, address, parts};
}

/** What there is to check from the release before; undefined for the oldest release, which nobody can come from. */
export function releaseChecks(version: string, {planned, planOf}: Planner): ReleaseChecks | undefined {
  const before = planned[planned.findIndex((each) => each.version === version) - 1];
  return before && checksFrom(before, version, planOf);
}

/** The same from the release with long-term support before; undefined if that is the release before. */
export function checksFromLts(version: string, {planned, planOf}: Planner): ReleaseChecks | undefined {
  const older = planned.slice(
    0,
    planned.findIndex((each) => each.version === version),
  );
  const from = older.findLast(({lts}) => lts);
  return from && from !== older.at(-1) ? checksFrom(from, version, planOf) : undefined;
}
