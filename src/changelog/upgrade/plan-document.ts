import {counted, inDigits} from '../model/count';
import {groupBy} from '../model/group';
import type {Authors, PlacedEntry} from '../model/records';
import type {Resolve} from '../model/text';
import {releaseId, releaseName} from '../model/versions';
import {type AboutSettings, PASTED_SETTINGS} from '../paste/about-settings';
import type {PasteMatch} from '../paste/matches';
import {backportsOf} from '../patches/backports';
import {isWhollyIn} from '../patches/lacks';
import {type Block, heading, type Part, paragraphs} from './blocks';
import {defaultsBlocks} from './default-table';
import {plannedIds, type ToldOnce, toldOnce} from './plan';
import {type BesideItems, broughtBlocks, planItem} from './plan-items';
import {blocksMarkdown} from './plan-markdown';
import {isWithin, type PlannedRelease, wholeRange} from './range';
import {PLAN_PARTS, type PlanPart, planPart, upgradeReason} from './reason';
import {rollBackBlocks} from './roll-back-blocks';
import type {UpgradePlan} from './upgrade-plan';
import {lacksLine, lostLine, newestLine, stopsLine, summaryLine, targetLine, unknownLine} from './words';

/** What to do with a plan, in order. */
const ORDER =
  'First read the incompatible changes, and change what the new version refuses. Put the server and MergeTree settings ' +
  'that you want to keep into the configuration before the new version starts. Upgrade one replica, check it, then the ' +
  'others. Settings of queries can follow at any time.';

/** What a document has beside the plan. */
export interface BesidePlan {
  readonly authors: Authors;
  /** The part of the plan that is shown alone. */
  readonly part?: PlanPart | undefined;
  /** The entries that mention what was pasted, and what is known of its settings. */
  readonly matches?: readonly PasteMatch[];
  readonly about?: AboutSettings | undefined;
}

/** A plan as it is shown and copied. */
export interface PlanDocument {
  readonly title: string;
  /** What to know first: the first is the sum of it. */
  readonly head: readonly Block[];
  /** What concerns the pasted text. */
  readonly paste: readonly Part[];
  readonly plan: readonly Part[];
}

/** What one has and would lose, each change with the patch release of the wanted line that has it later. */
function lostBlocks({way}: UpgradePlan): Block[] {
  const title = way && lostLine(way);
  if (!way?.from || !way.to || title === undefined) return [];
  return [{kind: 'folded', title, blocks: broughtBlocks(way.lost, way.from.line.entries, backportsOf([way.to.line]))}];
}

/** What the wanted patch release brings, each change with the one of its line that had it first. */
function broughtPart({way, range}: UpgradePlan): Part[] {
  if (!way?.to || way.brought.length === 0) return [];
  const {to, brought, from} = way;
  const others = [range.to, ...(from ? [from.name] : [])];
  return [
    {
      key: 'patches',
      blocks: [
        heading(2, `Upgrade to ${to.name}${to.release.date === undefined ? '' : `, ${to.release.date}`}`, 'patches'),
        ...(isWithin(range) ? [] : paragraphs(lacksLine(to, brought.length, others))),
        ...broughtBlocks(brought, to.line.entries, backportsOf([to.line])),
      ],
    },
  ];
}

/** What concerns a pasted text: its settings, and the entries that mention something of it. */
function pasteParts({once, way}: UpgradePlan, {matches = [], about}: BesidePlan, beside: BesideItems): Part[] {
  const mentioned = once.filter(({entry}) => beside.mentioned.has(entry.address));
  const others = otherMatches(matches, way);
  const list = (title: string, entries: readonly ToldOnce<PlacedEntry>[]): Block[] =>
    entries.length === 0
      ? []
      : [heading(3, title), {kind: 'entries', items: entries.map((each) => planItem(each, beside))}];
  const settings: Block[] =
    about && about.told.length + (about.others ? 1 : 0) > 0
      ? [
          heading(2, PASTED_SETTINGS),
          ...(about.told.length > 0 ? [{kind: 'points', items: about.told} as const] : []),
          ...paragraphs(about.others),
        ]
      : [];
  const found = [...list('To check before the upgrade', mentioned), ...list('Other changes', others)];
  return [
    {key: 'settings', blocks: settings},
    {
      key: 'matched',
      blocks:
        found.length > 0
          ? [heading(2, 'Mentions your setup'), ...found, heading(2, 'Does not mention your setup')]
          : [],
    },
  ];
}

/** What mentions a pasted text and does not matter to every upgrade. */
export function otherMatches(matches: readonly PasteMatch[], way: UpgradePlan['way']): ToldOnce<PasteMatch>[] {
  return toldOnce(matches.filter((match) => !upgradeReason(match) && way && !isWhollyIn(match.entry, way.has)));
}

/** The document of a plan. A release that has not arrived is a part without content. */
export function planDocument(plan: UpgradePlan, beside: BesidePlan): PlanDocument {
  const {range, passed, once, way} = plan;
  const {from, to} = wholeRange(range);
  const {part, authors, matches = []} = beside;
  const mentioned = new Map(matches.map(({entry, names}) => [entry.address, names]));
  const ids = plannedIds([...once, ...otherMatches(matches, way)]);
  const items: BesideItems = {authors, mentioned, ids, changed: plan.changed};
  const inPart = once.filter((each) => part === undefined || planPart(each) === part);
  const byRelease = groupBy(inPart, ({release}) => release.version);
  const counts = groupBy(once, ({release}) => release.version);
  const arrived = new Set(plan.releases.map(({version}) => version));
  const releasePart = ({version, address, entries, ...release}: PlannedRelease): Part => {
    const count = counts.get(version)?.length ?? 0;
    const shown = byRelease.get(version)?.filter(({entry}) => !mentioned.has(entry.address)) ?? [];
    if (!arrived.has(version) || (count > 0 && shown.length === 0)) return {key: version, blocks: []};
    const date = release.date === undefined ? '' : `, ${release.date}`;
    const check = count === 0 ? 'Nothing to check' : `Check ${count}`;
    return {
      key: version,
      blocks: [
        heading(2, `Upgrade to ${releaseName({version, lts: release.lts})}${date}`, releaseId(version)),
        ...paragraphs([
          `${check} of ${counted(entries, 'change', 'changes')}. `,
          {href: address, text: [`All of ${version}`]},
          '.',
        ]),
        ...(shown.length > 0 ? [{kind: 'entries', items: shown.map((each) => planItem(each, items))} as const] : []),
      ],
    };
  };
  const only =
    part &&
    `Shown of them: ${PLAN_PARTS[part]}, ${inDigits(inPart.length)} of ${counted(once.length, 'change', 'changes')}.`;
  // Made from a part of the entries, the texts would be wrong.
  const isWhole = plan.isComplete && passed.length > 0;
  return {
    title: `Upgrade of ClickHouse from ${from} to ${to}`,
    head: [
      ...paragraphs(summaryLine(plan), only),
      ...paragraphs(...(way?.unknown ?? []).map((each) => unknownLine(each, range))),
      ...paragraphs(targetLine(plan), way && newestLine(way)),
      ...lostBlocks(plan),
      ...paragraphs(stopsLine(passed)),
    ],
    paste: isWhole ? pasteParts(plan, beside, items) : [],
    plan: [
      ...(passed.length > 0 ? [{key: 'order', blocks: paragraphs(ORDER)}] : []),
      ...passed.map(releasePart),
      ...broughtPart(plan),
      ...(isWhole
        ? [
            {key: 'defaults', blocks: defaultsBlocks(plan.net)},
            {key: 'roll-back', blocks: rollBackBlocks(plan)},
          ]
        : []),
    ],
  };
}

/** A document as Markdown for a ticket, whole: `resolve` makes addresses on the site whole. */
export function documentMarkdown({title, head, paste, plan}: PlanDocument, resolve: Resolve): string {
  const parts = [...paste, ...plan].flatMap(({blocks}) => blocks);
  return `# ${title}\n\n${blocksMarkdown([...head, ...parts], resolve)}\n`;
}
