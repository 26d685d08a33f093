import {OVERVIEW_ID} from '../changelog/model/anchors';
import {isOverview} from '../changelog/parse/headings';
import type {Page} from './rule';

/** Every anchor of a page with its line, in page order; an anchor that repeats has its first line. */
export function anchorLines({tree, sources}: Pick<Page, 'tree' | 'sources'>): Map<string, number> {
  const overviews = tree.children.filter(isOverview).map((node) => ({id: OVERVIEW_ID, node}));
  const records = [...sources]
    .map(([{id}, {node}]) => ({id, node}))
    .toSorted((a, b) => a.node.position!.start.line - b.node.position!.start.line);
  const lines = new Map<string, number>();
  for (const {id, node} of [...overviews, ...records])
    if (id !== '' && !lines.has(id)) lines.set(id, node.position!.start.line);
  return lines;
}

/** The members of a longest increasing subsequence; the other numbers are those that were moved. */
export function increasing(numbers: readonly number[]): Set<number> {
  const tails: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const number of numbers) {
    // Few numbers were moved, so the search from the end is short.
    const at = tails.findLastIndex((tail) => tail < number);
    before.set(number, tails[at]);
    tails[at + 1] = number;
  }
  const members = new Set<number>();
  for (let at = tails.at(-1); at !== undefined; at = before.get(at)) members.add(at);
  return members;
}
