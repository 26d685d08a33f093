// The part "Your setup": where the plan mentions a pasted text, and what concerns it beside that.
import {inDigits} from '../model/count';
import {isToCheck} from '../model/effects';
import {groupBy} from '../model/group';
import type {Link, PlacedEntry, Text} from '../model/records';
import type {PasteMatch} from '../paste/matches';
import {isWhollyIn} from '../patches/missing';
import type {AboutPaste} from '../server/verdicts';
import {type Block, folded, heading, type Part, paragraphs, partOf, points} from './blocks';
import {concernTitles} from './check-parts';
import type {UpgradePlan} from './compute-plan';
import {PLAN_GROUPS, planGroup} from './groups';
import {broughtBlocks} from './patches-part';
import {type ItemContext, planList} from './plan-items';
import {type Merged, mergeRepeats} from './planned-entries';
import {isAfter, isWithin, wholeRange} from './range';
import {clauseOf} from './sentences';

/** What mentions a pasted text and stands in no part of the plan; within a line that is all that does. */
export function otherMatches(
  matches: readonly PasteMatch[],
  {patches, range}: Pick<UpgradePlan, 'patches' | 'range'>,
): Merged<PasteMatch>[] {
  return mergeRepeats(
    matches.filter(({entry}) => (isWithin(range) || !isToCheck(entry)) && patches && !isWhollyIn(entry, patches.has)),
  );
}

/** What is to be checked and mentions a pasted text. */
export function mentionedToCheck({
  toCheck,
  mentioned,
}: Pick<ItemContext, 'toCheck' | 'mentioned'>): Merged<PlacedEntry>[] {
  return toCheck.filter(({entry}) => mentioned.has(entry.address));
}

/** A link to an entry of a plan: its release, and what it says in a line. */
export function clauseLink({release, entry}: PlacedEntry, {ids}: Pick<ItemContext, 'ids'>): Link {
  return {href: `#${ids.get(entry)}`, text: [`${release.version} · ${clauseOf(entry.text)}`]};
}

/** What is to be checked and mentions a pasted text: links to the entries, for each part of the plan. */
function toCheckBlocks(found: readonly PlacedEntry[], context: ItemContext): Block[] {
  const byGroup = groupBy(found, ({entry}) => planGroup(entry));
  return PLAN_GROUPS.flatMap((group): Block[] => {
    const links = (byGroup.get(group) ?? []).map((placed): Text => [clauseLink(placed, context)]);
    return folded(`${group.title}: ${inDigits(links.length)}`, points(links));
  });
}

/** A fix: its release, what it says in a line, and whether the wanted version has it. */
function fixLine({release, entry}: PlacedEntry, {range, patches}: ItemContext): Text {
  const has = entry.pullRequests.some((number) => patches?.brought.includes(number));
  const later = isAfter(release, range) && !has ? `, newer than ${wholeRange(range).to}` : '';
  return [{href: entry.address, text: [`${release.version} · ${clauseOf(entry.text)}`]}, later];
}

/** What concerns a pasted text: the parts that mention it, and beside the plan its settings, its names that are gone, and what else mentions it, folded. */
export function setupPart(
  others: readonly Merged<PasteMatch>[],
  {
    absent = [],
    settings = [],
    others: lines = [],
    fixes = [],
  }: Partial<AboutPaste> & {readonly fixes?: readonly PlacedEntry[] | undefined} = {},
  context: ItemContext,
): Part[] {
  /** Blocks below a heading, if there are any. */
  const below = (title: string, blocks: readonly Block[]): Block[] =>
    blocks.length === 0 ? [] : [heading(3, title), ...blocks];
  const list = others.length > 0 ? [planList(others, context)] : [];
  const {mentioned} = concernTitles(context);
  const toCheck = mentionedToCheck(context);
  const title = `For information (${others.length})`;
  const {to, brought = []} = context.patches ?? {};
  const log = below('Fixes that your log may ask for', points(fixes.map((placed) => fixLine(placed, context))));
  const found =
    to && isWithin(context.range)
      ? broughtBlocks(
          brought.filter((number) => others.some(({entry}) => entry.pullRequests.includes(number))),
          to.line.entries,
          context.backports,
        )
      : [
          ...below(`${mentioned}, to check (${toCheck.length})`, toCheckBlocks(toCheck, context)),
          ...below(`Not in ${context.range.to}`, points(absent)),
          ...below('Settings that you set', [...points(settings), ...paragraphs(...lines)]),
          ...folded(title, list),
        ];
  if (log.length + found.length === 0) return [];
  const count = absent.length + settings.length + (isWithin(context.range) ? others : toCheck).length;
  return [partOf({key: 'setup', title: 'Your setup', step: 1, count}, () => [...log, ...found])];
}
