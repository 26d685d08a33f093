// The first screen of a plan: its steps, and what needs work.

import {counted, inDigits} from '../model/count';
import {groupBy} from '../model/group';
import type {PlacedEntry, Text} from '../model/records';
import {joined, plainText} from '../model/text';
import {isOfEveryServer} from '../names/usual';
import {countDefaults} from '../server/net-defaults';
import {type Block, type Part, paragraphs, partOf, points} from './blocks';
import {targetsTable} from './bugs-part';
import {PLAN_GROUPS, planGroup, STEPS} from './groups';
import {leftOutLine, newestLine} from './head-lines';
import {endNames} from './order-part';
import type {ItemContext} from './plan-items';
import {summaryBlocks} from './releases-part';
import {orderOf} from './sentences';
import {clauseLink, mentionedToCheck} from './setup-part';
import {supportLine} from './way';

/** How much there is to check in the groups of a step, of which so much mentions a setup: `May not start 3 of 35`. */
function countsOf(step: number, {toCheck, mentioned, notRun}: ItemContext): Text[] {
  return PLAN_GROUPS.filter((group) => group.step === step).flatMap((group): Text[] => {
    const own = toCheck.filter(({entry}) => planGroup(entry) === group);
    const all = own.filter(({entry}) => !notRun?.has(entry.address)).length;
    const mine =
      mentioned.size > 0 ? `${inDigits(own.filter(({entry}) => mentioned.has(entry.address)).length)} of ` : '';
    return own.length === 0 ? [] : [[{href: `#${group.id}`, text: [group.title]}, ` ${mine}${inDigits(all)}`]];
  });
}

/** The steps of an upgrade, each with the way to its first part and what it asks for. */
export function stepsBlock(parts: readonly Part[], context: ItemContext): Block {
  const {to} = endNames(context);
  const {changed} = countDefaults(context.net);
  const statements = parts.filter(({step}) => step === 5 || step === 7).length;
  const texts: Readonly<Record<number, Text>> = {
    1: [
      'The versions to go to, beside each other',
      ...(parts.some(({key}) => key === 'setup') ? [', and your setup.'] : ['.']),
    ],
    4: [
      'Look for what is unfinished, back up, ',
      {href: '#keep', text: ['keep the old behavior']},
      ', see ',
      {href: '#defaults', text: [counted(changed, 'default', 'defaults')]},
      ' that changed.',
    ],
    5: [`Upgrade one to ${to}, wait for it, and look. When to stop and go back.`],
    6: [context.isAlone ? 'There are none.' : 'One of each shard first, soon after. Keeper last, by itself.'],
    7: statements > 0 ? ['Consumers, dictionaries, views, replicas. '] : [],
  };
  const items = STEPS.flatMap((title, place) => {
    const step = place + 1;
    const first = parts.find((part) => part.step === step);
    const clients = parts.find(({key, step: of}) => key === 'clients' && of === step);
    const counts = [
      ...countsOf(step, context),
      ...(clients ? [[{href: '#clients', text: [clients.title]}, ` ${inDigits(clients.count!)}`]] : []),
    ];
    const text = [...(texts[step] ?? []), ...joined(counts, ' · ')];
    return [{title, to: first?.key ?? 'first-replica', text}];
  });
  return {kind: 'steps', items};
}

/** So many entries of a part of the plan stand on the first screen. */
const OF_PART = 2;

/** What needs work first: of each part before the upgrade what mentions a setup, or concerns every server. */
export function workBlocks(context: ItemContext): Block[] {
  const {toCheck, mentioned, foremost, requires} = context;
  const hasSetup = mentioned.size > 0;
  const all = hasSetup
    ? mentionedToCheck(context)
    : toCheck.filter(({entry}) => isOfEveryServer(requires.get(entry.address)));
  const byGroup = groupBy(all, ({entry}) => planGroup(entry));
  const urgency = ({entry}: PlacedEntry): number =>
    -(foremost.get(entry.address) ?? 0) + (orderOf(entry.text) ? 0 : entry.undo.length > 0 ? 1 : 2);
  const first = PLAN_GROUPS.filter(({step}) => step <= 3).flatMap((group) =>
    (byGroup.get(group) ?? [])
      .toSorted((a, b) => urgency(a) - urgency(b))
      .slice(0, OF_PART)
      .map((placed): Text => {
        const order = orderOf(placed.entry.text) ?? [];
        const isSame = order.length > 0 && placed.entry.text[0] === order[0];
        return [
          `${STEPS[group.step - 1]}: `,
          clauseLink(placed, context),
          ...(isSame || plainText(order) === '' ? [] : ['. ', ...order]),
        ];
      }),
  );
  const rest = all.length - first.length;
  if (first.length === 0) return [];
  const others: Text = [
    {href: hasSetup ? '#setup' : `#${PLAN_GROUPS[0].id}`, text: [counted(rest, 'other', 'others')]},
  ];
  return [
    ...paragraphs([
      hasSetup ? 'Of your setup, this needs work first; ' : 'On every server, this needs work first; ',
      ...(rest > 0 ? others : ['nothing else']),
      ':',
    ]),
    ...points(first),
  ];
}

/** The part "Decide": the versions to go to, how the changes are counted, and what the releases on the way bring. */
export function decidePart(context: ItemContext, today: string | undefined): Part {
  const {range, all, patches} = context;
  return partOf({key: 'decide', title: 'Decide', step: 1}, () => [
    ...targetsTable(context, today),
    ...paragraphs(leftOutLine(context), patches && newestLine(patches), today && supportLine(range, all, today)),
    ...summaryBlocks(context),
  ]);
}
