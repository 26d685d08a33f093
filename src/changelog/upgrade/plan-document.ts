import type {Effect} from '../model/effects';
import type {PlacedEntry} from '../model/records';
import {rareName} from '../names/how-common';
import {NOTHING_ABOUT} from '../paste/name-verdicts';
import {backportsOf} from '../patches/backports';
import {type Block, type Part, paragraphs} from './blocks';
import {bugsLine, bugsPart, comingBugs} from './bugs-part';
import {checkParts, clientsPart} from './check-parts';
import type {UpgradePlan} from './compute-plan';
import {decidePart, stepsTable} from './decide-part';
import {defaultsPart} from './defaults-part';
import {workBlocks} from './first-work';
import {byWeight, mentionIn} from './foremost';
import {lostLine, mixedLine, securityLines, stopLines, summaryLine, targetLine, unknownLine} from './head-lines';
import {keepPart} from './keep-part';
import {keptSettings} from './kept-settings';
import {broughtEntries} from './patch-comparison';
import type {PlanView} from './plan-items';
import {wholeRange} from './range';
import {serverParts} from './servers-part';
import type {Setup} from './setup';
import {broughtPart, setupPart} from './setup-part';
import {canMix} from './way';

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
  /** How many changes mention the pasted text: of those to check or, within a line, of those that the upgrade brings. */
  readonly mentioned: number;
}

/** An entry without one of its effects, if it has others. */
function without<E extends PlacedEntry>(placed: E, effect: Effect): E {
  const effects = placed.entry.effects.filter((each) => each !== effect);
  return effects.length === 0 ? placed : {...placed, entry: {...placed.entry, effects}};
}

function viewOf(plan: UpgradePlan, {today, setup}: Reader): PlanView {
  const verdicts = new Map(setup?.verdicts);
  const isAlone = setup?.isAlone ?? false;
  const isApart = isAlone || !canMix(plan.range, plan.all);
  const toCheck = plan.toCheck.map((placed) => {
    // Without the setting that it needs, an entry has no effect on the start.
    const own = mentionIn(verdicts, placed)?.startSetting === 'unset' ? without(placed, 'start') : placed;
    return isApart ? without(own, 'mixed') : own;
  });
  for (const {entry} of isApart ? toCheck : [])
    if (entry.effects.includes('mixed')) verdicts.set(entry.address, {is: isAlone ? 'unused' : 'apart'});
  const isUsual = ({entry}: PlacedEntry): boolean =>
    !verdicts.has(entry.address) && rareName(entry.requires) === undefined;
  const mentioned = toCheck.filter((placed) => mentionIn(verdicts, placed));
  const hasSetup = mentioned.length > 0;
  return {
    ...plan,
    toCheck,
    today,
    setup,
    verdicts,
    hasSetup,
    ranked: byWeight(hasSetup ? mentioned : toCheck.filter(isUsual), verdicts),
    backports: backportsOf(plan.patches.to ? [plan.patches.to.line] : []),
    coming: comingBugs(plan),
    kept: keptSettings(plan, canMix(plan.range, plan.all)),
  };
}

/** The parts of a plan in the order of its steps. */
function stepParts(view: PlanView): Part[] {
  const parts = [...decidePart(view), ...setupPart(view), ...serverParts(view), ...checkParts(view), clientsPart(view)];
  return [...parts, keepPart(view), defaultsPart(view)].sort((a, b) => a.step! - b.step!);
}

/** The document of a plan, in order of its steps; where it passes no release, what patch releases bring. */
export function planDocument(plan: UpgradePlan, reader: Reader = {}): PlanDocument {
  const {range, passed, patches, toCheck} = plan;
  const {from, to} = wholeRange(range);
  const isWay = passed.length > 0;
  const view = viewOf(plan, reader);
  const {verdicts, hasSetup} = view;
  const {refused, absent} = reader.setup?.about ?? NOTHING_ABOUT;
  const isOwn = hasSetup || refused.length + absent.length > 0;
  const parts = isWay ? stepParts(view) : setupPart(view);
  const unknown = paragraphs(...patches.unknown.map((each) => unknownLine(each, range)));
  const security = securityLines(range, plan.advisories ?? []);
  const lines = paragraphs(...security, lostLine(plan), bugsLine(view));
  const way = paragraphs(...(isWay ? [mixedLine(view), ...stopLines(view)] : []), targetLine(plan));
  const work = isWay ? workBlocks(view) : [];
  const steps = isWay ? [stepsTable(parts)] : [];
  return {
    title: `Upgrade of ClickHouse from ${from} to ${to}`,
    summary: paragraphs(summaryLine(plan)),
    // Beside a setup that needs work, this comes before the steps.
    head: [...unknown, ...way, ...(isOwn ? [...work, ...steps, ...lines] : [...steps, ...lines, ...work])],
    parts: [...parts, ...bugsPart(view), ...broughtPart(view)],
    mentioned: (isWay ? toCheck : broughtEntries(patches)).filter((placed) => mentionIn(verdicts, placed)).length,
  };
}
