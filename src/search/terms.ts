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

/** A word, and the terms that find it. */
export interface Word {
  /** As it stands in a text. */
  readonly text: string;
  /** Its term: `parallelhash` for both `parallel_hash` and `ParallelHash`. */
  readonly whole: string;
  /** Empty if the word is one piece. */
  readonly parts: readonly Part[];
  /** The whole and the parts. */
  readonly terms: readonly string[];
  /** Whether it looks like a name out of code: underscores, capitals inside, digits, or all capitals. */
  readonly nameLike: boolean;
  /** Those of its terms that are names, if it is one: `system.query_log` has the name `query_log` as well. */
  readonly names: readonly string[];
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

/** Words repeat: a year has 60,000, and 9,000 different ones. Those in code have a cache of their own. */
const caches = [new Map<string, Word>(), new Map<string, Word>()] as const;

function read(text: string, isCode: boolean): Word {
  const cache = caches[isCode ? 1 : 0];
  const known = cache.get(text);
  if (known) return known;
  const isOnePiece = PLAIN.test(text) || isVersion(text);
  const whole = isVersion(text) ? text : termOf(text);
  const parts = isOnePiece ? [] : partsOf(text);
  const nameLike = !isOnePiece && looksLikeName(text);
  const terms = [whole, ...parts.map(({term}) => term)];
  const names = isCode || nameLike ? terms.filter((_, at) => !parts[at - 1]?.leaf) : [];
  const fresh = {text, whole, parts, terms, nameLike, names};
  cache.set(text, fresh);
  return fresh;
}

/** The words of a text with their places. A version such as `24.8` is one word and keeps its dot. */
export function wordsOf(text: string): (Word & {readonly start: number})[] {
  return [...text.matchAll(WORD)]
    .map(({0: word, index}) => ({start: index, ...read(word, false)}))
    .filter(({whole}) => whole !== '');
}

/** The strings of a text, each code or words; a link's words count as words of the text. */
export function strings(text: Text): {readonly string: string; readonly code: boolean}[] {
  return text.flatMap((piece) => {
    if (typeof piece === 'string') return {string: piece, code: false};
    return 'code' in piece ? {string: piece.code, code: true} : strings(piece.text);
  });
}

/** The words of a text. Each stands for all that are written alike: entries have millions. */
export function textWords(text: Text): Word[] {
  return strings(text).flatMap(({string, code}) =>
    (string.match(WORD) ?? []).map((word) => read(word, code)).filter(({whole}) => whole !== ''),
  );
}
