import type {Effect} from '../model/effects';
import type {Entry} from '../model/records';

/** The parts of a plan by what happens to readers who do nothing, in the order in which they are read. */
export const PLAN_GROUPS = [
  {id: 'no-way-back', title: 'No way back, mixed versions', effects: ['one-way', 'mixed']},
  {id: 'start', title: 'May not start', effects: ['start']},
  {id: 'access', title: 'Access', effects: ['access']},
  {id: 'fails', title: 'Now fails', effects: ['fails']},
  {id: 'results', title: 'Other results', effects: ['result']},
  {id: 'cost', title: 'Memory, time and disk', effects: ['cost']},
  {id: 'ops', title: 'Monitoring and scripts', effects: ['ops']},
  {id: 'others', title: 'Other changes to check', effects: []},
] as const satisfies readonly {id: string; title: string; effects: readonly Effect[]}[];

export type PlanGroup = (typeof PLAN_GROUPS)[number];

export function hasEffect({effects}: PlanGroup, effect: Effect): boolean {
  return (effects as readonly Effect[]).includes(effect);
}

/** The part of the plan that an entry stands in: the first that has one of its effects. */
export function planGroup({effects}: Pick<Entry, 'effects'>): PlanGroup {
  return PLAN_GROUPS.find((group) => effects.some((effect) => hasEffect(group, effect))) ?? PLAN_GROUPS.at(-1)!;
}
