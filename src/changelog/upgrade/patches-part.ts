// What the patch releases of the two ends bring and lack.
import {counted} from '../model/count';
import type {PlacedEntry} from '../model/records';
import {pullRequestLinks, referenceClauses} from '../model/references';
import {type Backports, backportsOfEntry} from '../patches/backports';
import {broughtBy} from '../patches/brought';
import {patchClauses} from '../patches/clauses';
import {type Block, folded, heading, type Item, type Part, paragraphs, partOf} from './blocks';
import {lostLine, missingLine} from './head-lines';
import type {PlanView} from './plan-items';
import {isWithin} from './range';

/** What pull requests brought, the worst first, and the numbers of those that no entry has. */
export function broughtBlocks(
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
      ...referenceClauses(placed, {}),
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

/** What one has and would lose, each change with the patch release of the wanted line that has it later. */
export function lostBlocks({patches, backports}: PlanView): Block[] {
  const title = lostLine(patches);
  return title === undefined ? [] : folded(title, broughtBlocks(patches.lost, patches.from!.line.entries, backports));
}

/** What the wanted patch release brings, each change with the one of its line that had it first; beside a setup folded. */
export function broughtPart({patches: {from, to, brought}, range, hasSetup, backports}: PlanView): Part[] {
  if (!to || brought.length === 0) return [];
  const others = [range.to, ...(from ? [from.name] : [])];
  const about = paragraphs(!isWithin(range) && missingLine(to, brought.length, others));
  const make = () => {
    const blocks = broughtBlocks(brought, to.line.entries, backports);
    return [...about, ...(hasSetup ? folded('All, the worst first', blocks) : blocks)];
  };
  const title = [`Upgrade to ${to.name}`, ...(to.release.date ? [to.release.date] : [])].join(', ');
  return [partOf({key: 'patches', title, count: brought.length}, make)];
}
