import type {Text} from '../changelog/model/records';
import {strings, wordsOf} from './terms';

/** A piece of text with one look. */
export interface Segment {
  readonly text: string;
  readonly code: boolean;
  readonly marked: boolean;
}

function markPiece(piece: string, code: boolean, terms: ReadonlySet<string>): Segment[] {
  const segments: Segment[] = [];
  let place = 0;
  const cut = (end: number, marked: boolean): void => {
    if (end > place) segments.push({text: piece.slice(place, end), code, marked});
    place = end;
  };
  for (const {start, text, whole, parts} of wordsOf(piece)) {
    // The longest come first, so a part within a marked one is skipped.
    for (const part of [{start: 0, end: text.length, term: whole}, ...parts]) {
      if (!terms.has(part.term) || start + part.start < place) continue;
      cut(start + part.start, false);
      cut(start + part.end, true);
    }
  }
  cut(piece.length, false);
  return segments;
}

/** Cuts a text into segments and marks the terms in it; of a link, its words are kept. */
export function segmentsOf(text: Text, terms: ReadonlySet<string>): Segment[] {
  return strings(text).flatMap(({string, code}) => markPiece(string, code, terms));
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

const plain = (segments: readonly Segment[]) => segments.map(({text}) => text).join('');

const ELLIPSIS: Segment = {text: '…', code: false, marked: false};

/** About `length` characters of the segments, the first mark included; an ellipsis stands at each cut. */
export function excerpt(segments: readonly Segment[], length: number): Segment[] {
  const text = plain(segments);
  if (text.length <= length) return [...segments];
  const hit = segments.findIndex(({marked}) => marked);
  const first = plain(segments.slice(0, Math.max(0, hit))).length;
  const wanted = Math.max(0, Math.min(first - length / 3, text.length - length));
  const from = wanted === 0 ? 0 : text.lastIndexOf(' ', wanted) + 1;
  const end = from + length >= text.length ? text.length : text.lastIndexOf(' ', from + length);
  const cut = slice(segments, from, end > from ? end : from + length);
  return [...(from > 0 ? [ELLIPSIS] : []), ...cut, ...(end < text.length ? [ELLIPSIS] : [])];
}
