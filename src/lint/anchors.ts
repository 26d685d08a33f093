import {isOverview} from '../changelog/headings';
import {OVERVIEW_ID} from '../changelog/ids';
import type {Changelog} from '../changelog/types';

/** Every anchor of a page with the line where it stands, in page order; of equal ones the first. */
export function anchorLines({preamble, releases}: Changelog): Map<string, number> {
  const lines = new Map<string, number>();
  const add = (id: string, node: {position?: {start: {line: number}} | undefined}): void => {
    if (id !== '' && !lines.has(id)) lines.set(id, node.position!.start.line);
  };
  for (const node of preamble) if (isOverview(node)) add(OVERVIEW_ID, node);
  for (const release of releases) {
    add(release.id, release.heading);
    for (const section of release.sections) {
      add(section.id, section.heading);
      for (const entry of section.entries) add(entry.id, entry.node);
    }
  }
  return lines;
}

/** The members of a longest increasing run of numbers, the others being those that were moved. */
export function increasing(numbers: readonly number[]): Set<number> {
  const tails: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const number of numbers) {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (tails[middle]! < number) low = middle + 1;
      else high = middle;
    }
    before.set(number, tails[low - 1]);
    tails[low] = number;
  }
  const members = new Set<number>();
  for (let at = tails.at(-1); at !== undefined; at = before.get(at)) members.add(at);
  return members;
}
