// The part "Your setup": where the plan mentions a pasted text, and what concerns it beside that.
import {inDigits} from '../model/count';
import {isToCheck} from '../model/effects';
import {groupBy} from '../model/group';
import type {Piece, Text} from '../model/records';
import {joined} from '../model/text';
import type {AboutPaste} from '../paste/about';
import type {PasteMatch} from '../paste/matches';
import {isWhollyIn} from '../patches/missing';
import {type Block, heading, type Part, paragraphs, partOf} from './blocks';
import {concernTitles} from './check-parts';
import type {UpgradePlan} from './compute-plan';
import {PLAN_GROUPS, planGroup} from './groups';
import {broughtBlocks} from './patches-part';
import {type ItemContext, planList} from './plan-items';
import {type Merged, mergeRepeats} from './planned-entries';
import {isWithin} from './range';

/** What mentions a pasted text and stands in no part of the plan; within a line that is all that does. */
export function otherMatches(
  matches: readonly PasteMatch[],
  {patches, range}: Pick<UpgradePlan, 'patches' | 'range'>,
): Merged<PasteMatch>[] {
  return mergeRepeats(
    matches.filter(({entry}) => (isWithin(range) || !isToCheck(entry)) && patches && !isWhollyIn(entry, patches.has)),
  );
}

/** In which parts of the plan what is to be checked mentions a pasted text, as links; undefined if nothing does. */
function toCheckLine({toCheck, mentioned}: ItemContext): Text | undefined {
  const byGroup = groupBy(
    toCheck.filter(({entry}) => mentioned.has(entry.address)),
    ({entry}) => planGroup(entry),
  );
  const parts = PLAN_GROUPS.flatMap((group): Piece[][] => {
    const count = byGroup.get(group)?.length;
    return count ? [[{href: `#${group.id}`, text: [group.title]}, ` ${inDigits(count)}`]] : [];
  });
  return parts.length === 0 ? undefined : ['To check, first in these parts: ', ...joined(parts), '.'];
}

/** What concerns a pasted text: the parts that mention it, and beside the plan its settings, its names that are gone, and what else mentions it, folded. */
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
          ...paragraphs(isWithin(context.range) ? undefined : toCheckLine(context)),
          ...below(`Not in ${context.range.to}`, points(absent)),
          ...below('Settings that you set', [...points(settings), ...paragraphs(line)]),
          ...(list.length > 0 ? [{kind: 'folded', title, blocks: list} as const] : []),
        ];
  if (found.length === 0) return [];
  const count = absent.length + settings.length + others.length;
  return [partOf({key: 'setup', title: 'Your setup', count}, () => found)];
}
