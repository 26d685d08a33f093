import {OVERVIEW_ID} from '../../changelog/model/anchors';
import {isOverview} from '../../changelog/parse/blocks';
import type {Rule} from '../rule';

/** What stands around the releases of a page. */
export const pageFrame: Rule = {
  page({tree, lines, year}, report) {
    const heading = `## Releases of ${year.year || 'YEAR'} {/* #${OVERVIEW_ID} */}`;
    const overview = tree.children.find(isOverview)?.position;
    const line = overview ? `"${lines[overview.start.line - 1]}"` : 'page without an overview';
    if (line !== `"${heading}"`) report(`${line}, expected "${heading}" before the releases`, overview ?? lines.length);
    const rule = tree.children.findIndex(({type}) => type === 'thematicBreak');
    const [link, ...rest] = rule === -1 ? [] : tree.children.slice(rule + 1);
    const isLink = link?.type === 'paragraph' && link.children.some(({type}) => type === 'link');
    if (!isLink || rest.length > 0)
      report(
        'end of the page, expected a line of --- and then one link to the year before or after',
        (isLink ? rest[0] : link)?.position ?? lines.length,
      );
  },
};
