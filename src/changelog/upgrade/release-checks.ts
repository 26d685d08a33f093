import {groupBy} from '../model/group';
import {oncePer} from '../model/once';
import {compareVersions} from '../model/versions';
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

/** What was asked for: a page asks for each release twice. */
const askedOf = oncePer((_: Planner) => new Map<string, ReleaseChecks[]>());

/**
 * What there is to check from the release before, and from the release with long-term support before, if that is another one;
 * nothing for the oldest release, which nobody can come from.
 */
export function releaseChecks(version: string, planner: Planner): readonly ReleaseChecks[] {
  const asked = askedOf(planner);
  const known = asked.get(version);
  if (known) return known;
  const older = planner.planned.filter((each) => compareVersions(each.version, version) < 0);
  const starts = new Set([older.at(-1), older.findLast(({lts}) => lts)]);
  const checks = [...starts].flatMap((from) => (from ? checksFrom(from, version, planner.planOf) : []));
  asked.set(version, checks);
  return checks;
}
