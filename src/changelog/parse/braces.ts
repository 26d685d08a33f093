import type {Root, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {collector, type Problem} from './problems';

/** A heading's comment as plain Markdown reads it: text. */
const COMMENT = /^(.*?)\{(\/\*\s*#[\w-]+\s*\*\/)\}$/s;

/** Turns the comments of headings, which plain Markdown reads as text, into what they are in MDX. */
export function readComments(tree: Root): void {
  visit(tree, 'heading', (heading) => {
    const last = heading.children.at(-1);
    const [, words, value] = (last?.type === 'text' && COMMENT.exec(last.value)) || [];
    if (!value) return;
    const {start, end} = last!.position!;
    const length = value.length + '{}'.length;
    const middle = {line: end.line, column: end.column - length, offset: end.offset! - length};
    heading.children.pop();
    if (words) heading.children.push({type: 'text', value: words, position: {start, end: middle}});
    heading.children.push({type: 'mdxTextExpression', value, position: {start: middle, end}});
  });
}

/** An escape, which is skipped, or the first `{` or `<` of a run. A `<` before a space is text in MDX too. */
const SIGN = /\\.|(?<!\{)\{|(?<!<)<(?!\s)/gs;

/** A problem for each `{` or `<` outside code that keeps a text from being MDX, and the way to write it. */
export function braceProblems(tree: Root, text: string): Problem[] {
  const {problems, report} = collector();
  visit(tree, 'text', ({position}: Text, _, parent) => {
    if (!position) return;
    const {start, end} = position;
    const source = text.slice(start.offset, end.offset);
    for (const {0: sign, index} of source.matchAll(SIGN)) {
      if (sign.startsWith('\\')) continue;
      const lines = source.slice(0, index).split('\n');
      const column = lines.at(-1)!.length + (lines.length === 1 ? start.column : 1);
      const from = /\S*$/.exec(source.slice(0, index))!.index;
      const [word] = /^\S+?(?=[.,;:]*(?:\s|$))/.exec(source.slice(from))!;
      const repair =
        parent?.type === 'heading' && sign === '{'
          ? 'only an id like {/* #248 */} at the end of a heading'
          : `a code span, \`${word}\`, or \\${sign}`;
      report(
        `${sign}${word === sign ? '' : ` in "${word}"`}, expected ${repair}: MDX reads it as code`,
        {line: start.line + lines.length - 1, column},
        'syntax',
      );
    }
  });
  return problems;
}
