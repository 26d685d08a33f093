import {type Effect, effectTitle} from '../model/effects';
import type {Entry} from '../model/records';

/**
 * The steps of an upgrade, in the order in which one person does them, with what they involve. A part of a plan has its
 * step's number, from 1.
 */
export const STEPS = [
  {title: 'Decide', about: 'The versions to go to, beside each other.'},
  {title: 'Before', about: ''},
  {title: 'Test queries', about: ''},
  {title: 'Prepare', about: 'Look for what is unfinished, and back up.'},
  {title: 'Upgrade one server', about: 'Wait for it, and look. When to stop and go back.'},
  {title: 'The others', about: 'One of each shard first, soon after; in each step of a way.'},
  {title: 'Afterwards', about: 'Consumers, dictionaries, views, replicas.'},
] as const;

/** The title of a step, by its number from 1. */
export const stepTitle = (step: number) => STEPS[step - 1]!.title;

/**
 * The parts of a plan that list entries to check, in the order in which they are read: the effects of each, with their
 * weights. The order of all parts of a plan is in `stepParts` of plan-document.ts.
 */
export const PLAN_GROUPS = [
  {id: 'no-way-back', title: effectTitle('one-way', 'mixed'), step: 2, isGrave: true, risks: {'one-way': 5, mixed: 4}},
  {id: 'start', title: effectTitle('start'), step: 2, isGrave: true, risks: {start: 5}},
  {id: 'access', title: effectTitle('access'), step: 2, isGrave: false, risks: {access: 3}},
  {id: 'fails', title: effectTitle('fails'), step: 3, isGrave: false, risks: {fails: 3}},
  {id: 'results', title: effectTitle('result'), step: 3, isGrave: false, risks: {result: 3}},
  {id: 'cost', title: effectTitle('cost'), step: 7, isGrave: false, risks: {cost: 1}},
  {id: 'ops', title: effectTitle('ops'), step: 7, isGrave: false, risks: {ops: 0}},
] as const satisfies readonly {
  id: string;
  title: string;
  step: number;
  /** Whether its entries are shown whatever they weigh: they may keep a server from starting or from going back. */
  isGrave: boolean;
  risks: Partial<Record<Effect, number>>;
}[];

export type PlanGroup = (typeof PLAN_GROUPS)[number];

/** The part of the plan that an entry to check stands in: the first that has one of its effects. */
export function planGroup({effects}: Pick<Entry, 'effects'>): PlanGroup {
  return PLAN_GROUPS.find(({risks}) => effects.some((effect) => effect in risks))!;
}
