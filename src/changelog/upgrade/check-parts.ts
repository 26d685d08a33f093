// The parts of a plan with what is to be checked.
import {inDigits} from '../model/count';
import {groupBy} from '../model/group';
import type {PlacedEntry} from '../model/records';
import {REQUIRED_KINDS, type RequiredKind, type Requirement} from '../model/requirement';
import {type Block, heading, type Part, paragraphs, partOf} from './blocks';
import {PLAN_GROUPS, type PlanGroup, planGroup} from './groups';
import {type ItemContext, planList} from './plan-items';
import type {Merged} from './planned-entries';

/** What the entries are called that mention what readers have, those for all, those that depend on more, and the rest. */
export function concernTitles({mentioned, notRun}: Pick<ItemContext, 'mentioned' | 'notRun'>) {
  return notRun
    ? {
        mentioned: 'Mentions what you run',
        others: 'Concerns every server',
        untold: 'Depends on what your list does not tell',
        unused: 'Names only what you do not run',
      }
    : {
        mentioned: 'Mentions your setup',
        others: mentioned.size > 0 ? 'Other changes' : '',
        untold: '',
        unused: 'Features that you may not use',
      };
}

/** What many servers do not have; of engines and storage, these most have. */
const RARE_KINDS: ReadonlySet<RequiredKind> = new Set<RequiredKind>([
  ...(['table-engine', 'database-engine', 'table-function', 'dictionary-layout', 'dictionary-source'] as const),
  ...([
    'codec',
    'index-type',
    'disk-type',
    'interface',
    'platform',
    'tool',
    'access-storage',
    'authentication',
  ] as const),
]);
const USUAL = /MergeTree$|^(?:Distributed|View|MaterializedView|Dictionary|s3|S3|local|object_storage|HTTP|TCP)$/;

/** The kind of what an entry requires that many servers do not have; undefined if one alternative is usual. */
function rareKind(requirement: Requirement | undefined): string | undefined {
  if (requirement === undefined || requirement === 'every server' || 'not' in requirement) return undefined;
  if ('all' in requirement) return requirement.all.map(rareKind).find((kind) => kind !== undefined);
  if ('any' in requirement) {
    const kinds = requirement.any.map(rareKind);
    return kinds.includes(undefined) ? undefined : kinds[0];
  }
  const {kind, names} = requirement;
  return RARE_KINDS.has(kind) && !names.some((name) => USUAL.test(name)) ? REQUIRED_KINDS[kind].title : undefined;
}

/** The entries of a part by the servers that they concern; folded are those about what readers may not use. */
function concernBlocks(entries: readonly Merged<PlacedEntry>[], context: ItemContext, group: PlanGroup): Block[] {
  const {mentioned, notRun, untold, requires} = context;
  const titles = concernTitles(context);
  // Without a list, what cannot be undone is not folded.
  const unusedOf = ({entry: {address}}: PlacedEntry): string | undefined =>
    notRun ? notRun.get(address) : group === PLAN_GROUPS[0] ? undefined : rareKind(requires.get(address));
  const lists = groupBy(entries, (placed): keyof typeof titles => {
    const {address} = placed.entry;
    if (mentioned.has(address)) return 'mentioned';
    if (unusedOf(placed) !== undefined) return 'unused';
    return untold.has(address) ? 'untold' : 'others';
  });
  const unfolded = (['mentioned', 'others'] as const).flatMap((concern): Block[] => {
    const list = lists.get(concern);
    const title = titles[concern];
    const headings = title === '' ? [] : [heading(3, `${title} (${inDigits(list?.length ?? 0)})`)];
    return list ? [...headings, planList(list, context, group)] : [];
  });
  const folded = (['untold', 'unused'] as const).flatMap((concern): Block[] => {
    const list = lists.get(concern);
    if (!list) return [];
    const kinds = groupBy(list, (placed) =>
      concern === 'unused' ? unusedOf(placed) : untold.get(placed.entry.address),
    );
    const counts = [...kinds].map(([kind, some]) => `${kind} ${inDigits(some.length)}`);
    const title = `${titles[concern]} (${inDigits(list.length)}): ${counts.join(', ')}`;
    return [{kind: 'folded', title, blocks: [planList(list, context, group)]}];
  });
  return [...unfolded, ...folded];
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
    // What a list of what runs answers with no does not count.
    const count = all.filter(({entry}) => !context.notRun?.has(entry.address)).length;
    return [partOf({key: id, title, count}, make, {text: `${title} (${count})`})];
  });
}
