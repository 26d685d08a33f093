import {OVERVIEW_ID} from '../../changelog/model/anchors';
import {isHeading} from '../../changelog/parse/blocks';
import {headingText, isOverview} from '../../changelog/parse/headings';
import type {Rule} from '../rule';

/** The blocks that may be before the first release; the model reports a bullet there. */
const BEFORE = ['yaml', 'paragraph', 'mdxJsxFlowElement', 'mdxjsEsm', 'mdxFlowExpression', 'list'];

export const pageFrame: Rule = {
  page({tree: {children}, lines, year, sources}, report) {
    const [newest] = year.releases;
    const first = newest && sources.get(newest)!.node;
    const rule = children.findIndex(({type}) => type === 'thematicBreak');
    const stop = rule === -1 ? children.length : rule;
    const before = children.slice(0, first ? children.indexOf(first) : stop);
    const overview = before.find(isOverview);
    const title = `Releases of ${year.year || 'YEAR'}`;
    if (!overview)
      report(
        `page without an overview, expected "## ${title} {/* #${OVERVIEW_ID} */}" before the releases`,
        first?.position?.start ?? lines.length,
      );
    else if (headingText(overview).text !== title)
      report(`heading "${headingText(overview).text}", expected "${title}"`, overview.position);
    // The model reports a section there.
    for (const node of before)
      if (node !== overview && !isHeading(node, 3) && !BEFORE.includes(node.type))
        report('content before the releases, expected paragraphs and the overview', node.position);
    for (const node of children)
      if (node.type === 'paragraph' && node.position!.end.line > node.position!.start.line)
        report('second line of a paragraph, expected it all on one line, or a blank line between', {
          line: node.position!.start.line + 1,
          column: 1,
        });
    const [end, link, ...rest] = children.slice(stop);
    if (!end)
      report('end of the page, expected a line of --- and then a link to the year before or after', lines.length);
    else if (link?.type !== 'paragraph' || !link.children.some(({type}) => type === 'link'))
      report('end of the page, expected a link to the year before or after', link?.position ?? lines.length);
    else if (rest.length > 0)
      report('content after the end of the releases, expected one link after the line of ---', rest[0]!.position);
  },
};
