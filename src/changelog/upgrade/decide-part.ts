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
import {PLAN_GROUPS, planGroup, STEPS} from './groups';
import {leftOutLine} from './head-lines';
import {clauseLink, mentionedOf, type PlanView} from './plan-items';
import {summaryBlocks} from './releases-part';
import {orderOf} from './sentences';

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

/** So many entries of a part of the plan stand on the first screen, and so many names that are gone. */
const OF_PART = 2;
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

/**
 * What needs work first: all that may keep the server from starting, then of each part before the upgrade some of what
 * mentions a setup, or concerns every server.
 */
export function workBlocks(view: PlanView): Block[] {
  const {toCheck, hasSetup, foremost, requires, setup, range} = view;
  const all = hasSetup
    ? mentionedOf(toCheck, view)
    : toCheck.filter(({entry}) => isOfEveryServer(requires.get(entry.address)));
  const urgency = ({entry}: PlacedEntry): number =>
    -(foremost.get(entry.address) ?? 0) + (orderOf(entry.text) ? 0 : entry.undo.length > 0 ? 1 : 2);
  const sorted = all.toSorted((a, b) => urgency(a) - urgency(b));
  // What every server has, such as a MergeTree table, says little of whether this one starts; a setting says most.
  const marks = ({entry}: PlacedEntry) => {
    const verdict = setup?.verdicts.get(entry.address);
    return verdict?.is === 'mentioned' ? verdict : undefined;
  };
  const stops = sorted
    .filter((placed) => placed.entry.effects.includes('start') && (!hasSetup || marks(placed)?.isTelling))
    .sort((a, b) => Number(marks(b)?.isStopping ?? false) - Number(marks(a)?.isStopping ?? false));
  const byGroup = groupBy(
    sorted.filter((placed) => !stops.includes(placed)),
    ({entry}) => planGroup(entry),
  );
  const others = PLAN_GROUPS.filter(({step}) => step <= 3).flatMap((group) => {
    const some = (byGroup.get(group) ?? []).slice(0, OF_PART);
    return some.map((placed) => workPoint(placed, STEPS[group.step - 1]!.title, view));
  });
  const absent = setup?.about.absent ?? [];
  const first = [
    ...absent.slice(0, ABSENT).map((text): Text => [`Not in ${range.to}: `, ...text]),
    ...stops.map((placed) =>
      workPoint(placed, marks(placed)?.isStopping ? 'May not start with what you set' : 'May not start', view),
    ),
    ...others,
  ];
  // Of part of a list, or of a text that a reader chose, silence is better than calm.
  const isWhole = setup?.paste.run !== undefined && !setup.paste.isCut;
  const mayStop = sorted.some((placed) => placed.entry.effects.includes('start') && marks(placed));
  const isCalm = isWhole && !mayStop && absent.length === 0;
  const calm = paragraphs(isCalm && `Nothing of your setup is known to keep ${range.to} from starting.`);
  if (first.length === 0) return calm;
  const rest = all.length - stops.length - others.length;
  const whose = hasSetup ? 'Of your setup' : 'On every server';
  return [
    ...calm,
    ...paragraphs(
      `${whose}, this needs work first; ` +
        `${rest > 0 ? `${counted(rest, 'other stands', 'others stand')} in the parts below` : 'nothing else'}:`,
    ),
    ...points(first),
  ];
}

/** The part "Decide": the versions to go to, how the changes are counted, and what the releases on the way bring. */
export function decidePart(view: PlanView): Part {
  return partOf({key: 'decide', title: 'Decide', step: 1}, () => [
    ...targetsTable(view),
    ...paragraphs(leftOutLine(view)),
    ...summaryBlocks(view),
  ]);
}
