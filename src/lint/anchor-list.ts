import {pageAnchors} from '../changelog/model/anchors';
import {formatAnchorList} from '../changelog/parse/anchor-list';
import {FIX, type Problem, ruleCollector} from '../changelog/parse/problems';
import {lintPage} from './lint';
import type {Page} from './rule';

/** The list of a page's anchors, `anchors/2024.txt`: those that it has, in its order, published ones that are gone, and those that lead to another one. */
export function anchorListOf({year, published, moved = new Map()}: Page): string {
  const anchors = pageAnchors(year.releases);
  const present = new Set(anchors);
  const gone = published.filter((id) => !present.has(id) && !moved.has(id));
  return formatAnchorList({published: [...anchors, ...gone], moved});
}

/** Reports that a page's list of anchors is another one, unless the page has errors, from which this may follow. */
export function lintAnchors(text: string, page: Page): Problem[] {
  const {problems, report} = ruleCollector('published-anchor');
  if (text !== anchorListOf(page) && lintPage(page).every(({fatal}) => !fatal))
    report(`list, expected the anchors of ${page.name} in its order: ${FIX}`, 1);
  return problems;
}
