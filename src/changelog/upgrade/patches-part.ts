// What patch releases bring to an upgrade within a line.
import type {PlacedEntry} from '../model/records';
import {referenceClauses} from '../model/references';
import {type Backports, backportsOfEntry} from '../patches/backports';
import {broughtBy, withoutEntry} from '../patches/brought';
import {patchClauses} from '../patches/clauses';
import {type Block, folded, heading, type Item, type Part, paragraphs, partOf} from './blocks';
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
      ...referenceClauses(placed),
    ],
  });
  return [
    ...groups.flatMap(({title, color, entries: list}): Block[] => [
      {...heading(3, `${title} (${list.length})`), color},
      {kind: 'entries', items: list.map((placed) => item(placed, color))},
    ]),
    ...(without.length > 0 ? paragraphs(withoutEntry(without)) : []),
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
