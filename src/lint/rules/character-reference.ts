import {visit} from 'unist-util-visit';
import type {Page, Rule, RuleReport} from '../rule';

/** A reference like `&nbsp;`, or an escape of a character that needs none. */
const SLIP = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);|\\[^\w\s{}<>*`_[\]#~:!|()&"\\-]/gi;

function check({tree, lines}: Page, report: RuleReport): void {
  visit(tree, 'text', ({position, value}) => {
    if (!position) return;
    const {start, end} = position;
    const source = lines
      .slice(start.line - 1, end.line)
      .join('\n')
      .slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined);
    if (source === value) return;
    for (const match of source.matchAll(SLIP)) {
      report(`Unexpected ${match[0]}, expected the character itself`, {
        line: start.line,
        column: start.column + match.index,
      });
    }
  });
}

export const characterReference: Rule = {id: 'character-reference', severity: 'error', check};
