import type {PlacedEntry} from '../model/records';
import {backportsOf} from '../patches/backports';
import {type Block, type Part, paragraphs} from './blocks';
import {bugsLine, bugsPart} from './bugs-part';
import {checkParts} from './check-parts';
import {clientsPart} from './clients-part';
import type {UpgradePlan} from './compute-plan';
import {decidePart, stepsTable} from './decide-part';
import {defaultsPart} from './defaults-part';
import {type FirstWork, firstWork, workBlocks} from './first-work';
import {foremost, mentionIn} from './foremost';
import {securityLines, summaryLine, targetLine, unknownLine} from './head-lines';
import {keepPart} from './keep-part';
import {broughtEntries} from './patch-comparison';
import {broughtPart} from './patches-part';
import {mentionedOf, type PlanView} from './plan-items';
import {plannedIds} from './planned-entries';
import {wholeRange} from './range';
import {orderParts} from './servers-part';
import type {Setup} from './setup';
import {setupPart} from './setup-part';
import {canMix, mixedLine, stopLines} from './way';

/** What is known of the reader of a plan. */
export interface Reader {
  /** The day, `YYYY-MM-DD`; undefined if it is not known yet. */
  readonly today?: string | undefined;
  readonly setup?: Setup | undefined;
}

/** A plan as it is shown and copied. */
export interface PlanDocument {
  readonly title: string;
  /** How much is to be checked. */
  readonly summary: readonly Block[];
  /** What else to know first, with the steps. */
  readonly head: readonly Block[];
  readonly parts: readonly Part[];
  /** How many of the changes mention the pasted text: of those to check, or within a line of those that it brings. */
  readonly mentioned: number;
}

/** An entry without what it says of the start, if that needs a setting with a value that a list does not have. */
function withoutStart<E extends PlacedEntry>(placed: E, verdicts: Setup['verdicts']): E {
  if (mentionIn(verdicts, placed)?.stop !== 'unset') return placed;
  const effects = placed.entry.effects.filter((effect) => effect !== 'start');
  return {...placed, entry: {...placed.entry, effects}};
}

function viewOf(plan: UpgradePlan, {today, setup}: Reader): PlanView {
  const verdicts: Setup['verdicts'] = setup?.verdicts ?? new Map();
  const toCheck = plan.toCheck.map((placed) => withoutStart(placed, verdicts));
  const mentioned = new Map(
    [...verdicts].flatMap(([address, each]) => (each.is === 'mentioned' ? [[address, each.names] as const] : [])),
  );
  return {
    ...plan,
    toCheck,
    today,
    setup,
    isAlone: setup?.isAlone ?? false,
    hasKeeper: setup?.hasKeeper ?? true,
    mentioned,
    hasSetup: mentionedOf(toCheck, {mentioned}).length > 0,
    foremost: foremost(toCheck, plan.requires, verdicts),
    told: new Set(),
    ids: plannedIds(toCheck),
    backports: backportsOf(plan.patches.to ? [plan.patches.to.line] : []),
  };
}

/** The parts of a plan in the order of its steps. */
function stepParts(view: PlanView): Part[] {
  const checks = checkParts(view);
  const order = orderParts(view);
  return [
    decidePart(view),
    ...setupPart(view),
    ...checks.filter(({step}) => step! <= 3),
    ...clientsPart(view),
    order.before,
    keepPart(view),
    defaultsPart(view),
    ...order.during,
    order.after,
    ...checks.filter(({step}) => step! > 3),
    ...bugsPart(view),
  ];
}

/** The way, the steps and what needs work first: that of a setup comes before the steps. */
function firstScreen(parts: readonly Part[], first: FirstWork, view: PlanView, lines: readonly Block[]): Block[] {
  const way = paragraphs(mixedLine(view), ...stopLines(view));
  const [steps, work] = [stepsTable(parts, !canMix(view.range, view.all)), workBlocks(first, view)];
  return view.hasSetup ? [...way, ...work, steps, ...lines] : [...way, steps, ...lines, ...work];
}

/** The document of a plan, in order of its steps; where it passes no release, what patch releases bring. */
export function planDocument(plan: UpgradePlan, reader: Reader = {}): PlanDocument {
  const {range, passed, patches} = plan;
  const {from, to} = wholeRange(range);
  const isWay = passed.length > 0;
  const plain = viewOf(plan, reader);
  const first = firstWork(plain);
  const told = [...first.stops, ...first.common, ...first.others].map(({entry}) => entry.address);
  const view = {...plain, told: new Set(isWay ? told : [])};
  const parts = isWay ? stepParts(view) : setupPart(view);
  const lines = paragraphs(...securityLines(range, plan.advisories ?? []), targetLine(plan), bugsLine(plan));
  return {
    title: `Upgrade of ClickHouse from ${from} to ${to}`,
    summary: paragraphs(summaryLine(plan)),
    head: [
      ...paragraphs(...patches.unknown.map((each) => unknownLine(each, range))),
      ...(isWay ? firstScreen(parts, first, view, lines) : lines),
    ],
    parts: [...parts, ...broughtPart(view)],
    mentioned: mentionedOf(isWay ? plan.toCheck : broughtEntries(patches), view).length,
  };
}
