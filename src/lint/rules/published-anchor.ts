import {OVERVIEW_ID} from '../../changelog/model/anchors';
import {groupBy} from '../../changelog/model/group';
import {didYouMean} from '../../changelog/model/nearest';
import {isOverview} from '../../changelog/parse/headings';
import {type Page, placeOf, type Report, type Rule} from '../rule';

/** Every anchor of a page with its line, in page order; an anchor that repeats has its first line. */
function anchorLines({tree, sources}: Page): Map<string, number> {
  const overviews = tree.children
    .filter(isOverview)
    .map((node) => ({id: OVERVIEW_ID, line: node.position!.start.line}));
  const records = [...sources].map(([{id}, {node}]) => ({id, line: node.position!.start.line}));
  const lines = new Map<string, number>();
  for (const {id, line} of [...overviews, ...records].toSorted((a, b) => a.line - b.line))
    if (id !== '' && !lines.has(id)) lines.set(id, line);
  return lines;
}

const listOf = ({name}: Page): string => `anchors/${name.replace('.mdx', '.txt')}`;

function keep(id: string): string {
  return id.startsWith('pr-')
    ? `keep it with the clause "; id ${id}" in its entry`
    : 'keep it as the id of its heading';
}

/** Reports lines of the list of anchors that lead nowhere, or away from an anchor of the page. */
function checkMoved(page: Page, present: ReadonlyMap<string, number>, report: Report): void {
  for (const [old, now] of page.moved ?? []) {
    const line = `line "${old} -> ${now}" of ${listOf(page)}`;
    if (present.has(old)) report(`${line}, expected #${old} once: here it is the id of an entry`, present.get(old)!);
    else if (!present.has(now))
      report(
        `${line}, expected an id of the page behind the arrow`,
        1,
        page.moved!.has(now) ? `#${now} leads to #${page.moved!.get(now)}` : didYouMean(now, present.keys()),
      );
  }
}

/** Reports published ids that are gone, at the id that replaced them or at their old place; gives the replacements. */
function checkVanished(page: Page, present: ReadonlyMap<string, number>, report: Report): ReadonlySet<string> {
  const {published, lines} = page;
  const known = new Set(published);
  const byLine = new Map([...present].map(([id, line]) => [line, id]));
  const replaced = new Set<string>();
  let line = 1;
  for (const id of published) {
    const at = present.get(id);
    if (at !== undefined) {
      line = at;
      continue;
    }
    let next = line + 1;
    while (next < lines.length && lines[next - 1]!.trim() === '') next++;
    const other = byLine.get(next);
    if (other !== undefined && !known.has(other) && !replaced.has(other)) {
      replaced.add(other);
      line = next;
      report(`id #${other}, expected #${id}, which was published: ${keep(id)}`, line);
    } else if (other === undefined && /^(?:- |#)/.test(lines[next - 1] ?? '')) {
      // The line is there, but it could not be read, and this has been reported.
      line = next;
    } else {
      report(
        `page without #${id}, which was published and stood here: ${keep(id)}, or name the one that has its place in ` +
          `${listOf(page)}, "${id} -> ID"`,
        line + 1,
      );
    }
  }
  return replaced;
}

export const publishedAnchor: Rule = {
  page(page, report) {
    const {published} = page;
    const lines = anchorLines(page);
    checkMoved(page, lines, report);
    const replaced = checkVanished(page, lines, report);
    const known = new Set(published);
    const fresh = [...lines.keys()].filter((id) => !known.has(id) && !replaced.has(id));
    const releaseOf = (id: string) =>
      page.year.releases.findLast((release) => placeOf(page, release).start.line <= lines.get(id)!);
    for (const [release, [first, ...more]] of groupBy(fresh, releaseOf)) {
      const what = more.length > 0 ? `${more.length + 1} ids of ${release?.version ?? 'the page'}` : `id #${first}`;
      report(
        `${what} not published in ${listOf(page)}, expected every id there: run \`npm run anchors\``,
        lines.get(first!)!,
      );
    }
    const kept = published.filter((id) => lines.has(id));
    const found = [...lines.keys()].filter((id) => known.has(id));
    // Of ids that stand elsewhere together only the first is reported.
    for (const [index, id] of found.entries())
      if (id !== kept[index] && found[index - 1] === kept[index - 1])
        report(
          `#${id} here, expected #${kept[index]} as published: if it was moved on purpose, run \`npm run anchors\``,
          lines.get(id)!,
        );
  },
};
