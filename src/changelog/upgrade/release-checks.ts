import {PLAN_GROUPS} from './groups';
import {type PlannedRelease, planAddress} from './range';

/** What is to be checked before an upgrade to a release from the one before it. */
export interface ReleaseChecks {
  readonly count: number;
  /** The plan from the release before. */
  readonly address: string;
  /** The parts of that plan which have entries, in its order. */
  readonly parts: readonly {readonly title: string; readonly count: number; readonly address: string}[];
  /** The plan from the release with long-term support before, if that is not the release before. */
  readonly fromLts?: {readonly version: string; readonly address: string};
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
  const lts = planned.slice(0, place).findLast((each) => each.lts);
  return {
    count: countChecks(planned[place]!),
    address,
    parts: PLAN_GROUPS.flatMap(({id, title}) => {
      const count = checks[id];
      return count ? [{title, count, address: `${address}#${id}`}] : [];
    }),
    ...(lts &&
      lts !== before && {fromLts: {version: lts.version, address: planAddress({from: lts.version, to: version})}}),
  };
}
