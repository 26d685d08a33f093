// The parts of a plan with what is to be checked.
import {inDigits} from '../model/count';
import {groupBy} from '../model/group';
import type {PlacedEntry} from '../model/records';
import {featuresOf} from '../names/features';
import {type Block, heading, type Part, paragraphs, partOf} from './blocks';
import {PLAN_GROUPS, type PlanGroup, planGroup} from './groups';
import {type ItemContext, planList} from './plan-items';
import type {Merged} from './planned-entries';

/** What the entries are called that mention what readers have, those for all, and those about what they may not use. */
export function concernTitles({mentioned, notRun}: Pick<ItemContext, 'mentioned' | 'notRun'>) {
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

/** What an entry is about that its reader may not use, or does not; undefined if it may concern every server. */
function unusedOf({entry}: PlacedEntry, {notRun}: ItemContext): string | undefined {
  if (notRun) return notRun.get(entry.address);
  const features = featuresOf(entry);
  return features.some(({isUsual}) => isUsual) ? undefined : features[0]?.title;
}

/** The entries of a part by the servers that they concern; folded are those about what readers may not use. */
function concernBlocks(entries: readonly Merged<PlacedEntry>[], context: ItemContext, group: PlanGroup): Block[] {
  const titles = concernTitles(context);
  const lists = groupBy(entries, (placed): keyof typeof titles => {
    if (context.mentioned.has(placed.entry.address)) return 'mentioned';
    // What cannot be undone is not folded.
    return group !== PLAN_GROUPS[0] && unusedOf(placed, context) !== undefined ? 'unused' : 'others';
  });
  const unfolded = (['mentioned', 'others'] as const).flatMap((concern): Block[] => {
    const list = lists.get(concern);
    const title = titles[concern];
    const headings = title === '' ? [] : [heading(3, `${title} (${inDigits(list?.length ?? 0)})`)];
    return list ? [...headings, planList(list, context, group)] : [];
  });
  const unused = groupBy(lists.get('unused') ?? [], (placed) => unusedOf(placed, context));
  if (unused.size === 0) return unfolded;
  const folded = [...unused.values()].flat();
  const counts = [...unused].map(([feature, some]) => `${feature} ${inDigits(some.length)}`);
  const title = `${titles.unused} (${inDigits(folded.length)}): ${counts.join(', ')}`;
  return [...unfolded, {kind: 'folded', title, blocks: [planList(folded, context, group)]}];
}

/** What is to be checked, by what happens to readers who do nothing. */
export function checkParts(context: ItemContext): Part[] {
  const byGroup = groupBy(context.toCheck, ({entry}) => planGroup(entry));
  return PLAN_GROUPS.flatMap((group): Part[] => {
    const {id, title} = group;
    const all = byGroup.get(group) ?? [];
    if (all.length === 0) return [];
    const facts = all.filter(({entry}) => entry.source).length;
    const about = facts > 0 && `${inDigits(facts)} of these ${facts === 1 ? 'is' : 'are'} not in the release notes.`;
    const make = () => [...paragraphs(about), ...concernBlocks(all, context, group)];
    return [partOf({key: id, title, count: all.length}, make, {text: `${title} (${all.length})`})];
  });
}
