// What needs work first, as the first screen of a plan has it.
import {counted} from '../model/count';
import type {Effect} from '../model/effects';
import {groupBy} from '../model/group';
import {oncePer} from '../model/once';
import type {PlacedEntry, Text} from '../model/records';
import {commaList, joined, plainText} from '../model/text';
import {assignment} from '../model/undo';
import type {UpgradeRules} from '../model/upgrade-rules';
import {isOfEveryServer} from '../names/usual';
import {settingKey} from '../server/defaults-file';
import {type Block, paragraphs, points} from './blocks';
import {byWeight, mentionIn} from './foremost';
import {PLAN_GROUPS, planGroup, STEPS} from './groups';
import {clauseLink, mentionedOf, type PlanView} from './plan-items';
import {orderOf} from './sentences';

/** So many changes have a line of their own, but for what keeps a server from starting; of names that are gone so many. */
const MOST = 10;
const ABSENT = 5;

/** The settings whose old value relaxes security: they stand apart, with what it opens. */
const relaxingOf = oncePer(
  ({settings}: UpgradeRules) => new Set(settings.flatMap((rule) => (rule.opens ? [settingKey(rule)] : []))),
);

/** An entry on the first screen: what is to be done, if a sentence says it by itself, or what keeps the old behavior. */
function workPoint(placed: PlacedEntry, lead: string, view: PlanView): Text {
  const {text, undo} = placed.entry;
  const order = orderOf(text);
  const offered = undo.filter((each) => !relaxingOf(view.rules).has(settingKey(each)));
  const old: Text =
    offered.length > 0 ? ['Old behavior: ', ...commaList(offered.map((each) => ({code: assignment(each)})))] : [];
  const more = order === undefined ? old : text[0] === order[0] ? [] : order;
  const link = clauseLink(placed, view);
  const stop = plainText([link]).endsWith('…') ? ' ' : '. ';
  return [`${lead}: `, link, ...(more.length > 0 ? [stop, ...more] : [])];
}

/** What concerns every server alike, in one line. */
function togetherLine(lead: string, entries: readonly PlacedEntry[], view: PlanView): Text[] {
  const links = entries.map((placed): Text => [clauseLink(placed, view)]);
  return links.length === 0 ? [] : [[`${lead}: `, ...joined(links, '; ')]];
}

/** So many of some lists, one of each before a second of any, in the order of the lists. */
function inTurn<E>(lists: readonly (readonly E[])[], most: number): E[] {
  const places = Array.from({length: most}, (_, place) => place);
  const chosen = new Set(places.flatMap((place) => lists.flatMap((own) => own.slice(place, place + 1))).slice(0, most));
  return lists.flatMap((own) => own.filter((each) => chosen.has(each)));
}

const has =
  (effect: Effect) =>
  ({entry}: PlacedEntry): boolean =>
    entry.effects.includes(effect);
const isStart = has('start');
const isOneWay = has('one-way');

/** What may keep the server from starting, a line each, first with what a setup sets. */
function startLines(own: readonly PlacedEntry[], view: PlanView): Text[] {
  const absent = (view.setup?.about.absent ?? []).slice(0, ABSENT);
  const isSet = (placed: PlacedEntry): boolean => mentionIn(view.setup?.verdicts, placed)?.stop === 'set';
  const stops = own.filter(isStart);
  return [
    ...absent.map((text): Text => [`Not in ${view.range.to}: `, ...text]),
    ...stops.filter(isSet).map((placed) => workPoint(placed, 'May not start with what you set', view)),
    ...stops.filter((each) => !isSet(each)).map((placed) => workPoint(placed, 'May not start', view)),
  ];
}

/** What may keep any server from starting, and what has no way back whatever one uses, a line each for all. */
function commonLines(common: readonly PlacedEntry[], view: PlanView): Text[] {
  const lasting = common.filter((each) => isOneWay(each) && !isStart(each));
  return [
    ...togetherLine('May not start, which no list can tell', common.filter(isStart), view),
    ...togetherLine('No way back, whatever you use', lasting, view),
  ];
}

/**
 * What needs work first: all that may keep the server from starting, then of each part before the upgrade some of what
 * mentions a setup, or concerns every server; in each what matters most.
 */
export function workBlocks(view: PlanView): Block[] {
  const {toCheck, hasSetup, requires, setup, range} = view;
  const verdicts = setup?.verdicts;
  const ofEvery = toCheck.filter(
    ({entry}) => !verdicts?.has(entry.address) && isOfEveryServer(requires.get(entry.address)),
  );
  const all = byWeight(hasSetup ? mentionedOf(toCheck, view) : ofEvery, verdicts);
  // Beside a setup, what it shares with every server is told in a line for all.
  const common: PlacedEntry[] = hasSetup ? [...ofEvery, ...all].filter((each) => !mentionIn(verdicts, each)?.use) : [];
  const own = all.filter((each) => !common.includes(each));
  const ofStart = startLines(own, view);
  const isTold = (placed: PlacedEntry): boolean => isStart(placed) || (common.includes(placed) && isOneWay(placed));
  const untold = all.filter((each) => !isTold(each));
  // What an entry says first of the start does not concern those who lack its setting.
  const asked = untold.filter((each) => mentionIn(verdicts, each)?.stop !== 'unset');
  const byGroup = groupBy(asked, ({entry}) => planGroup(entry));
  const lists = PLAN_GROUPS.flatMap((group) => (group.step <= 3 ? [byGroup.get(group) ?? []] : []));
  const others = inTurn(lists, Math.max(lists.filter(({length}) => length > 0).length, MOST - ofStart.length));
  const stepOf = ({entry}: PlacedEntry): string => STEPS[planGroup(entry).step - 1]!.title;
  const ofSteps = others.map((placed) => workPoint(placed, stepOf(placed), view));
  const lines = [...ofStart, ...commonLines(common, view), ...ofSteps];
  // Of part of a list, or of a text that a reader chose, silence is better than calm.
  const isWhole = setup?.paste.run !== undefined && !setup.paste.isCut;
  const isCalm = isWhole && setup.about.absent.length === 0 && !all.some(isStart);
  const calm = paragraphs(isCalm && `Nothing of your setup is known to keep ${range.to} from starting.`);
  if (lines.length === 0) return calm;
  const rest = untold.length - others.length;
  const more: Text =
    rest > 0
      ? [{href: '#parts', text: [counted(rest, 'other stands', 'others stand')]}, ' in the parts below']
      : ['nothing else'];
  const whose = hasSetup ? 'Of your setup' : 'On every server';
  return [...calm, ...paragraphs([`${whose}, this needs work first; `, ...more, ':']), ...points(lines)];
}
