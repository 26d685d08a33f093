import {headingText} from '../../changelog/parse/headings';
import type {Rule} from '../rule';

export const headingSource: Rule = {
  page({tree, lines}, report) {
    for (const node of tree.children) {
      if (node.type !== 'heading') continue;
      const {text, id} = headingText(node);
      const {start, end} = node.position!;
      const found = lines.slice(start.line - 1, end.line).join('\n');
      const comment = id === undefined ? '' : ` {/* #${id} */}`;
      const expected = `${'#'.repeat(node.depth)} ${text.replace(/\s+/g, ' ')}${comment}`;
      if (found !== expected)
        report(`heading ${JSON.stringify(found)}, expected "${expected}" on a line of its own`, start);
    }
  },
};
