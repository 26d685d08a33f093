// The text of a result, with the words of the query marked.
import type {Text} from '../changelog/model/records';
import type {Segment} from './messages';

/** About three lines of the list. */
const EXCERPT = 240;

/** Matches these words where they stand whole, or between the `_` of a name; nothing if there are none. */
function wholeWords(words: readonly string[]): RegExp {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const escaped = longestFirst.map((word) => word.replace(/[-.:]/g, '[$&]'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|') || '(?!)'})(?![\\p{L}\\p{N}])`, 'giu');
}

/** Cuts a text into segments, with these words marked wherever they stand as they were typed; of a link, its words are kept. */
export function segmentsOf(text: Text, words: readonly string[]): Segment[] {
  const pattern = wholeWords(words);
  return text.flatMap((piece): Segment[] => {
    if (typeof piece === 'object' && 'href' in piece) return segmentsOf(piece.text, words);
    const [string, code] = typeof piece === 'string' ? [piece, false] : [piece.code, true];
    const ends = [...string.matchAll(pattern)].flatMap(({0: word, index}) => [index, index + word.length]);
    return [0, ...ends]
      .map((start, at) => ({text: string.slice(start, ends[at]), code, marked: at % 2 === 1}))
      .filter((segment) => segment.text !== '');
  });
}

/** The beginning of a text, or if its first mark stands later, what is around that; an ellipsis stands at each cut. */
export function excerpt(segments: readonly Segment[]): Segment[] {
  const length = segments.reduce((sum, {text}) => sum + text.length, 0);
  if (length <= EXCERPT) return [...segments];
  const hit = segments.findIndex(({marked}) => marked);
  const before = segments.slice(0, Math.max(0, hit)).reduce((sum, {text}) => sum + text.length, 0);
  const from = Math.max(0, Math.min(before - EXCERPT / 3, length - EXCERPT));
  let place = 0;
  const cut = segments.flatMap((segment) => {
    const text = segment.text.slice(Math.max(0, from - place), Math.max(0, from + EXCERPT - place));
    place += segment.text.length;
    return text === '' ? [] : [{...segment, text}];
  });
  const dots: Segment = {text: '…', code: false, marked: false};
  return [...(from > 0 ? [dots] : []), ...cut, ...(from + EXCERPT < length ? [dots] : [])];
}
