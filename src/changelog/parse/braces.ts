import type {Heading, Root, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Problem} from './problems';
import {collector} from './problems';

/** A heading's comment as plain Markdown reads it: text. */
const COMMENT = /(.*?)\{(\/\*\s*#[\w-]+\s*\*\/)\}$/s;

/** The length of the comment that gives a heading its id, 0 where there is none. */
function commentLength(node: Text, parent: {type: string; children: readonly unknown[]}): number {
  const match = parent.type === 'heading' && parent.children.at(-1) === node ? COMMENT.exec(node.value) : null;
  return match ? match[2]!.length + 2 : 0;
}

/**
 * The places where text that is no MDX has a `{` or `<` of its own, outside of code: each with its line, column
 * and the way to write it. A `<` before a space is text, also in MDX. A run of the same character counts once.
 */
export function braceProblems(tree: Root, text: string): Problem[] {
  const {problems, report} = collector();
  visit(tree, 'text', (node, _, parent) => {
    if (!node.position || !parent) return;
    const {start, end} = node.position;
    const source = text.slice(start.offset, end.offset! - commentLength(node, parent));
    let line = start.line;
    let lineStart = 1 - start.column;
    for (let index = 0; index < source.length; index++) {
      const character = source[index]!;
      if (character === '\\') index++;
      else if (character === '\n') [line, lineStart] = [line + 1, index + 1];
      else if (
        (character === '{' || (character === '<' && !/\s/.test(source[index + 1] ?? ''))) &&
        source[index - 1] !== character
      ) {
        const repair =
          parent.type === 'heading' && character === '{'
            ? 'only an id like {/* #248 */} at the end of a heading'
            : `\\${character} or a code span`;
        report(
          `Unexpected ${character}, expected ${repair}: MDX reads it as code`,
          {line, column: index - lineStart + 1},
          'syntax',
        );
      }
    }
  });
  return problems;
}

/** Makes the comments of headings, which plain Markdown takes for text, what they are in MDX. */
export function readComments(tree: Root): void {
  visit(tree, 'heading', (heading: Heading) => {
    const last = heading.children.at(-1);
    const match = last?.type === 'text' ? COMMENT.exec(last.value) : null;
    if (!match) return;
    const comment = {type: 'mdxTextExpression', value: match[2]!, position: last!.position};
    const words = match[1] === '' ? [] : [{...last, value: match[1]!} as Text];
    heading.children = [...heading.children.slice(0, -1), ...words, comment as unknown as Text];
  });
}
