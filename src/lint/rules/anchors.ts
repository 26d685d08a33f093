import {OVERVIEW_ID} from '../../changelog/model/anchors';
import {didYouMean} from '../../changelog/model/nearest';
import {isOverview} from '../../changelog/parse/headings';
import type {RuleReport} from '../../changelog/parse/problems';
import type {Page, Rule} from '../rule';

/** Every anchor of a page with its line, in page order; an anchor that repeats has its first line. */
function anchorLines({tree, sources}: Page): Map<string, number> {
  const overviews = tree.children.filter(isOverview).map((node) => [{id: OVERVIEW_ID}, {node}] as const);
  const lines = new Map<string, number>();
  for (const [{id}, {node}] of [...overviews, ...sources])
    if (id !== '' && !lines.has(id)) lines.set(id, node.position!.start.line);
  return new Map([...lines].toSorted(([, a], [, b]) => a - b));
}

const listOf = ({name}: Page): string => `anchors/${name.replace('.mdx', '.txt')}`;

/** Reports lines of the list of anchors that lead nowhere, or away from an anchor of the page. */
function checkMoved(page: Page, present: ReadonlyMap<string, number>, report: RuleReport): void {
  for (const [old, now] of page.moved ?? []) {
    const line = `line "${old} -> ${now}" of ${listOf(page)}`;
    if (present.has(old)) report(`${line}, expected #${old} once: here it is the id of an entry`, present.get(old)!);
    else if (!present.has(now))
      report(`${line}, expected an id of the page behind the arrow`, 1, didYouMean(now, present.keys()));
  }
}

/** Reports published ids that are gone, right after the one that was before them. */
function checkVanished(page: Page, present: ReadonlyMap<string, number>, report: RuleReport): void {
  let line = 1;
  for (const id of page.published) {
    line = present.get(id) ?? line;
    if (present.has(id) || page.moved?.has(id)) continue;
    const [, number] = /^pr-(\d+)/.exec(id) ?? [];
    const keep = number ? `write #${number} first again, or "; id ${id}"` : 'give its heading this id again';
    const next = page.lines.findIndex((text, index) => index >= line && text !== '');
    report(
      `page without #${id}, which was published, expected it here: ${keep}; if it was withdrawn or joined another, name ` +
        `where readers go in ${listOf(page)}, "${id} -> ID"`,
      next + 1,
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
