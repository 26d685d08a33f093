import type {RootContent} from 'mdast';
import {OVERVIEW_ID} from '../../changelog/model/anchors';
import {headingText, isOverview} from '../../changelog/parse/headings';
import {type Page, placeOf, type Rule, type RuleReport} from '../rule';

/** The blocks before the first release, and those from the line that ends the releases. */
function frameOf({tree, year, sources}: Page): {before: RootContent[]; after: RootContent[]} {
  const {children} = tree;
  const first = year.releases[0] && children.indexOf(sources.get(year.releases[0]!)!.node);
  const end = children.findIndex(({type}) => type === 'thematicBreak');
  const stop = end === -1 ? children.length : end;
  return {before: children.slice(0, first ?? stop), after: children.slice(stop)};
}

function check(page: Page, report: RuleReport): void {
  const {lines, year} = page;
  const {before, after} = frameOf(page);
  const overview = before.find(isOverview);
  const title = `Releases of ${year.year || 'YEAR'}`;
  const [newest] = year.releases;
  const first = newest ? placeOf(page, newest).start : {line: lines.length, column: 1};
  if (!overview)
    report(
      `Unexpected page without an overview, expected "## ${title} {/* #${OVERVIEW_ID} */}" before the releases`,
      first,
    );
  else if (headingText(overview).text !== title)
    report(`Unexpected heading "${headingText(overview).text}", expected "${title}"`, overview.position);
  for (const node of before) {
    const fits =
      node === overview ||
      ['yaml', 'paragraph', 'mdxJsxFlowElement', 'mdxjsEsm', 'mdxFlowExpression'].includes(node.type);
    if (!fits && node.type !== 'list')
      report('Unexpected content before the releases, expected paragraphs and the overview', node.position);
  }
  const [, link, ...rest] = after;
  const end = {line: lines.length, column: 1};
  if (after.length === 0)
    report('Unexpected end of the page, expected a line of --- and then a link to the year before or after', end);
  else if (link?.type !== 'paragraph' || !link.children.some(({type}) => type === 'link'))
    report('Unexpected end of the page, expected a link to the year before or after', link?.position ?? end);
  for (const node of rest)
    report('Unexpected content after the end of the releases, expected one link after the line of ---', node.position);
}

export const pageFrame: Rule = {id: 'page-frame', severity: 'error', check};
