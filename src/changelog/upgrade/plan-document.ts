import type {Authors} from '../model/records';
import type {PasteMatch} from '../paste/matches';
import {backportsOf} from '../patches/backports';
import type {AboutPaste} from '../server/verdicts';
import {type Block, type Part, paragraphs} from './blocks';
import {bugsLine, bugsPart} from './bugs-part';
import {checkParts} from './check-parts';
import type {UpgradePlan} from './compute-plan';
import {defaultsPart} from './defaults-part';
import {newestLine, stopsLine, summaryLine, targetLine, unknownLine} from './head-lines';
import {keepPart} from './keep-part';
import {orderPart, supportLine} from './order-part';
import {broughtPart, lostBlocks} from './patches-part';
import type {ItemContext} from './plan-items';
import {plannedIds} from './planned-entries';
import {isWithin, wholeRange} from './range';
import {releasesPart} from './releases-part';
import {securityLines} from './security-lines';
import {mentionedToCheck, otherMatches, setupPart} from './setup-part';
import {mixedLine, stopLines} from './way';

/** What is known of the reader of a plan, and what the entries are shown with. */
export interface Reader {
  readonly authors: Authors;
  /** The day, `YYYY-MM-DD`; undefined if it is not known yet. */
  readonly today?: string | undefined;
  /** The entries that mention what was pasted, and what is known of its names and settings. */
  readonly matches?: readonly PasteMatch[];
  /** What entries require that a pasted list of what a server runs does not have, by their addresses. */
  readonly notRun?: ReadonlyMap<string, string> | undefined;
  /** What entries require that such a list does not tell, likewise. */
  readonly untold?: ReadonlyMap<string, string>;
  readonly about?: AboutPaste | undefined;
}

/** A plan as it is shown and copied. */
export interface PlanDocument {
  readonly title: string;
  /** How much is to be checked. */
  readonly summary: readonly Block[];
  /** What else to know first. */
  readonly head: readonly Block[];
  /** First what concerns the pasted text. */
  readonly parts: readonly Part[];
  /** How many entries mention the pasted text: of those to check, and others. */
  readonly mentioning: {readonly toCheck: number; readonly others: number};
}

/** The document of a plan, in order of risk. What is not complete yet has no parts but what patch releases bring. */
export function planDocument(plan: UpgradePlan, reader: Reader): PlanDocument {
  const {range, all, passed, toCheck, patches} = plan;
  const {from, to} = wholeRange(range);
  const {authors, today, matches = [], notRun, untold = new Map(), about} = reader;
  const mentioned = new Map(matches.map(({entry, names}) => [entry.address, names]));
  const others = otherMatches(matches, plan);
  const ids = plannedIds([...toCheck, ...others]);
  const backports = backportsOf(patches?.to ? [patches.to.line] : []);
  const context: ItemContext = {...plan, authors, mentioned, notRun, untold, ids, backports};
  // Made from a part of the entries, lists and texts would be wrong.
  const isWay = passed.length > 0;
  const isWhole = plan.isComplete && isWay;
  return {
    title: `Upgrade of ClickHouse from ${from} to ${to}`,
    summary: paragraphs(summaryLine(plan)),
    head: [
      ...paragraphs(...securityLines(range, plan.advisories ?? [])),
      ...paragraphs(...(patches?.unknown ?? []).map((each) => unknownLine(each, range))),
      ...paragraphs(targetLine(plan), bugsLine(plan), patches && newestLine(patches)),
      ...lostBlocks(plan, backports),
      ...paragraphs(
        stopsLine(passed),
        isWay && mixedLine(plan),
        ...(isWay ? stopLines(plan) : []),
        isWay && today && supportLine(range, all, today),
      ),
    ],
    parts: [
      ...(isWhole || isWithin(range) ? setupPart(others, about, context) : []),
      ...(isWhole ? [orderPart(plan), ...bugsPart(plan), ...checkParts(context)] : []),
      ...broughtPart(plan, backports),
      ...(isWhole ? [releasesPart(plan), defaultsPart(plan), keepPart(plan)] : []),
    ],
    mentioning: {
      toCheck: mentionedToCheck(context).length,
      others: others.length,
    },
  };
}
