import type {PhrasingContent, Text} from 'mdast';
import type {Point} from 'unist';
import type {Entry} from '../changelog/model/records';
import {type Page, type Prose, placeOf} from './rule';

/** Replaces a code span in prose. */
export const CODE = '\uFFFC';

/** The text of inline nodes: the words of links, and one `CODE` for a code span, or for what does not belong there. */
export function proseOf(nodes: readonly PhrasingContent[], lines: readonly string[]): Prose {
  let text = '';
  const points: Point[] = [];
  const walk = (node: PhrasingContent): void => {
    if ('children' in node && node.children.length > 0) {
      node.children.forEach(walk);
      return;
    }
    text += node.type === 'text' ? node.value : CODE;
    for (const point of node.type === 'text' ? sourcePoints(node, lines) : [node.position!.start]) points.push(point);
  };
  nodes.forEach(walk);
  return {text, at: (index) => points[Math.min(index, points.length - 1)] ?? {line: 1, column: 1}};
}

/** What a backslash escapes, as in `\{`. */
const PUNCTUATION = /[!-/:-@[-`{-~]/;
/** A character reference, such as `&amp;`. */
const REFERENCE = /^&(?:#\d+|#x[\da-f]+|[a-z\d]+);/i;

/** The width in the source of the next character of a text. */
function width(line: string, index: number, character: string): number {
  const sign = line[index];
  if (sign === '\\' && line[index + 1] === character && PUNCTUATION.test(character)) return 2;
  return sign === '&' && character !== '&' ? (REFERENCE.exec(line.slice(index))?.[0].length ?? 1) : 1;
}

/** The place in the source of each character of a text node. Escapes and character references are longer there. */
export function sourcePoints({value, position}: Text, lines: readonly string[]): Point[] {
  let {line, column} = position!.start;
  return Array.from({length: value.length}, (_, index) => {
    const point = {line, column};
    if (value[index] === '\n') {
      line++;
      column = (lines[line - 1] ?? '').search(/\S|$/) + 1;
    } else {
      column += width(lines[line - 1] ?? '', column - 1, value[index]!);
    }
    return point;
  });
}

/** The place in an entry's references of what a pattern matches: its last match in the line. */
export function referencePoint(page: Page, entry: Entry, pattern: string): Point {
  const {line} = placeOf(page, entry).start;
  const last = [...page.lines[line - 1]!.matchAll(new RegExp(pattern, 'g'))].at(-1);
  return {line, column: (last?.index ?? 0) + 1};
}
