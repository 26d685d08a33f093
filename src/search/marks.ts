import type {Text} from '../changelog/model/records';
import {type Word, wordsOf} from './terms';

/** A piece of text that is shown one way. */
export interface Segment {
  readonly text: string;
  readonly code: boolean;
  readonly marked: boolean;
}

/** The ranges of a word to mark: all of it, or those of its parts that were hit, the longest where they overlap. */
function hits(
  {start, length, whole, parts}: Word,
  terms: ReadonlySet<string>,
): (readonly [start: number, end: number])[] {
  if (terms.has(whole)) return [[start, start + length]];
  const hit = parts.filter(({term}) => terms.has(term));
  const outer = hit.filter(
    (part) => !hit.some((other) => other !== part && other.start <= part.start && other.end >= part.end),
  );
  return outer.map((part) => [start + part.start, start + part.end]);
}

function markPiece(piece: string, code: boolean, terms: ReadonlySet<string>): Segment[] {
  const ranges = wordsOf(piece).flatMap((word) => hits(word, terms));
  const segments = ranges.flatMap(([start, end], index): Segment[] => {
    const before = ranges[index - 1]?.[1] ?? 0;
    return [
      {text: piece.slice(before, start), code, marked: false},
      {text: piece.slice(start, end), code, marked: true},
    ];
  });
  return [...segments, {text: piece.slice(ranges.at(-1)?.[1] ?? 0), code, marked: false}].filter(
    ({text}) => text !== '',
  );
}

/** Cuts a text into segments, and marks what was hit; a link gives its words. */
export function segmentsOf(text: Text, terms: ReadonlySet<string>): Segment[] {
  return text.flatMap((piece) => {
    if (typeof piece === 'string') return markPiece(piece, false, terms);
    return 'code' in piece ? markPiece(piece.code, true, terms) : segmentsOf(piece.text, terms);
  });
}

/** The segments from one place of their text to another. */
function slice(segments: readonly Segment[], from: number, to: number): Segment[] {
  let place = 0;
  return segments.flatMap((segment) => {
    const text = segment.text.slice(Math.max(0, from - place), Math.max(0, to - place));
    place += segment.text.length;
    return text === '' ? [] : [{...segment, text}];
  });
}

const ELLIPSIS: Segment = {text: '…', code: false, marked: false};

/** At most about `length` characters of the segments, with the first mark among them; cut ends have an ellipsis. */
export function excerpt(segments: readonly Segment[], length: number): Segment[] {
  const text = segments.map((segment) => segment.text).join('');
  if (text.length <= length) return [...segments];
  const first = segments
    .slice(
      0,
      Math.max(
        0,
        segments.findIndex(({marked}) => marked),
      ),
    )
    .reduce((sum, segment) => sum + segment.text.length, 0);
  const wanted = Math.max(0, Math.min(first - length / 3, text.length - length));
  const from = wanted === 0 ? 0 : text.lastIndexOf(' ', wanted) + 1;
  const end = from + length >= text.length ? text.length : text.lastIndexOf(' ', from + length);
  const cut = slice(segments, from, end > from ? end : from + length);
  return [...(from > 0 ? [ELLIPSIS] : []), ...cut, ...(end < text.length ? [ELLIPSIS] : [])];
}
