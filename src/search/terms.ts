import type {Text} from '../changelog/model/records';

/** A piece of a word that finds the word as well: `parallel` of `parallel_hash`. */
interface Part {
  /** Where it begins and ends in the word. */
  readonly start: number;
  readonly end: number;
  readonly term: string;
  /** False for a piece that has pieces of its own: `query_log` in `system.query_log`. */
  readonly leaf: boolean;
}

/** The terms that find a word. */
interface Reading {
  readonly length: number;
  /** Its term: `parallelhash` for both `parallel_hash` and `ParallelHash`. */
  readonly whole: string;
  /** Empty if the word is one piece. */
  readonly parts: readonly Part[];
  /** Whether it looks like a name out of code: underscores, capitals inside, digits, or all capitals. */
  readonly nameLike: boolean;
}

/** A word as it stands in a text. */
export interface Word extends Reading {
  readonly start: number;
}

/** Letters and digits, joined by `_`, or by `-` and `.` between two of them. */
const WORD = /[\p{L}\p{N}\p{M}_]+(?:[-.][\p{L}\p{N}\p{M}_]+)*/gu;

/** A run between the `-` and `.` of a word. */
const COMPONENT = /[^-.]+/gu;

/**
 * `parallel_hash`, `parallelHash`, `HTTPHeader` and `UUIDv7` have two pieces each; digits belong to the letters before
 * them.
 */
const PIECE =
  /\p{Lu}{2,}(?=\p{Ll}\p{N})|\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{Lo}\p{Lt}\p{Lm}\p{M}]+\p{N}*|\p{N}+/gu;

/** Most words of a text: they are one piece, which needs none of the slow patterns. */
const PLAIN = /^[A-Z]?[a-z]+$/;

/** The term of a word: without case, accents, `_`, `-`, `.` and the `s` of a plural (`access` keeps its own). */
function termOf(text: string): string {
  const term = text
    .normalize('NFD')
    .replace(/[\p{M}_.-]/gu, '')
    .toLowerCase();
  return /[^sui]s$/.test(term) && term.length > 3 ? term.slice(0, -1) : term;
}

/** Whether this is a release's version, `24.8`. */
export function isVersion(text: string): boolean {
  return /^\d{2}\.\d{1,2}$/.test(text);
}

const looksLikeName = (text: string) => /_|\p{Ll}\p{Lu}|\p{L}\p{N}|^\p{Lu}{2,}$/u.test(text);

/** The matches of a pattern, if there are at least two. */
function pieces(text: string, pattern: RegExp, offset: number): {text: string; start: number; end: number}[] {
  const found = [...text.matchAll(pattern)].map(({0: piece, index}) => ({
    text: piece,
    start: offset + index,
    end: offset + index + piece.length,
  }));
  return found.length > 1 ? found : [];
}

function leaves(text: string, offset: number): Part[] {
  return pieces(text, PIECE, offset)
    .filter((piece) => piece.text.length > 1)
    .map((piece) => ({start: piece.start, end: piece.end, term: termOf(piece.text), leaf: true}));
}

function partsOf(word: string): Part[] {
  const components = pieces(word, COMPONENT, 0);
  if (components.length === 0) return leaves(word, 0);
  return components.flatMap(({text, start, end}) => {
    const inner = PLAIN.test(text) ? [] : leaves(text, start);
    return [{start, end, term: termOf(text), leaf: inner.length === 0}, ...inner];
  });
}

/** Words repeat: a year has 60,000, and 9,000 different ones. */
const cache = new Map<string, Reading>();

function read(word: string): Reading {
  const known = cache.get(word);
  if (known) return known;
  const isOnePiece = PLAIN.test(word) || isVersion(word);
  const fresh = {
    length: word.length,
    whole: isVersion(word) ? word : termOf(word),
    parts: isOnePiece ? [] : partsOf(word),
    nameLike: !isOnePiece && looksLikeName(word),
  };
  cache.set(word, fresh);
  return fresh;
}

/** The words of a text with their places. A version such as `24.8` is one word and keeps its dot. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)]
    .map(({0: word, index}) => ({start: index, ...read(word)}))
    .filter(({whole}) => whole !== '');
}

/** The strings of a text, each code or words; a link's words count as words of the text. */
export function strings(text: Text): {readonly string: string; readonly code: boolean}[] {
  return text.flatMap((piece) => {
    if (typeof piece === 'string') return {string: piece, code: false};
    return 'code' in piece ? {string: piece.code, code: true} : strings(piece.text);
  });
}

/** A word of a text; a name if it stands in code or looks like one. */
export interface TextWord extends Word {
  readonly text: string;
  readonly isName: boolean;
}

/** The words of a text. */
export function textWords(text: Text): TextWord[] {
  return strings(text).flatMap(({string, code}) =>
    wordsOf(string).map((word) => ({
      ...word,
      text: string.slice(word.start, word.start + word.length),
      isName: code || word.nameLike,
    })),
  );
}

/** The terms that find a text: each word whole, and its parts. */
export function termsOf(words: readonly TextWord[]): string[] {
  return words.flatMap(({whole, parts}) => [whole, ...parts.map(({term}) => term)]);
}

/** The names in a text. `system.query_log` has the name `query_log` as well. */
export function namesOf(words: readonly TextWord[]): string[] {
  return words.flatMap(({whole, parts, isName}) =>
    isName ? [whole, ...parts.filter(({leaf}) => !leaf).map(({term}) => term)] : [],
  );
}
