// The parts of a plan with what is to be checked.
import {inDigits} from '../model/count';
import {groupBy} from '../model/group';
import {once} from '../model/once';
import type {PlacedEntry} from '../model/records';
import {rareName} from '../names/usual';
import type {Verdict} from '../paste/matches';
import {type Block, below, folded, type Part, partOf} from './blocks';
import {foremost, mentionIn} from './foremost';
import {PLAN_GROUPS, type PlanGroup, planGroup} from './groups';
import {isOfEvery, isUnused, type PlanView, planList} from './plan-items';

type Concern = Verdict['is'] | 'every' | 'others' | 'rare';

/** The titles of the lists of a part, by whom their entries concern. */
function concernTitles(hasList: boolean): Readonly<Record<Concern, string>> {
  return {
    mentioned: hasList ? 'Mentions what you run' : 'Mentions your setup',
    every: 'Concerns every server',
    others: hasList ? 'Concerns your version, or what you do without' : 'Depends on what you use',
    untold: 'Depends on what your list does not tell',
    apart: 'Matters while both versions run, in each step of the way',
    rare: 'Only if you use',
    unused: 'Names only what you do not run',
  };
}

/** The most names that are told of what readers may not use. */
const TOLD = 8;

/** `Kafka 8, Iceberg 4`: the most frequent first. */
function countsOf(names: readonly string[]): string {
  const counts = [...groupBy(names, (name) => name)].sort(([, a], [, b]) => b.length - a.length);
  const rest = counts.slice(TOLD).reduce((sum, [, list]) => sum + list.length, 0);
  const told = counts.slice(0, TOLD).map(([name, list]) => `${name} ${inDigits(list.length)}`);
  return [...told, ...(rest > 0 ? [`others ${inDigits(rest)}`] : [])].join(', ');
}

/** Whom an entry concerns, and the name of what readers may not use. */
function concernOf(placed: PlacedEntry, view: PlanView): readonly [Concern, name?: string] {
  const {entry} = placed;
  const {setup, requires, verdicts} = view;
  const verdict = verdicts.get(entry.address);
  if (verdict) return [verdict.is];
  if (isOfEvery(placed, view)) return ['every'];
  // Without a list, what cannot be undone is not folded.
  const isOpen = setup?.paste.run || planGroup(entry) === PLAN_GROUPS[0];
  const rare = isOpen ? undefined : rareName(requires.get(entry.address));
  return rare === undefined ? ['others'] : ['rare', rare];
}

/**
 * The entries of a part by the servers that they concern. Beside a setup, those that matter most to it come first, and all
 * others are folded, but for what keeps every server from starting or going back. Without one, those about what readers
 * may not use are folded.
 * @param shownOf gives the entries of all parts that are shown at once
 */
function concernBlocks(
  entries: readonly PlacedEntry[],
  view: PlanView,
  {id}: PlanGroup,
  shownOf: () => readonly PlacedEntry[],
): Block[] {
  const {hasSetup, setup} = view;
  const titles = concernTitles(setup?.paste.run !== undefined);
  const found = entries.map((each) => ({each, of: concernOf(each, view)}));
  const byConcern = groupBy(found, ({of: [concern]}) => concern);
  const isBesideSetup = hasSetup && id !== 'start' && id !== 'no-way-back';
  return (Object.keys(titles) as Concern[]).flatMap((concern): Block[] => {
    const own = byConcern.get(concern) ?? [];
    const all = own.map(({each}) => each);
    const title = `${titles[concern]} (${inDigits(own.length)})`;
    if (concern === 'mentioned') {
      const shown = shownOf();
      const first = shown.filter((each) => all.includes(each));
      const rest = all.filter((each) => !shown.includes(each));
      const others = folded(`${inDigits(rest.length)} others that do`, planList(rest, view));
      return below(title, [...planList(first, view), ...others]);
    }
    if (!isBesideSetup && (concern === 'every' || concern === 'others')) return below(title, planList(all, view));
    const names = own.flatMap(({of: [, name]}) => name ?? []);
    return folded(`${titles[concern]}: ${countsOf(names) || inDigits(own.length)}`, planList(all, view));
  });
}

/** What is to be checked, by what happens to readers who do nothing. */
export function checkParts(view: PlanView): Part[] {
  const byGroup = groupBy(view.toCheck, ({entry}) => planGroup(entry));
  const shownOf = once(() => foremost(view.ranked));
  return PLAN_GROUPS.flatMap((group): Part[] => {
    const {id, title, step} = group;
    const all = byGroup.get(group) ?? [];
    if (all.length === 0) return [];
    // An entry about what the list does not have does not count.
    const count = all.filter((placed) => !isUnused(placed, view)).length;
    const mine = view.hasSetup ? all.filter((placed) => mentionIn(view.verdicts, placed)).length : undefined;
    const listed = {key: id, title, step, count, mine};
    return [partOf(listed, () => concernBlocks(all, view, group, shownOf))];
  });
}
