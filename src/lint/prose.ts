import type {PhrasingContent, Text} from 'mdast';
import type {Point} from 'unist';
import type {Entry} from '../changelog/model/records';
import {type Page, type Prose, placeOf} from './rule';

/** Replaces a code span in prose. */
export const CODE = '\uFFFC';

/** The text of inline nodes: the words of links, and one `CODE` for a code span. */
export function proseOf(nodes: readonly PhrasingContent[], lines: readonly string[]): Prose {
  let text = '';
  const points: Point[] = [];
  const walk = (node: PhrasingContent): void => {
    if ('children' in node) {
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

/** The column of the last `#number` of a line. */
export function numberColumn(line: string, number: number): number {
  return (line.match(new RegExp(`.*#${number}(?!\\d)`))?.[0].length ?? 0) - String(number).length;
}

/** The place of a setting in the undo clause of an entry. */
export function undoPoint(page: Page, entry: Entry, setting: string): Point {
  const {line} = placeOf(page, entry).start;
  return {line, column: page.lines[line - 1]!.lastIndexOf(`\`${setting} =`) + 1};
}

/** The place of a number in the references of an entry. */
export function numberPoint(page: Page, entry: Entry, number: number): Point {
  const {line} = placeOf(page, entry).start;
  return {line, column: numberColumn(page.lines[line - 1]!, number)};
}
