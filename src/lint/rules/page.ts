// A page as a whole: what stands around its releases, its bullets and blank lines.
import type {ListItem, Root} from 'mdast';
import type {Point} from 'unist';
import {OVERVIEW_ID} from '../../changelog/model/anchors';
import {counted} from '../../changelog/model/count';
import {headingText, isHeading, isOverview} from '../../changelog/parse/blocks';
import type {Rule} from '../rule';

/** The blocks that may be before the first release; the model reports a bullet there. */
const BEFORE = ['yaml', 'paragraph', 'html', 'list'];

export const pageFrame: Rule = {
  page({tree: {children}, lines, year, sources}, report) {
    const [newest] = year.releases;
    const first = newest && sources.get(newest)!.node;
    const rule = children.findIndex(({type}) => type === 'thematicBreak');
    const stop = rule === -1 ? children.length : rule;
    const before = children.slice(0, first ? children.indexOf(first) : stop);
    const overview = before.find(isOverview);
    const title = overview && headingText(overview).text;
    const expected = `Releases of ${year.year || 'YEAR'}`;
    if (title !== expected)
      report(
        `${title === undefined ? 'page without an overview' : `heading "${title}"`}, ` +
          `expected "## ${expected} {/* #${OVERVIEW_ID} */}" before the releases`,
        (overview ?? first)?.position ?? lines.length,
      );
    // The model reports a section there.
    for (const node of before)
      if (node !== overview && !isHeading(node, 3) && !BEFORE.includes(node.type))
        report('content before the releases, expected paragraphs and the overview', node.position);
    const [end, link, ...rest] = children.slice(stop);
    const isLink = link?.type === 'paragraph' && link.children.some(({type}) => type === 'link');
    if (!end || !isLink || rest.length > 0)
      report(
        'end of the page, expected a line of --- and then one link to the year before or after',
        (isLink ? rest[0] : link)?.position ?? lines.length,
      );
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
