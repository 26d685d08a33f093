import {EFFECTS, type Effect} from '../model/effects';
import {append} from '../model/group';
import type {Entry, PlacedEntry} from '../model/records';
import {featuresOf} from '../names/features';

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

const includes = ({effects}: PlanGroup, effect: Effect): boolean => (effects as readonly Effect[]).includes(effect);

/** The part of the plan that an entry stands in: the first that has one of its effects. */
export function planGroup({effects}: Pick<Entry, 'effects'>): PlanGroup {
  return PLAN_GROUPS.find((group) => effects.some((effect) => includes(group, effect))) ?? PLAN_GROUPS.at(-1)!;
}

/** What else happens than the title of a part says; all, if it stands in none. */
export function otherEffects({effects}: Pick<Entry, 'effects'>, group?: PlanGroup): string[] {
  return effects
    .filter((effect) => !group || group.effects.length > 1 || !includes(group, effect))
    .map((effect) => EFFECTS[effect]);
}

/** What is known of who reads a plan. */
export interface Reader {
  /** The pasted names that entries are about, by the entries' addresses. */
  readonly mentioned: ReadonlyMap<string, readonly string[]>;
  /** What entries name that the reader's server does not run, by their addresses; undefined if nobody listed it. */
  readonly notRun: ReadonlyMap<string, string> | undefined;
}

/** The entries of one part of a plan by the servers that they concern. */
export interface ByConcern<Placed> {
  readonly mentioned: readonly Placed[];
  readonly others: readonly Placed[];
  /** Those about what the reader may not use, or does not, by what it is. */
  readonly unused: ReadonlyMap<string, readonly Placed[]>;
}

/** What an entry is about that its reader may not use, or does not; undefined if it may concern every server. */
function unusedOf({entry}: Pick<PlacedEntry, 'entry'>, {notRun}: Reader): string | undefined {
  if (notRun) return notRun.get(entry.address);
  const features = featuresOf(entry);
  return features.some(({isUsual}) => isUsual) ? undefined : features[0]?.title;
}

/** Tells apart which servers entries concern. `isFolding` is false where nothing is told apart as unused. */
export function byConcern<Placed extends Pick<PlacedEntry, 'entry'>>(
  entries: readonly Placed[],
  reader: Reader,
  isFolding = true,
): ByConcern<Placed> {
  const [mentioned, others]: [Placed[], Placed[]] = [[], []];
  const unused = new Map<string, Placed[]>();
  for (const placed of entries) {
    const title = isFolding ? unusedOf(placed, reader) : undefined;
    if (reader.mentioned.has(placed.entry.address)) mentioned.push(placed);
    else if (title === undefined) others.push(placed);
    else append(unused, title, placed);
  }
  return {mentioned, others, unused};
}

/** What the three are called. */
export function concernTitles({mentioned, notRun}: Reader): Readonly<Record<keyof ByConcern<unknown>, string>> {
  return notRun
    ? {
        mentioned: 'Mentions what you run',
        others: 'Concerns every server',
        unused: 'Names only what you do not run',
      }
    : {
        mentioned: 'Mentions your setup',
        others: mentioned.size > 0 ? 'Other changes' : '',
        unused: 'Features that you may not use',
      };
}
