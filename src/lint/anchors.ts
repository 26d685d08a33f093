import {OVERVIEW_ID} from '../changelog/model/anchors';
import type {Entry, Release, Section} from '../changelog/model/records';
import {isOverview} from '../changelog/parse/headings';
import {type Page, placeOf} from './rule';

/** Every anchor of a page with the line where it stands, in page order; of equal ones the first. */
export function anchorLines(page: Pick<Page, 'tree' | 'year' | 'sources'>): Map<string, number> {
  const lines = new Map<string, number>();
  const add = (id: string, line: number): void => {
    if (id !== '' && !lines.has(id)) lines.set(id, line);
  };
  const addRecord = (record: Release | Section | Entry): void => add(record.id, placeOf(page, record).start.line);
  for (const node of page.tree.children) if (isOverview(node)) add(OVERVIEW_ID, node.position!.start.line);
  for (const release of page.year.releases) {
    addRecord(release);
    for (const section of release.sections) {
      addRecord(section);
      section.entries.forEach(addRecord);
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
