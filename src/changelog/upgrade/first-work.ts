// What needs work first, as the first screen of a plan has it.
import {counted, inDigits} from '../model/count';
import {effectTitle} from '../model/effects';
import {groupBy} from '../model/group';
import {lineOf} from '../model/patch-release';
import type {PlacedEntry, Text} from '../model/records';
import {oldBehavior} from '../model/references';
import {briefOf, clauseOf, hasOrder, leadOf} from '../model/sentences';
import {joined} from '../model/text';
import {compareVersions} from '../model/versions';
import {NOTHING_ABOUT} from '../paste/name-verdicts';
import {type Backport, firstOfLines} from '../patches/backports';
import {type Block, paragraphs, type Work} from './blocks';
import {mentionIn} from './foremost';
import {PLAN_GROUPS, planGroup, stepTitle} from './groups';
import {isSetOtherwise} from './kept-settings';
import {entryLink, isOfEvery, offeredUndo, type PlanView} from './plan-items';
import {stepLinks} from './way';

/** At most so many points. All that may keep the server from starting are among them, even if these are more. */
const MOST_POINTS = 10;
/** At least so many other points, even if that makes more than `MOST_POINTS`. */
const LEAST_OTHERS = 6;
/** The most missing names. */
const MOST_MISSING = 5;

/** At most so many entries by the parts of the plan: one of each before a second of any. */
function inTurn(entries: readonly PlacedEntry[], most: number): PlacedEntry[] {
  const byGroup = groupBy(entries, ({entry}) => planGroup(entry));
  const lists = PLAN_GROUPS.map((group) => byGroup.get(group) ?? []);
  const rounds = Array.from({length: most}, (_, place) => lists.flatMap((own) => own.slice(place, place + 1)));
  const chosen = new Set(rounds.flat().slice(0, most));
  return lists.flatMap((own) => own.filter((each) => chosen.has(each)));
}

const isStart = ({entry}: PlacedEntry): boolean => entry.effects.includes('start');
const isOneWay = ({entry}: PlacedEntry): boolean => entry.effects.includes('one-way');
/** Whether the setup has the setting with which an entry keeps the server from starting. */
const isSet = (placed: PlacedEntry, {verdicts}: PlanView): boolean =>
  mentionIn(verdicts, placed)?.startSetting === 'set';

/**
 * What needs work first: all entries that may keep the server from starting, or any server from going back; then the
 * weightiest entries that mention a setup, or else that concern many servers, and say what to do. In a way with stops, what
 * comes up to the first stop.
 */
function firstWork(view: PlanView) {
  const {toCheck, ranked, verdicts, hasSetup, backports} = view;
  // From the first stop with a newer release on.
  const way = view.way.slice(view.way.findIndex((version) => lineOf(version) !== view.range.from));
  const [stop, ...next] = way;
  const hasStop = ({line, name}: Backport): boolean => line === lineOf(stop!) && compareVersions(name, stop!) <= 0;
  const isDue = ({release, entry}: PlacedEntry): boolean =>
    next.length === 0 ||
    compareVersions(release.version, lineOf(stop!)) <= 0 ||
    firstOfLines(backports, entry.pullRequests).some(hasStop);
  const grave = toCheck.filter((each) => (isStart(each) || isOneWay(each)) && isOfEvery(each, view));
  const now = grave.filter(isDue);
  const ofStart = now.filter(isStart);
  const lasting = now.filter((each) => !isStart(each));
  const left = ranked.filter((each) => !now.includes(each));
  const due = left.filter(isDue);
  const ownStart = hasSetup ? due.filter(isStart) : [];
  // Left out: entries about the start whose setting is not set, and entries whose setting the setup sets itself.
  const otherWork = due.filter(
    (each) =>
      !ownStart.includes(each) &&
      !each.entry.undo.some((undo) => isSetOtherwise(undo, view.setup)) &&
      stepTitle(planGroup(each.entry).step) !== 'Afterwards' &&
      mentionIn(verdicts, each)?.startSetting !== 'unset' &&
      (hasOrder(each.entry.text) || offeredUndo(each, view).length > 0),
  );
  const others = ownStart.length + ofStart.length + Number(lasting.length > 0);
  const inFull = [
    ...ownStart.toSorted((a, b) => Number(isSet(b, view)) - Number(isSet(a, view))),
    ...inTurn(otherWork, Math.max(LEAST_OTHERS, MOST_POINTS - others)),
  ];
  const later = [...new Set([...ranked, ...grave])].filter((each) => !isDue(each));
  return {way, inFull, ofStart, lasting, rest: left.length - inFull.length, later};
}

/** An entry with what to do, or else its `undo` clauses. */
function workOf(placed: PlacedEntry, view: PlanView): Work {
  const {text} = placed.entry;
  const harm = isStart(placed)
    ? `${effectTitle('start')}${isSet(placed, view) ? ' with what you set' : ''}`
    : planGroup(placed.entry).title;
  const offered = hasOrder(text) ? [] : offeredUndo(placed, view);
  const old = offered.length === 0 ? [] : [oldBehavior(offered)];
  const more = [...briefOf(text).slice(1), ...old];
  return {
    harm,
    subject: [entryLink(placed, leadOf(text), view)],
    deed: more.length > 0 ? joined(more, ' ') : undefined,
  };
}

/** What needs work first. */
export function workBlocks(view: PlanView): Block[] {
  const {setup, range} = view;
  const {way, inFull, ofStart, lasting, rest, later} = firstWork(view);
  const laterOfStart = later.filter(isStart).length;
  const {refused, absent} = setup?.about ?? NOTHING_ABOUT;
  const missing = (list: readonly Text[]): Work[] =>
    list.slice(0, MOST_MISSING).map((subject) => ({harm: `Not in ${range.to}`, subject}));
  const ofLasting = `${effectTitle('one-way')}, whatever it runs`;
  const items: Work[] = [
    ...missing(refused),
    ...inFull.filter(isStart).map((each) => workOf(each, view)),
    ...ofStart.map((each) => ({...workOf(each, view), harm: 'May keep a server from starting, whatever it runs'})),
    ...lasting.map((each) => ({harm: ofLasting, subject: [entryLink(each, clauseOf(each.entry.text), view)]})),
    ...missing(absent),
    ...inFull.filter((each) => !isStart(each)).map((each) => workOf(each, view)),
  ];
  // If the list is incomplete, or the reader chose the text, silence is better than calm.
  const isWhole = setup?.paste.run !== undefined && !setup.paste.isCut;
  const isAtRisk = refused.length + absent.length > 0 || [...inFull, ...later, ...ofStart].some(isStart);
  const calm = paragraphs(isWhole && !isAtRisk && `Nothing of your setup is known to keep ${range.to} from starting.`);
  const more = rest > 0 ? `; ${counted(rest, 'more stands', 'more stand')} in [the steps below](#parts)` : '';
  const before = later.length > 0 ? `, before ${way[0]}` : '';
  const work = paragraphs(`This needs work first${before}${more}:`);
  const then = laterOfStart > 0 ? `; ${inDigits(laterOfStart)} of them may keep a server from starting` : '';
  return [
    ...calm,
    ...(items.length > 0 ? [...work, {kind: 'work', items} as const] : []),
    ...paragraphs(
      later.length > 0 &&
        `${counted(later.length, 'other comes', 'others come')} only after ${way[0]}${then}. What needs work then stands in the plan of each step: ${stepLinks(way)}.`,
    ),
  ];
}
