import {inDigits} from '../model/count';
import {isToCheck} from '../model/effects';
import {groupBy} from '../model/group';
import type {Authors, PlacedEntry, Text} from '../model/records';
import {releaseId, releaseName} from '../model/versions';
import type {AboutPaste} from '../paste/about';
import type {PasteMatch} from '../paste/matches';
import {isWhollyIn} from '../patches/missing';
import {type Block, heading, type Part, paragraphs, partOf} from './blocks';
import {byConcern, concernTitles, PLAN_GROUPS, type PlanGroup, planGroup} from './groups';
import {broughtBlocks} from './patch-parts';
import {type BesideItems, planItem} from './plan-items';
import {type ToldOnce, toldOnce} from './planned-entries';
import {isAfter, isWithin} from './range';
import type {UpgradePlan} from './upgrade-plan';

/** What a document has beside the plan. */
export interface BesidePlan {
  readonly authors: Authors;
  /** The reader's day, `YYYY-MM-DD`; undefined if it is not known yet. */
  readonly today?: string | undefined;
  /** The entries that mention what was pasted, and what is known of its names and settings. */
  readonly matches?: readonly PasteMatch[];
  /** What entries name that a pasted list of what a server runs does not have, by their addresses. */
  readonly notRun?: ReadonlyMap<string, string> | undefined;
  readonly about?: AboutPaste | undefined;
}

/** How many entries are listed unfolded that are only of interest. */
const MOST = 40;

function entriesBlock(entries: readonly ToldOnce<PlacedEntry>[], beside: BesideItems, group?: PlanGroup): Block {
  return {kind: 'entries', items: entries.map((each) => planItem(each, beside, group))};
}

/** What concerns a pasted text beside the plan: its settings, its names that are gone, and what else mentions it. */
export function pasteParts(
  plan: UpgradePlan,
  others: readonly ToldOnce<PasteMatch>[],
  about: AboutPaste | undefined,
  beside: BesideItems,
): Part[] {
  const {absent = [], told = [], others: line} = about ?? {};
  /** Blocks below a heading, if there are any. */
  const below = (title: string, blocks: readonly Block[]): Block[] =>
    blocks.length === 0 ? [] : [heading(3, title), ...blocks];
  const points = (items: readonly Text[]): Block[] => (items.length === 0 ? [] : [{kind: 'points', items}]);
  const list = others.length > 0 ? [entriesBlock(others, beside)] : [];
  const title = `${concernTitles(beside).mentioned}, nothing to check (${others.length})`;
  const rest: Block[] = others.length > MOST ? [{kind: 'folded', title, blocks: list}] : below(title, list);
  const {to, brought = []} = plan.way ?? {};
  const found =
    to && isWithin(plan.range)
      ? broughtBlocks(
          brought.filter((number) => others.some(({entry}) => entry.pullRequests.includes(number))),
          to.line.entries,
          beside.backports,
        )
      : [
          ...below(`Not in ${plan.range.to}`, points(absent)),
          ...below('Settings that you set', [...points(told), ...paragraphs(line)]),
          ...rest,
        ];
  if (found.length === 0) return [];
  const count = absent.length + told.length + others.length;
  return [partOf('setup', {title: 'Your setup', count}, () => found)];
}

/** The entries of a part: those that mention what readers have, those for all, and folded what they may not use. */
function concernBlocks(entries: readonly ToldOnce<PlacedEntry>[], beside: BesideItems, group: PlanGroup): Block[] {
  const titles = concernTitles(beside);
  // What cannot be undone is not folded.
  const {mentioned, others, unused} = byConcern(entries, beside, group !== PLAN_GROUPS[0]);
  const list = (title: string, some: readonly ToldOnce<PlacedEntry>[]): Block[] => {
    const headings = title === '' ? [] : [heading(3, `${title} (${inDigits(some.length)})`)];
    return some.length === 0 ? [] : [...headings, entriesBlock(some, beside, group)];
  };
  const folded = [...unused.values()].flat();
  const counts = [...unused].map(([feature, some]) => `${feature} ${inDigits(some.length)}`);
  const title = `${titles.unused} (${inDigits(folded.length)}): ${counts.join(', ')}`;
  return [
    ...list(titles.mentioned, mentioned),
    ...list(titles.others, others),
    ...(folded.length === 0 ? [] : [{kind: 'folded', title, blocks: [entriesBlock(folded, beside, group)]} as const]),
  ];
}

/** What matters, by what happens to readers who do nothing. */
export function groupParts(plan: UpgradePlan, beside: BesideItems): Part[] {
  const byGroup = groupBy(plan.once, ({entry}) => planGroup(entry));
  return PLAN_GROUPS.flatMap((group): Part[] => {
    const {id, title} = group;
    const all = byGroup.get(group) ?? [];
    if (all.length === 0) return [];
    const facts = all.filter(({entry}) => entry.source).length;
    const about = facts > 0 && `${inDigits(facts)} of these ${facts === 1 ? 'is' : 'are'} not in the release notes.`;
    const make = () => [...paragraphs(about), ...concernBlocks(all, beside, group)];
    return [partOf(id, {title, count: all.length}, make, {text: `${title} (${all.length})`})];
  });
}

/** The releases on the way, with how much of each is to be checked. */
export function releasesPart({passed, once, range, way}: UpgradePlan): Part {
  const later = once.filter(({release}) => isAfter(release, range)).length;
  const counts = groupBy(once, ({release}) => release.version);
  const title = 'Releases on the way';
  const row = (href: string, name: string, date: string | undefined, ...numbers: readonly number[]): Text[] => [
    [{href, text: [name]}],
    [date ?? ''],
    ...numbers.map((number) => [inDigits(number)]),
  ];
  const rows = passed.map(({version, lts, date, address, entries}) =>
    row(address, releaseName({version, lts}), date, counts.get(version)?.length ?? 0, entries),
  );
  if (way?.to && way.brought.length > 0)
    rows.push(row('#patches', way.to.name, way.to.release.date, later, way.brought.length));
  const head = ['Release', 'Day', 'To check', 'All changes'];
  const ids = passed.map(({version}) => releaseId(version));
  return partOf('releases', {title, count: passed.length}, () => [{kind: 'table', label: title, head, ids, rows}]);
}

/** What mentions a pasted text and stands in no part of the plan; within a line that is all that does. */
export function otherMatches(
  matches: readonly PasteMatch[],
  {way, range}: Pick<UpgradePlan, 'way' | 'range'>,
): ToldOnce<PasteMatch>[] {
  return toldOnce(
    matches.filter(({entry}) => (isWithin(range) || !isToCheck(entry)) && way && !isWhollyIn(entry, way.has)),
  );
}
