import type {Heading} from 'mdast';
import {headingText} from '../../changelog/parse/headings';
import type {Page, Rule, RuleReport} from '../rule';

function check({tree, lines}: Page, report: RuleReport): void {
  for (const node of tree.children) {
    if (node.type !== 'heading') continue;
    const {text: words, id} = headingText(node);
    const text = words.replace(/\s+/g, ' ');
    const {start, end} = node.position!;
    const found = lines.slice(start.line - 1, end.line).join('\n');
    const expected = `${'#'.repeat((node as Heading).depth)} ${text}${id === undefined ? '' : ` {/* #${id} */}`}`;
    if (found !== expected)
      report(`Unexpected heading ${JSON.stringify(found)}, expected "${expected}" on a line of its own`, start, {
        expected: [expected],
      });
  }
}

export const headingSource: Rule = {id: 'heading-source', severity: 'error', check};
