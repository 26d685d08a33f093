import type {PhrasingContent} from 'mdast';
import type {Entry} from './types';

/**
 * A text cut at its code spans: plain text, code, plain text, code and so on; it begins with plain text, maybe empty.
 */
export type Segments = readonly string[];

/** Collects pieces of text and code in the order of reading. */
export function joinPieces(pieces: Iterable<{readonly code: boolean; readonly text: string}>): Segments {
  const segments = [''];
  for (const {code, text} of pieces) {
    const isCode = segments.length % 2 === 0;
    if (code && !isCode) segments.push(text);
    else if (!code && isCode) segments.push(text);
    else if (code) segments.push('', text);
    else segments[segments.length - 1] += text;
  }
  return segments;
}

function* pieces(nodes: readonly PhrasingContent[]): Generator<{code: boolean; text: string}> {
  for (const node of nodes) {
    if (node.type === 'inlineCode') yield {code: true, text: node.value};
    else if ('children' in node) yield* pieces(node.children);
    else if ('value' in node) yield {code: false, text: node.value};
  }
}

/** An entry's text without links, cut at its code spans. */
export function segments({text}: Pick<Entry, 'text'>): Segments {
  return joinPieces(pieces(text));
}

/** A code span that holds whatever the code holds. */
function codeSpan(code: string): string {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 ? `${fence} ${code} ${fence}` : `${fence}${code}${fence}`;
}

/** Markdown for segments: code as code spans, and no sign of the text taken for markup. */
export function toMarkdown(list: Segments): string {
  return list.map((part, index) => (index % 2 === 1 ? codeSpan(part) : part.replace(/[\\`*_[\]<>]/g, '\\$&'))).join('');
}
