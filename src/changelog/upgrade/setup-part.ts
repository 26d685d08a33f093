// The part "Your setup": what concerns a pasted text beside what is to be checked.
import {isToCheck} from '../model/effects';
import type {Text} from '../model/records';
import type {AboutPaste} from '../paste/about';
import type {PasteMatch} from '../paste/matches';
import {isWhollyIn} from '../patches/missing';
import {type Block, heading, type Part, paragraphs, partOf} from './blocks';
import {concernTitles} from './check-parts';
import type {UpgradePlan} from './compute-plan';
import {broughtBlocks} from './patches-part';
import {type ItemContext, planList} from './plan-items';
import {type Merged, mergeRepeats} from './planned-entries';
import {isWithin} from './range';

/** How many entries are listed unfolded that are only of interest. */
const MOST = 40;

/** What mentions a pasted text and stands in no part of the plan; within a line that is all that does. */
export function otherMatches(
  matches: readonly PasteMatch[],
  {patches, range}: Pick<UpgradePlan, 'patches' | 'range'>,
): Merged<PasteMatch>[] {
  return mergeRepeats(
    matches.filter(({entry}) => (isWithin(range) || !isToCheck(entry)) && patches && !isWhollyIn(entry, patches.has)),
  );
}

/** What concerns a pasted text beside the plan: its settings, its names that are gone, and what else mentions it. */
export function setupPart(
  others: readonly Merged<PasteMatch>[],
  {absent = [], settings = [], others: line}: Partial<AboutPaste> = {},
  context: ItemContext,
): Part[] {
  /** Blocks below a heading, if there are any. */
  const below = (title: string, blocks: readonly Block[]): Block[] =>
    blocks.length === 0 ? [] : [heading(3, title), ...blocks];
  const points = (items: readonly Text[]): Block[] => (items.length === 0 ? [] : [{kind: 'points', items}]);
  const list = others.length > 0 ? [planList(others, context)] : [];
  const title = `${concernTitles(context).mentioned}, nothing to check (${others.length})`;
  const {to, brought = []} = context.patches ?? {};
  const found =
    to && isWithin(context.range)
      ? broughtBlocks(
          brought.filter((number) => others.some(({entry}) => entry.pullRequests.includes(number))),
          to.line.entries,
          context.backports,
        )
      : [
          ...below(`Not in ${context.range.to}`, points(absent)),
          ...below('Settings that you set', [...points(settings), ...paragraphs(line)]),
          ...(others.length > MOST ? [{kind: 'folded', title, blocks: list} as const] : below(title, list)),
        ];
  if (found.length === 0) return [];
  const count = absent.length + settings.length + others.length;
  return [partOf({key: 'setup', title: 'Your setup', count}, () => found)];
}
