// Text as HTML: code and links. References become text in model/references.ts.
import type {Piece, Text} from '../model/records';
import {hasName, type Resolve} from '../model/text';
import {type Html, h} from './html';

/**
 * A text as HTML: words, code spans and links.
 * @param marked names that are marked if a code span has them
 */
export function textHtml(text: Text, resolve: Resolve, marked: readonly string[] = []): (string | Html)[] {
  return text.map((piece: Piece) => {
    if (typeof piece === 'string') return piece;
    if ('href' in piece) return h('a', {href: resolve(piece.href)}, textHtml(piece.text, resolve, marked));
    const isHit = marked.some((name) => hasName(piece.code, name));
    return h('code', {'data-hit': isHit ? '' : undefined}, piece.code);
  });
}
