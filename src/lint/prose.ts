// Text as readers see it, its places in the source, and rules that are patterns in it.
import type {InlineCode, PhrasingContent, Text} from 'mdast';
import type {Point} from 'unist';
import type {Entry} from '../changelog/model/records';
import type {RuleReport} from '../changelog/parse/problems';
import {type Page, type Prose, placeOf, type Rule} from './rule';

/** Replaces a code span in prose. */
export const CODE = '\uFFFC';

/** The text of inline nodes, the words of links included, with one `CODE` for a code span, or for what does not belong there. */
export function proseOf(nodes: readonly PhrasingContent[]): Prose & {readonly spans: readonly InlineCode[]} {
  let text = '';
  const points: Point[] = [];
  const spans: InlineCode[] = [];
  const walk = (node: PhrasingContent): void => {
    if ('children' in node && node.children.length > 0) {
      node.children.forEach(walk);
      return;
    }
    text += node.type === 'text' ? node.value : CODE;
    if (node.type === 'inlineCode') spans.push(node);
    for (const point of node.type === 'text' ? sourcePoints(node) : [node.position!.start]) points.push(point);
  };
  nodes.forEach(walk);
  return {text, spans, at: (index) => points[Math.min(index, points.length - 1)] ?? {line: 1, column: 1}};
}

/** How many words a text has; a code span counts as one. */
export const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/** The place in the source of each character of a text node; if it has escapes, which are longer there, that of its beginning. */
function sourcePoints({value, position}: Text): Point[] {
  const {start, end} = position!;
  const isPlain = end.line === start.line && end.column - start.column === value.length;
  return Array.from({length: value.length}, (_, index) => ({
    line: start.line,
    column: start.column + (isPlain ? index : 0),
  }));
}

/** The place in an entry's references of what a pattern matches: its last match in the line. */
export function referencePoint(page: Page, entry: Entry, pattern: string): Point {
  const {line} = placeOf(page, entry).start;
  const last = [...page.lines[line - 1]!.matchAll(new RegExp(pattern, 'g'))].at(-1);
  return {line, column: (last?.index ?? 0) + 1};
}

/** A pattern, what is expected in place of what it finds, and the text that belongs there if there is one right answer. */
export type Pattern = readonly [
  pattern: RegExp,
  expected: string | ((found: string) => string),
  repair?: (found: string) => string,
];

type Patterns = readonly Pattern[];

function checkPatterns(patterns: Patterns) {
  return ({text, at}: Prose, report: RuleReport, {text: source, location}: Page): void => {
    for (const [pattern, expected, repair] of patterns)
      for (const {0: found, index} of text.matchAll(pattern)) {
        const [start, end] = [at(index), at(index + found.length)];
        // Marks between its characters in the source, as at the end of a link, are not to be lost.
        const isWhole = source.slice(location.toOffset(start), location.toOffset(end)) === found;
        report(
          `"${found.replaceAll(CODE, '`…`').replaceAll('\n', '\\n')}", expected ${typeof expected === 'string' ? expected : expected(found)}`,
          {start, end},
          undefined,
          isWhole ? repair?.(found) : undefined,
        );
      }
  };
}

/** Errors in a whole file. */
export const inSource = (...patterns: Patterns): Rule => ({
  page: (page, report) =>
    checkPatterns(patterns)({text: page.text, at: (index) => page.location.toPoint(index)!}, report, page),
});
/** Errors in the words of entries, of bullets of summaries and of paragraphs; each code span is one `CODE`. */
export const inProse = (...patterns: Patterns): Rule => ({prose: checkPatterns(patterns)});
/** Errors in the words of entries. */
export const inEntries = (...patterns: Patterns): Rule => ({entry: checkPatterns(patterns)});
/** Warnings in the words of entries: what only a person can judge. */
export const warnInEntries = (...patterns: Patterns): Rule => ({severity: 'warning', ...inEntries(...patterns)});
