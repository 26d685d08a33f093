// What the patch releases of the two ends bring, and the part "Your setup", which within a line has it too.
import {counted} from '../model/count';
import type {PlacedEntry, Text} from '../model/records';
import {pullRequestLinks, referenceClauses} from '../model/references';
import {type Backports, backportsOfEntry} from '../patches/backports';
import {broughtBy} from '../patches/brought';
import {patchClauses} from '../patches/clauses';
import {type Block, below, folded, heading, type Item, type Part, paragraphs, partOf, points} from './blocks';
import {mentionIn} from './foremost';
import type {PlanView} from './plan-items';
import {isAfter, isWithin, wholeRange} from './range';
import {clauseOf} from './sentences';

/** What pull requests brought, the worst first, and the numbers of those that no entry has. */
function broughtBlocks(
  pullRequests: readonly number[],
  entries: ReadonlyMap<number, readonly PlacedEntry[]>,
  backports: Backports,
): Block[] {
  const {groups, without} = broughtBy(pullRequests, entries);
  const item = (placed: PlacedEntry, color: string): Item => ({
    release: placed.release,
    entry: placed.entry,
    color,
    clauses: [
      ...patchClauses(backportsOfEntry(backports, placed.entry.pullRequests), 'in '),
      ...referenceClauses(placed),
    ],
  });
  return [
    ...groups.flatMap(({title, color, entries: list}): Block[] => [
      {...heading(3, `${title} (${list.length})`), color},
      {kind: 'entries', items: list.map((placed) => item(placed, color))},
    ]),
    ...(without.length > 0
      ? paragraphs([
          `${counted(without.length, 'pull request', 'pull requests')} without an entry here: `,
          ...pullRequestLinks(without),
        ])
      : []),
  ];
}

/** Within a line, what the wanted patch release brings, each change with the one that had it first. */
export function broughtPart({patches: {to, brought}, range, hasSetup, backports}: PlanView): Part[] {
  if (!to || !isWithin(range) || brought.length === 0) return [];
  const make = () => {
    const blocks = broughtBlocks(brought, to.line.entries, backports);
    return hasSetup ? folded('All, the worst first', blocks) : blocks;
  };
  const title = [`Upgrade to ${to.name}`, ...(to.release.date ? [to.release.date] : [])].join(', ');
  return [partOf({key: 'patches', title, count: brought.length}, make)];
}

/** A fix: its release, what it says in a line, and whether the wanted version has it. */
function fixLine({release, entry}: PlacedEntry, {range, patches}: PlanView): Text {
  const has = entry.pullRequests.some((number) => patches.brought.includes(number));
  const later = isAfter(release, range) && !has ? `, newer than ${wholeRange(range).to}` : '';
  return [{href: entry.address, text: [`${release.version} · ${clauseOf(entry.text)}`]}, later];
}

/** The fixes for a pasted log; within a line, the changes that mention the text; its missing names; its settings. */
export function setupPart(view: PlanView): Part[] {
  const {setup, patches, range, verdicts, backports} = view;
  if (!setup) return [];
  const {absent, settings, others} = setup.about;
  const {to, brought} = patches;
  const isMine = (number: number) => to?.line.entries.get(number)?.some((placed) => mentionIn(verdicts, placed));
  const mine = isWithin(range) ? brought.filter(isMine) : [];
  const blocks = [
    ...below('Fixes that your log may ask for', points(setup.fixes.map((placed) => fixLine(placed, view)))),
    ...(to && isWithin(range)
      ? broughtBlocks(mine, to.line.entries, backports)
      : [
          ...below(`Not in ${range.to}`, points(absent)),
          ...below('Settings that you set', [...points(settings), ...paragraphs(...others)]),
        ]),
  ];
  const count = setup.fixes.length + (isWithin(range) ? mine.length : absent.length + settings.length);
  const listed = {key: 'setup', title: 'Your setup', step: 1, ...(count > 0 && {count})};
  return blocks.length === 0 ? [] : [partOf(listed, () => blocks)];
}
