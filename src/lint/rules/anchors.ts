import {OVERVIEW_ID} from '../../changelog/model/anchors';
import {didYouMean} from '../../changelog/model/nearest';
import {isOverview} from '../../changelog/parse/blocks';
import type {Page, Report, Rule} from '../rule';

/** Every anchor of a page with its line, in page order; an anchor that repeats has its first line. */
function anchorLines({tree, sources}: Page): Map<string, number> {
  const overviews = tree.children.filter(isOverview).map((node) => [{id: OVERVIEW_ID}, {node}] as const);
  const lines = new Map<string, number>();
  for (const [{id}, {node}] of [...overviews, ...sources])
    if (id !== '' && !lines.has(id)) lines.set(id, node.position!.start.line);
  return new Map([...lines].toSorted(([, a], [, b]) => a - b));
}

const listOf = ({name}: Page): string => `anchors/${name.replace('.mdx', '.txt')}`;

/** How a heading or an entry keeps its published id. */
function keep(id: string): string {
  const number = /^pr-(\d+)/.exec(id)?.[1];
  return number
    ? `write #${number} first again, or, if it is another one, keep the address with the clause "; id ${id}"`
    : 'keep it as the id of its heading';
}

/** Reports lines of the list of anchors that lead nowhere, or away from an anchor of the page. */
function checkMoved(page: Page, present: ReadonlyMap<string, number>, report: Report): void {
  for (const [old, now] of page.moved ?? []) {
    const line = `line "${old} -> ${now}" of ${listOf(page)}`;
    if (present.has(old)) report(`${line}, expected #${old} once: here it is the id of an entry`, present.get(old)!);
    else if (!present.has(now))
      report(`${line}, expected an id of the page behind the arrow`, 1, didYouMean(now, present.keys()));
  }
}

/** Reports published ids that are gone, at the id that replaced them or at their old place. */
function checkVanished(page: Page, present: ReadonlyMap<string, number>, report: Report): void {
  const {published, lines} = page;
  const known = new Set(published);
  const byLine = new Map([...present].map(([id, line]) => [line, id]));
  let line = 1;
  for (const id of published) {
    const at = present.get(id);
    if (at !== undefined) line = at;
    if (at !== undefined || page.moved?.has(id)) continue;
    let next = line + 1;
    while (next < lines.length && lines[next - 1]!.trim() === '') next++;
    const other = byLine.get(next);
    if (other !== undefined && !known.has(other)) {
      line = next;
      report(`id #${other}, expected #${id}, which was published: ${keep(id)}`, line);
    } else if (other === undefined && /^(?:- |#)/.test(lines[next - 1] ?? '')) {
      // The line is there, but it could not be read, and this has been reported.
      line = next;
    } else
      report(
        `page without #${id}, which was published, expected it here: if it was withdrawn or joined another, name where ` +
          `readers go in ${listOf(page)}, "${id} -> ID"`,
        line + 1,
      );
  }
}

export const publishedAnchor: Rule = {
  page(page, report) {
    const present = anchorLines(page);
    checkMoved(page, present, report);
    checkVanished(page, present, report);
  },
};
