import type {Root, Text} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {collector, type Problem} from './problems';
import type {MarkdownPart} from './split';

/** Words, code spans, links and bullets are all that a page has, so CommonMark with front matter is enough; it reads every text. */
export const processor = unified().use(remarkParse).use(remarkFrontmatter).freeze();

/** An escape, a comment such as a heading's id, or the first `{` or `<` of a run. A `<` before a space is text in MDX too. */
const CHARACTERS = /\\.|\{\/\*.*?\*\/\}|(?<!\{)\{|(?<!<)<(?!\s)/gs;

/** A problem for each `{` or `<` outside code that would keep the file from being MDX, and the way to write it. */
function characterProblems(tree: Root, text: string): Problem[] {
  const {problems, report} = collector();
  visit(tree, 'text', ({position}: Text, _, parent) => {
    const {start, end} = position!;
    const source = text.slice(start.offset, end.offset);
    for (const {0: found, index} of source.matchAll(CHARACTERS)) {
      if (found.length > 1) continue;
      const lines = source.slice(0, index).split('\n');
      const column = lines.at(-1)!.length + (lines.length === 1 ? start.column : 1);
      const from = /\S*$/.exec(source.slice(0, index))!.index;
      const [word] = /^\S+?(?=[.,;:]*(?:\s|$))/.exec(source.slice(from))!;
      const repair =
        parent?.type === 'heading' && found === '{'
          ? 'only an id like {/* #248 */} at the end of a heading'
          : `a code span, \`${word}\`, or \\${found}`;
      report(
        `${found}${word === found ? '' : ` in "${word}"`}, expected ${repair}: MDX reads it as code`,
        {line: start.line + lines.length - 1, column},
        'syntax',
      );
    }
  });
  return problems;
}

/** Moves what was parsed by so many lines. */
export function moveLines(tree: Root, lines: number): void {
  if (lines === 0) return;
  visit(tree, ({position}) => {
    for (const point of position ? [position.start, position.end] : []) point.line += lines;
  });
}

/** Parses a part of a page, with the lines of the page; offsets count from its own beginning. */
export function parseMarkdown({line, text}: MarkdownPart): {tree: Root; problems: readonly Problem[]} {
  const tree = processor.parse(text);
  moveLines(tree, line - 1);
  return {tree, problems: characterProblems(tree, text)};
}
