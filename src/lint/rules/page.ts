// A page as a whole: what stands around its releases, its bullets and blank lines.
import type {ListItem, Root} from 'mdast';
import type {Point} from 'unist';
import {OVERVIEW_ID} from '../../changelog/model/anchors';
import {counted} from '../../changelog/model/count';
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

const bulletsOf = ({children}: Root): ListItem[] =>
  children.flatMap((node) => (node.type === 'list' && !node.ordered ? node.children : []));

export const bulletMarker: Rule = {
  page({tree, lines}, report) {
    for (const {position, children} of bulletsOf(tree)) {
      const {start} = position!;
      const line = lines[start.line - 1]!;
      if (/^- (?![-*+] |\[[ x]\] )\S/.test(line)) continue;
      // Blocks below a bullet's text depend on the width of its marker, so the spaces after it stay.
      const end = children.length === 1 ? children[0]!.position!.start : {...start, column: start.column + 1};
      const repair = children.length === 1 ? '- ' : line[start.column - 1] === '-' ? undefined : '-';
      report(
        'beginning of a bullet, expected "- " at the beginning of the line and then the text',
        {start: children.length === 1 ? {...start, column: 1} : start, end},
        undefined,
        repair,
      );
    }
  },
};

export const blankLines: Rule = {
  page({tree: {children}, lines, text}, report) {
    const end = text.trimEnd().split('\n');
    const last = {line: end.length, column: end.at(-1)!.length + 1};
    if (!/\S\n$/.test(text))
      report(
        'end of the file, expected one line break',
        {start: last, end: {line: lines.length, column: lines.at(-1)!.length + 1}},
        undefined,
        '\n',
      );
    const check = (start: Point, end: Point, wanted: number, expected: string): void => {
      const between = text.slice(start.offset, end.offset);
      const found = between.split('\n').length - 2;
      if (between.trim() === '' && found !== wanted)
        report(
          `${counted(found, 'blank line', 'blank lines')}, expected ${expected}`,
          {start, end},
          undefined,
          '\n'.repeat(wanted + 1),
        );
    };
    for (const [index, node] of children.entries()) {
      const before = children[index - 1]?.position?.end;
      const {start} = node.position!;
      if (before)
        check(before, {...start, column: 1, offset: start.offset! - (start.column - 1)}, 1, 'one between blocks');
      if (node.type !== 'list') continue;
      for (const [at, item] of node.children.entries()) {
        const previous = node.children[at - 1];
        // A bullet below another is left to a person.
        if (previous?.children.length === 1)
          check(previous.position!.end, item.position!.start, 0, 'none between bullets');
      }
    }
  },
};
