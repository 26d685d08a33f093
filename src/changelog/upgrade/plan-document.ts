import type {Authors, PlacedEntry} from '../model/records';
import type {PasteMatch} from '../paste/matches';
import type {RunItem} from '../paste/run-list';
import {backportsOf} from '../patches/backports';
import type {AboutPaste} from '../server/verdicts';
import {type Block, type Part, paragraphs} from './blocks';
import {bugsLine, bugsPart} from './bugs-part';
import {checkParts} from './check-parts';
import {clientsPart} from './clients-part';
import type {UpgradePlan} from './compute-plan';
import {decidePart, stepsBlock, workBlocks} from './decide-part';
import {defaultsPart} from './defaults-part';
import {foremost} from './foremost';
import {newestLine, summaryLine, targetLine, unknownLine} from './head-lines';
import {keepPart} from './keep-part';
import {orderParts} from './order-part';
import {broughtPart, lostBlocks} from './patches-part';
import type {ItemContext} from './plan-items';
import {type Merged, plannedIds} from './planned-entries';
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
  /** The known bugs that do. */
  readonly bugs?: readonly PasteMatch[];
  /** What a pasted list says that a server runs; undefined if there is none. */
  readonly run?: readonly RunItem[] | undefined;
  /** What entries require that a pasted list of what a server runs does not have, by their addresses. */
  readonly notRun?: ReadonlyMap<string, string> | undefined;
  /** What entries require that such a list does not tell, likewise. */
  readonly untold?: ReadonlyMap<string, string>;
  readonly about?: AboutPaste | undefined;
  /** The fixes that a pasted log may ask for, the likeliest first. */
  readonly fixes?: readonly PlacedEntry[] | undefined;
}

/** A plan as it is shown and copied. */
export interface PlanDocument {
  readonly title: string;
  /** How much is to be checked. */
  readonly summary: readonly Block[];
  /** What else to know first. */
  readonly head: readonly Block[];
  /** The steps with what they ask for, and what needs work first; empty until the plan is whole. */
  readonly steps: readonly Block[];
  /** First what concerns the pasted text. */
  readonly parts: readonly Part[];
  /** How many entries mention the pasted text: of those to check, and others. */
  readonly mentioning: {readonly toCheck: number; readonly others: number};
}

/** What tells that a server has others beside it. */
const TOGETHER: readonly string[] = ['replicas', 'shards', 'cluster', 'keeper'];

/** What a plan is shown with; of a server that stands alone, what only concerns mixed versions is not run. */
function contextOf(plan: UpgradePlan, others: readonly Merged<PasteMatch>[], reader: Reader): ItemContext {
  const {authors, matches = [], bugs = [], run, notRun, untold = new Map()} = reader;
  const isAlone = run !== undefined && !run.some(({kind, name}) => kind === 'feature' && TOGETHER.includes(name));
  const ofMixed = plan.toCheck.filter(({entry}) => isAlone && entry.effects.every((effect) => effect === 'mixed'));
  const mixed = new Map(ofMixed.map(({entry}) => [entry.address, 'features'] as const));
  const isRun = ({entry}: PasteMatch): boolean => !mixed.has(entry.address);
  const planned = new Set(plan.toCheck.map(({entry}) => entry.address));
  const mentioning = [...matches, ...bugs].filter(isRun);
  return {
    ...plan,
    authors,
    mentioned: new Map(mentioning.map(({entry, names}) => [entry.address, names])),
    foremost: foremost(matches.filter((match) => planned.has(match.entry.address) && isRun(match))),
    notRun: notRun && new Map([...notRun, ...mixed]),
    untold,
    isAlone,
    ids: plannedIds([...plan.toCheck, ...others]),
    backports: backportsOf(plan.patches?.to ? [plan.patches.to.line] : []),
  };
}

/** The parts of a plan that is whole, in the order of its steps. */
function stepParts(context: ItemContext, setup: readonly Part[], today: string | undefined): Part[] {
  const checks = checkParts(context);
  const order = orderParts(context, context.isAlone);
  const upTo = (last: number) => checks.filter(({step}) => step! <= last);
  return [
    decidePart(context, today),
    ...setup,
    ...upTo(3),
    ...clientsPart(context),
    order.before,
    keepPart(context),
    defaultsPart(context),
    ...order.during,
    order.after,
    ...checks.filter(({step}) => step! > 3),
    ...bugsPart(context),
  ];
}

/** The steps and what needs work first: that of a setup comes before them. */
function firstScreen(parts: readonly Part[], context: ItemContext): Block[] {
  const [steps, work] = [stepsBlock(parts, context), workBlocks(context)];
  return context.mentioned.size > 0 ? [...work, steps] : [steps, ...work];
}

/** The document of a plan, in order of its steps. What is not complete yet has no parts but what patch releases bring. */
export function planDocument(plan: UpgradePlan, reader: Reader): PlanDocument {
  const {range, passed, patches} = plan;
  const {from, to} = wholeRange(range);
  const {today, matches = [], about} = reader;
  const others = otherMatches(matches, plan);
  const context = contextOf(plan, others, reader);
  // Made from a part of the entries, lists and texts would be wrong.
  const isWay = passed.length > 0;
  const isWhole = plan.isComplete && isWay;
  const setup = isWhole || isWithin(range) ? setupPart(others, {...about, fixes: reader.fixes}, context) : [];
  const parts = isWhole ? stepParts(context, setup, today) : setup;
  return {
    title: `Upgrade of ClickHouse from ${from} to ${to}`,
    summary: paragraphs(summaryLine(plan)),
    head: [
      ...paragraphs(...securityLines(range, plan.advisories ?? [])),
      ...paragraphs(...(patches?.unknown ?? []).map((each) => unknownLine(each, range))),
      ...paragraphs(
        isWay && mixedLine(plan),
        ...(isWay ? stopLines(plan) : []),
        targetLine(plan),
        bugsLine(plan),
        !isWhole && patches && newestLine(patches),
      ),
      ...lostBlocks(plan, context.backports),
    ],
    steps: isWhole ? firstScreen(parts, context) : [],
    parts: [...parts, ...broughtPart(context), ...(isWhole ? [releasesPart(plan)] : [])],
    mentioning: {
      toCheck: mentionedToCheck(context).length,
      others: others.length,
    },
  };
}
