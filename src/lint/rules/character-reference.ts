import {visit} from 'unist-util-visit';
import type {Rule} from '../rule';

/** A reference like `&nbsp;`, or an escape of a character that needs none. */
const SLIP = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);|\\[^\w\s{}<>*`_[\]#~:!|()&"\\-]/gi;

export const characterReference: Rule = {
  page({tree, lines}, report) {
    visit(tree, 'text', ({position, value}) => {
      const {start, end} = position!;
      const source = lines
        .slice(start.line - 1, end.line)
        .join('\n')
        .slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined);
      if (source === value) return;
      for (const {0: found, index} of source.matchAll(SLIP))
        report(`${found}, expected the character itself`, {
          line: start.line,
          column: start.column + index,
        });
    });
  },
};
