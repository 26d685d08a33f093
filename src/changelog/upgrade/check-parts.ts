// The parts of a plan with what is to be checked.
import {inDigits} from '../model/count';
import {groupBy} from '../model/group';
import type {PlacedEntry} from '../model/records';
import {REQUIRED_KINDS, type RequiredKind, type Requirement} from '../model/requirement';
import {isOfEveryServer} from '../names/usual';
import {type Block, folded, heading, type Part, paragraphs, partOf} from './blocks';
import {PLAN_GROUPS, type PlanGroup, planGroup} from './groups';
import {type ItemContext, planList} from './plan-items';
import type {Merged} from './planned-entries';

type Concern = 'mentioned' | 'every' | 'others' | 'untold' | 'unused';

/** What the entries are called that mention what readers have, those for all, those that depend on more, and the rest. */
export function concernTitles({notRun}: Pick<ItemContext, 'notRun'>): Readonly<Record<Concern, string>> {
  return {
    mentioned: notRun ? 'Mentions what you run' : 'Mentions your setup',
    every: 'Concerns every server',
    others: notRun ? 'Concerns your version, or what you do without' : 'Depends on what you use',
    untold: 'Depends on what your list does not tell',
    unused: notRun ? 'Names only what you do not run' : 'Only if you use',
  };
}

/** What many servers do not have; of engines and storage, these most have. */
const RARE_KINDS: ReadonlySet<RequiredKind> = new Set<RequiredKind>([
  ...(['table-engine', 'database-engine', 'table-function', 'dictionary-layout', 'dictionary-source'] as const),
  ...(['codec', 'index-type', 'disk-type', 'interface', 'platform', 'tool'] as const),
  ...(['access-storage', 'authentication'] as const),
]);
const USUAL = /MergeTree$|^(?:Distributed|View|MaterializedView|Dictionary|s3|S3|local|object_storage|HTTP|TCP)$/;

/** What an entry requires that many servers do not have; undefined if one alternative is usual. */
function rareName(requirement: Requirement | undefined): string | undefined {
  if (requirement === undefined || requirement === 'every server' || 'not' in requirement) return undefined;
  if ('all' in requirement) return requirement.all.map(rareName).find((name) => name !== undefined);
  if ('any' in requirement) {
    const all = requirement.any.map(rareName);
    return all.includes(undefined) ? undefined : all[0];
  }
  const {kind, names} = requirement;
  return RARE_KINDS.has(kind) && !names.some((name) => USUAL.test(name))
    ? names[0]!.replace('*', '') || REQUIRED_KINDS[kind].title
    : undefined;
}

/** So many names are told of what readers may not use. */
const TOLD = 8;

/** `Kafka 8, Iceberg 4`: the most frequent first. */
function countsOf(names: readonly string[]): string {
  const counts = [...groupBy(names, (name) => name)].sort(([, a], [, b]) => b.length - a.length);
  const rest = counts.slice(TOLD).reduce((sum, [, list]) => sum + list.length, 0);
  const told = counts.slice(0, TOLD).map(([name, list]) => `${name} ${inDigits(list.length)}`);
  return [...told, ...(rest > 0 ? [`others ${inDigits(rest)}`] : [])].join(', ');
}

/** Tells whom an entry concerns, and by what it requires. */
function concernOf({mentioned, notRun, untold, requires}: ItemContext, group: PlanGroup) {
  return ({entry: {address}}: PlacedEntry): readonly [Concern, name: string] => {
    const requirement = requires.get(address);
    if (mentioned.has(address)) return ['mentioned', ''];
    if (notRun?.has(address)) return ['unused', notRun.get(address)!];
    if (untold.has(address)) return ['untold', untold.get(address)!];
    if (isOfEveryServer(requirement)) return ['every', ''];
    // Without a list, what cannot be undone is not folded.
    const rare = notRun || group === PLAN_GROUPS[0] ? undefined : rareName(requirement);
    return rare === undefined ? ['others', ''] : ['unused', rare];
  };
}

/**
 * The entries of a part by the servers that they concern. Beside a setup, those that matter most to it come first, and all
 * others are folded, but for what keeps every server from its start or its way back. Without one, folded are those about
 * what readers may not use.
 */
function concernBlocks(entries: readonly Merged<PlacedEntry>[], context: ItemContext, group: PlanGroup): Block[] {
  const titles = concernTitles(context);
  const {foremost, mentioned} = context;
  const byConcern = groupBy(
    entries.map((each) => ({each, of: concernOf(context, group)(each)})),
    ({of: [concern]}) => concern,
  );
  const list = (some: readonly Merged<PlacedEntry>[]): Block[] =>
    some.length === 0 ? [] : [planList(some, context, group)];
  const isVital = group.id === 'start' || group.id === 'no-way-back';
  const isFolded = (concern: Concern): boolean =>
    concern === 'untold' || concern === 'unused' || (mentioned.size > 0 && !isVital);
  return (Object.keys(titles) as Concern[]).flatMap((concern): Block[] => {
    const own = byConcern.get(concern) ?? [];
    if (own.length === 0) return [];
    const all = own.map(({each}) => each);
    if (concern === 'mentioned') {
      const weight = ({entry: {address}}: PlacedEntry): number => foremost.get(address) ?? 0;
      const shown = all.filter(({entry}) => foremost.has(entry.address)).sort((a, b) => weight(b) - weight(a));
      const rest = all.filter(({entry}) => !foremost.has(entry.address));
      return [
        heading(3, `${titles[concern]} (${inDigits(own.length)})`),
        ...list(shown),
        ...folded(`${inDigits(rest.length)} others that do`, list(rest)),
      ];
    }
    if (!isFolded(concern)) return [heading(3, `${titles[concern]} (${inDigits(own.length)})`), ...list(all)];
    const counts = countsOf(own.map(({of: [, name]}) => name).filter(Boolean));
    return folded(`${titles[concern]}: ${counts || inDigits(own.length)}`, list(all));
  });
}

/** What is to be checked, by what happens to readers who do nothing. */
export function checkParts(context: ItemContext): Part[] {
  const byGroup = groupBy(context.toCheck, ({entry}) => planGroup(entry));
  return PLAN_GROUPS.flatMap((group): Part[] => {
    const {id, title, step} = group;
    const all = byGroup.get(group) ?? [];
    if (all.length === 0) return [];
    const facts = all.filter(({entry}) => entry.source).length;
    const about = facts > 0 && `${inDigits(facts)} of these ${facts === 1 ? 'is' : 'are'} not in the release notes.`;
    // What a list of what runs answers with no does not count.
    const count = all.filter(({entry}) => !context.notRun?.has(entry.address)).length;
    return [partOf({key: id, title, step, count}, () => [...paragraphs(about), ...concernBlocks(all, context, group)])];
  });
}
