// The first screen of a plan: its steps, and what needs work.
import {counted, inDigits} from '../model/count';
import {groupBy} from '../model/group';
import type {PlacedEntry, Text} from '../model/records';
import {joined} from '../model/text';
import {isOfEveryServer} from '../names/usual';
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

/** So many entries of a part of the plan stand on the first screen. */
const OF_PART = 2;

/** What needs work first: of each part before the upgrade what mentions a setup, or concerns every server. */
export function workBlocks(view: PlanView): Block[] {
  const {toCheck, hasSetup, foremost, requires} = view;
  const all = hasSetup
    ? mentionedOf(toCheck, view)
    : toCheck.filter(({entry}) => isOfEveryServer(requires.get(entry.address)));
  const byGroup = groupBy(all, ({entry}) => planGroup(entry));
  const urgency = ({entry}: PlacedEntry): number =>
    -(foremost.get(entry.address) ?? 0) + (orderOf(entry.text) ? 0 : entry.undo.length > 0 ? 1 : 2);
  const first = PLAN_GROUPS.filter(({step}) => step <= 3).flatMap((group) =>
    (byGroup.get(group) ?? [])
      .toSorted((a, b) => urgency(a) - urgency(b))
      .slice(0, OF_PART)
      .map((placed): Text => {
        const order = orderOf(placed.entry.text);
        const isFirst = order !== undefined && placed.entry.text[0] === order[0];
        return [
          `${STEPS[group.step - 1]!.title}: `,
          clauseLink(placed, view),
          ...(order && !isFirst ? ['. ', ...order] : []),
        ];
      }),
  );
  if (first.length === 0) return [];
  const rest = all.length - first.length;
  const whose = hasSetup ? 'Of your setup' : 'On every server';
  const others = rest > 0 ? `${counted(rest, 'other stands', 'others stand')} in the parts below` : 'nothing else';
  return [...paragraphs(`${whose}, this needs work first; ${others}:`), ...points(first)];
}

/** The part "Decide": the versions to go to, how the changes are counted, and what the releases on the way bring. */
export function decidePart(view: PlanView): Part {
  return partOf({key: 'decide', title: 'Decide', step: 1}, () => [
    ...targetsTable(view),
    ...paragraphs(leftOutLine(view)),
    ...summaryBlocks(view),
  ]);
}
