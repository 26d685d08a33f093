import {inDigits} from '../model/count';
import {isToCheck} from '../model/effects';
import {groupBy} from '../model/group';
import type {Authors, PlacedEntry, Text} from '../model/records';
import {releaseId, releaseName} from '../model/versions';
import {type AboutSettings, PASTED_SETTINGS} from '../paste/about-settings';
import type {PasteMatch} from '../paste/matches';
import {backportsOf} from '../patches/backports';
import {isWhollyIn} from '../patches/missing';
import {type Block, heading, type Part, paragraphs} from './blocks';
import {byConcern, concernTitles, PLAN_GROUPS, type PlanGroup, planGroup} from './groups';
import {orderBlocks} from './order';
import {type ToldOnce, toldOnce} from './plan';
import {type BesideItems, broughtBlocks, planItem} from './plan-items';
import {isWithin} from './range';
import type {UpgradePlan} from './upgrade-plan';
import {lacksLine, lostLine} from './words';

/** What a document has beside the plan. */
export interface BesidePlan {
  readonly authors: Authors;
  /** The reader's day, `YYYY-MM-DD`; undefined if it is not known yet. */
  readonly today?: string | undefined;
  /** The entries that mention what was pasted, and what is known of its settings. */
  readonly matches?: readonly PasteMatch[];
  /** What entries name that a pasted list of what a server runs does not have, by their addresses. */
  readonly notRun?: ReadonlyMap<string, string> | undefined;
  readonly about?: AboutSettings | undefined;
  /** The names of it that the wanted release does not have. */
  readonly absent?: readonly Text[] | undefined;
}

/** What one has and would lose, each change with the patch release of the wanted line that has it later. */
export function lostBlocks({way}: UpgradePlan): Block[] {
  const title = way && lostLine(way);
  if (!way?.from || !way.to || title === undefined) return [];
  return [{kind: 'folded', title, blocks: broughtBlocks(way.lost, way.from.line.entries, backportsOf([way.to.line]))}];
}

/** What the wanted patch release brings, each change with the one of its line that had it first. */
export function broughtPart({way, range}: UpgradePlan): Part[] {
  if (!way?.to || way.brought.length === 0) return [];
  const {to, brought, from} = way;
  const others = [range.to, ...(from ? [from.name] : [])];
  return [
    {
      key: 'patches',
      listed: {title: `Upgrade to ${to.name}`, count: brought.length},
      blocks: [
        heading(2, `Upgrade to ${to.name}${to.release.date === undefined ? '' : `, ${to.release.date}`}`, 'patches'),
        ...(isWithin(range) ? [] : paragraphs(lacksLine(to, brought.length, others))),
        ...broughtBlocks(brought, to.line.entries, backportsOf([to.line])),
      ],
    },
  ];
}

/** How many entries are listed unfolded that are only of interest. */
const MOST = 40;

function entriesBlock(entries: readonly ToldOnce<PlacedEntry>[], beside: BesideItems, group?: PlanGroup): Block {
  return {kind: 'entries', items: entries.map((each) => planItem(each, beside, group))};
}

/** What concerns a pasted text beside the plan: its settings, its names that are gone, and what else mentions it. */
export function pasteParts(
  plan: UpgradePlan,
  {matches = [], about, absent = []}: BesidePlan,
  beside: BesideItems,
): Part[] {
  const others = otherMatches(matches, plan.way);
  const settings: Block[] =
    about && about.told.length + (about.others ? 1 : 0) > 0
      ? [
          heading(3, PASTED_SETTINGS),
          ...(about.told.length > 0 ? [{kind: 'points', items: about.told} as const] : []),
          ...paragraphs(about.others),
        ]
      : [];
  const gone: Block[] =
    absent.length === 0 ? [] : [heading(3, `Not in ${plan.range.to}`), {kind: 'points', items: absent}];
  const list = others.length > 0 ? [entriesBlock(others, beside)] : [];
  const title = `${beside.notRun ? 'Mentions what you run' : 'Mentions your setup'}, nothing to check (${others.length})`;
  const rest: Block[] =
    others.length > MOST ? [{kind: 'folded', title, blocks: list}] : [...list.map(() => heading(3, title)), ...list];
  const found = [...gone, ...settings, ...rest];
  if (found.length === 0) return [];
  const count = absent.length + (about?.told.length ?? 0) + others.length;
  return [{key: 'setup', listed: {title: 'Your setup', count}, blocks: [heading(2, 'Your setup', 'setup'), ...found]}];
}

/** The entries of a part: those that mention what readers have, those for all, and folded what they may not use. */
function concernBlocks(entries: readonly ToldOnce<PlacedEntry>[], beside: BesideItems, group: PlanGroup): Block[] {
  const titles = concernTitles(beside);
  const {mentioned, others, unused} = byConcern(entries, beside);
  const list = (title: string, some: readonly ToldOnce<PlacedEntry>[]): Block[] =>
    some.length === 0
      ? []
      : [
          ...(title === '' ? [] : [heading(3, `${title} (${inDigits(some.length)})`)]),
          entriesBlock(some, beside, group),
        ];
  // What cannot be undone is not folded.
  if (group === PLAN_GROUPS[0])
    return [
      ...list(titles.mentioned, mentioned),
      ...list(
        titles.others,
        entries.filter((each) => !mentioned.includes(each)),
      ),
    ];
  const folded = [...unused.values()].flat();
  const counts = [...unused].map(([feature, some]) => `${feature} ${inDigits(some.length)}`);
  return [
    ...list(titles.mentioned, mentioned),
    ...list(titles.others, others),
    ...(folded.length === 0
      ? []
      : [
          {
            kind: 'folded' as const,
            title: `${titles.unused} (${inDigits(folded.length)}): ${counts.join(', ')}`,
            blocks: [entriesBlock(folded, beside, group)],
          },
        ]),
  ];
}

/** What matters, by what happens to readers who do nothing. */
export function groupParts(plan: UpgradePlan, beside: BesideItems): Part[] {
  const byGroup = groupBy(plan.once, ({entry}) => planGroup(entry));
  return PLAN_GROUPS.flatMap((group, place): Part[] => {
    const {id, title} = group;
    const all = byGroup.get(group) ?? [];
    if (place > 0 && all.length === 0) return [];
    return [
      {
        key: id,
        listed: {title, count: all.length},
        blocks: [
          heading(2, `${title} (${all.length})`, id),
          ...concernBlocks(all, beside, group),
          ...(place === 0 ? orderBlocks(plan.range) : []),
        ],
      },
    ];
  });
}

/** The releases on the way, with how much of each is to be checked. */
export function releasesPart({passed, once}: UpgradePlan): Part {
  const counts = groupBy(once, ({release}) => release.version);
  const title = 'Releases on the way';
  return {
    key: 'releases',
    listed: {title, count: passed.length},
    blocks: [
      heading(2, title, 'releases'),
      {
        kind: 'table',
        label: title,
        head: ['Release', 'Day', 'To check', 'All changes'],
        ids: passed.map(({version}) => releaseId(version)),
        rows: passed.map(({version, lts, date, address, entries}) => [
          [{href: address, text: [releaseName({version, lts})]}],
          [date ?? ''],
          [inDigits(counts.get(version)?.length ?? 0)],
          [inDigits(entries)],
        ]),
      },
    ],
  };
}

/** What mentions a pasted text and does not matter to every upgrade. */
export function otherMatches(matches: readonly PasteMatch[], way: UpgradePlan['way']): ToldOnce<PasteMatch>[] {
  return toldOnce(matches.filter((match) => !isToCheck(match.entry) && way && !isWhollyIn(match.entry, way.has)));
}
