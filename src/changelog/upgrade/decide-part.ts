// The first screen of a plan: its steps, and what needs work.
import {counted, inDigits} from '../model/count';
import {groupBy} from '../model/group';
import type {PlacedEntry, Text} from '../model/records';
import {commaList, joined, plainText} from '../model/text';
import {assignment} from '../model/undo';
import {isOfEveryServer} from '../names/usual';
import {settingKey} from '../server/defaults-file';
import {type Block, type Part, paragraphs, partOf, points} from './blocks';
import {targetsTable} from './bugs-part';
import {byWeight, usageOf} from './foremost';
import {PLAN_GROUPS, planGroup, STEPS} from './groups';
import {leftOutLine} from './head-lines';
import {clauseLink, mentionedOf, type PlanView} from './plan-items';
import {orderOf} from './sentences';
import {summaryBlocks} from './summaries';

/** A part with how much it holds, of which so much mentions a setup: `May not start 3 of 35`. */
function partLink({key, title, count, mine}: Part): Text {
  const link = {href: `#${key}`, text: [title]};
  if (count === undefined) return [link];
  return [link, ` ${mine === undefined ? '' : `${inDigits(mine)} of `}${inDigits(count)}`];
}

/** The steps of an upgrade, each with the way to its first part, what it asks for and its other parts. */
export function stepsTable(parts: readonly Part[]): Block {
  const rows = STEPS.map(({title, about}, place): Text[] => {
    const own = parts.filter(({step}) => step === place + 1);
    const [first] = own;
    if (!first) return [[`${place + 1} · ${title}`], ['There are none.']];
    const others = own.filter((part) => part.title !== title).map(partLink);
    const text = [...(about === '' ? [] : [[about]]), ...(others.length > 0 ? [joined(others, ' · ')] : [])];
    return [[{href: `#${first.key}`, text: [`${place + 1} · ${title}`]}], joined(text, ' ')];
  });
  const ids = rows.map((_, place) => `step-${place + 1}`);
  return {kind: 'table', id: 'parts', label: 'Steps of the upgrade', head: ['Step', 'What it asks for'], ids, rows};
}

/** So many changes have a line of their own on the first screen, but for what keeps a server from starting; of names that are gone so many. */
const MOST = 10;
const ABSENT = 5;

/** An entry on the first screen: what is to be done, if a sentence says it by itself, or what keeps the old behavior. */
function workPoint(placed: PlacedEntry, lead: string, view: PlanView): Text {
  const {text, undo} = placed.entry;
  const order = orderOf(text);
  // What relaxes security stands apart, with what it opens.
  const relaxing = new Set(view.rules.settings.flatMap((rule) => (rule.opens ? [settingKey(rule)] : [])));
  const offered = undo.filter((each) => !relaxing.has(settingKey(each)));
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

/**
 * What needs work first: all that may keep the server from starting, then of each part before the upgrade some of what
 * mentions a setup, or concerns every server; in each what matters most.
 */
export function workBlocks(view: PlanView): Block[] {
  const {toCheck, hasSetup, requires, setup, range} = view;
  const verdicts = setup?.verdicts;
  const ofEvery = toCheck.filter(
    ({entry}) => verdicts?.get(entry.address) === undefined && isOfEveryServer(requires.get(entry.address)),
  );
  const stopOf = ({entry}: PlacedEntry) => {
    const verdict = verdicts?.get(entry.address);
    return verdict?.is === 'mentioned' ? verdict.stop : undefined;
  };
  const all = byWeight(hasSetup ? mentionedOf(toCheck, view) : ofEvery, verdicts);
  const isStart = ({entry}: PlacedEntry): boolean => entry.effects.includes('start');
  const stops = all.filter((placed) => isStart(placed) && (!hasSetup || usageOf(placed, verdicts) > 0));
  const common = hasSetup ? [...ofEvery, ...all].filter((placed) => usageOf(placed, verdicts) === 0) : [];
  const untold = common.filter(isStart);
  const lasting = common.filter((placed) => !isStart(placed) && placed.entry.effects.includes('one-way'));
  const absent = (setup?.about.absent ?? []).slice(0, ABSENT);
  const ofStart = [
    ...absent.map((text): Text => [`Not in ${range.to}: `, ...text]),
    ...stops
      .filter((placed) => stopOf(placed) === 'set')
      .map((placed) => workPoint(placed, 'May not start with what you set', view)),
    ...stops.filter((placed) => stopOf(placed) !== 'set').map((placed) => workPoint(placed, 'May not start', view)),
    ...togetherLine('May not start, which no list can tell', untold, view),
    ...togetherLine('No way back, whatever you use', lasting, view),
  ];
  // What an entry says first of the start does not concern those who lack its setting.
  const byGroup = groupBy(
    all.filter((placed) => !isStart(placed) && !lasting.includes(placed) && stopOf(placed) !== 'unset'),
    ({entry}) => planGroup(entry),
  );
  const lists = PLAN_GROUPS.filter(({step}) => step <= 3).map((group) => byGroup.get(group) ?? []);
  const isFilled = lists.filter(({length}) => length > 0).length;
  const others = inTurn(lists, Math.max(isFilled, MOST - absent.length - stops.length));
  const first = [
    ...ofStart,
    ...others.map((placed) => workPoint(placed, STEPS[planGroup(placed.entry).step - 1]!.title, view)),
  ];
  // Of part of a list, or of a text that a reader chose, silence is better than calm.
  const isWhole = setup?.paste.run !== undefined && !setup.paste.isCut;
  const isCalm = isWhole && absent.length === 0 && !all.some(isStart);
  const calm = paragraphs(isCalm && `Nothing of your setup is known to keep ${range.to} from starting.`);
  if (first.length === 0) return calm;
  const rest = all.filter((placed) => ![...stops, ...untold, ...lasting, ...others].includes(placed)).length;
  const whose = hasSetup ? 'Of your setup' : 'On every server';
  const more: Text =
    rest > 0
      ? [{href: '#parts', text: [counted(rest, 'other stands', 'others stand')]}, ' in the parts below']
      : ['nothing else'];
  return [...calm, ...paragraphs([`${whose}, this needs work first; `, ...more, ':']), ...points(first)];
}

/** The part "Decide": the versions to go to, how the changes are counted, and what the releases on the way bring. */
export function decidePart(view: PlanView): Part {
  return partOf({key: 'decide', title: 'Decide', step: 1}, () => [
    ...targetsTable(view),
    ...paragraphs(leftOutLine(view)),
    ...summaryBlocks(view),
  ]);
}
