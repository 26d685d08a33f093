// The text of a result as HTML, with the words of the query marked.
import type {Text} from '../changelog/model/records';
import {type Html, h} from '../changelog/render/html';

/** Matches these words where they stand whole, or between the `_` of a name; nothing if there are none. */
export function wholeWords(words: readonly string[]): RegExp {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const escaped = longestFirst.map((word) => word.replace(/[-.:]/g, '[$&]'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join('|') || '(?!)'})(?![\\p{L}\\p{N}])`, 'iu');
}

/** A text with what a pattern of one group matches marked; of a link, its words are kept. */
export function markedHtml(text: Text, pattern: RegExp): (string | Html)[] {
  const mark = (words: string) => words.split(pattern).map((part, at) => (at % 2 === 1 ? h('mark', {}, part) : part));
  return text.flatMap((piece) => {
    if (typeof piece === 'string') return mark(piece);
    return 'href' in piece ? markedHtml(piece.text, pattern) : h('code', {}, mark(piece.code));
  });
}
