import {countDefaults} from '../defaults/net';
import type {Resolve} from '../model/text';
import {backportsOf} from '../patches/backports';
import {type Block, type Part, paragraphs, partOf} from './blocks';
import {bugsLine, bugsPart} from './bugs';
import {defaultsBlocks} from './default-table';
import {mixedLine, orderPart, supportLine} from './order';
import {broughtPart, lostBlocks} from './patch-parts';
import type {BesideItems} from './plan-items';
import {blocksMarkdown} from './plan-markdown';
import {type BesidePlan, groupParts, otherMatches, pasteParts, releasesPart} from './plan-parts';
import {plannedIds} from './planned-entries';
import {isWithin, wholeRange} from './range';
import {rollBackBlocks} from './roll-back-blocks';
import type {UpgradePlan} from './upgrade-plan';
import {newestLine, stopsLine, summaryLine, targetLine, unknownLine} from './words';

/** A plan as it is shown and copied. */
export interface PlanDocument {
  readonly title: string;
  /** What to know first: the first is the sum of it. */
  readonly head: readonly Block[];
  /** What concerns the pasted text. */
  readonly paste: readonly Part[];
  readonly plan: readonly Part[];
  /** How many entries mention the pasted text: of those to check, and others. */
  readonly mentioning: {readonly toCheck: number; readonly others: number};
}

/** The document of a plan, in order of risk. What is not complete yet has no parts but what patch releases bring. */
export function planDocument(plan: UpgradePlan, beside: BesidePlan): PlanDocument {
  const {range, all, passed, once, way} = plan;
  const {from, to} = wholeRange(range);
  const {authors, today, matches = [], notRun} = beside;
  const mentioned = new Map(matches.map(({entry, names}) => [entry.address, names]));
  const others = otherMatches(matches, plan);
  const ids = plannedIds([...once, ...others]);
  const backports = backportsOf(way?.to ? [way.to.line] : []);
  const items: BesideItems = {...plan, authors, mentioned, notRun, ids, backports};
  // Made from a part of the entries, lists and texts would be wrong.
  const isWay = passed.length > 0;
  const isWhole = plan.isComplete && isWay;
  const title = 'Settings whose default changed';
  return {
    title: `Upgrade of ClickHouse from ${from} to ${to}`,
    head: [
      ...paragraphs(summaryLine(plan), ...(way?.unknown ?? []).map((each) => unknownLine(each, range))),
      ...paragraphs(targetLine(plan), bugsLine(plan), way && newestLine(way)),
      ...lostBlocks(plan, backports),
      ...paragraphs(
        stopsLine(passed),
        isWay && mixedLine(range, all),
        isWay && today && supportLine(range, all, today),
      ),
    ],
    paste: isWhole || isWithin(range) ? pasteParts(plan, others, beside.about, items) : [],
    plan: [
      ...(isWhole ? [orderPart(range), ...bugsPart(plan), ...groupParts(plan, items)] : []),
      ...broughtPart(plan, backports),
      ...(isWhole
        ? [
            releasesPart(plan),
            partOf('defaults', {title, count: countDefaults(plan.net).changed}, () => defaultsBlocks(plan.net)),
            partOf('keep', {title: 'Keep the old behavior'}, () => rollBackBlocks(plan), {formerId: 'roll-back'}),
          ]
        : []),
    ],
    mentioning: {
      toCheck: once.filter(({entry}) => mentioned.has(entry.address)).length,
      others: others.length,
    },
  };
}

/**
 * A document as Markdown for a ticket.
 * @param resolve makes addresses on the site whole
 * @param done the addresses of entries whose box is ticked
 */
export function documentMarkdown(
  {title, head, paste, plan}: PlanDocument,
  resolve: Resolve,
  done: ReadonlySet<string> = new Set(),
): string {
  const parts = [...paste, ...plan].flatMap(({blocks}) => blocks);
  return `# ${title}\n\n${blocksMarkdown([...head, ...parts], {resolve, done})}\n`;
}
