import {withoutAddresses} from '../changelog/paste/log';
import {isVersion, wordsOf} from './terms';

/** Where a word of the query is searched: anywhere, or only in authors (`@name`), numbers (`#123`) or releases. */
export type Scope = 'any' | 'author' | 'number' | 'version';

/** One word of the query. */
export interface QueryWord {
  /** As it was typed. */
  readonly typed: string;
  readonly whole: string;
  /** The pieces that together count as the whole: none or at least two. */
  readonly pieces: readonly string[];
  readonly scope: Scope;
  readonly nameLike: boolean;
  /** Whether it says nothing alone, as `of`. It counts only as a part of a name, `start of week`. */
  readonly isFiller: boolean;
}

/** A longer paste is cut: the rest of it is a stack trace. */
const MAX_WORDS = 24;
/** A query is read at each keystroke: megabytes of a pasted log would keep the worker busy for seconds. */
const MAX_LENGTH = 4000;

/** What no entry has, in the order of removal. */
const NOISE: readonly (readonly [RegExp, string])[] = [
  [/Stack trace[\s\S]*/i, ' '],
  [/https?:\/\/\S+\/(?:pull|issues)\/(\d+)\S*/g, ' #$1 '],
  [/https?:\/\/\S+/g, ' '],
  [/\b(?:clickhouse\s+)?(?:release|version|v)\s*(?=\d{2}\.\d)/gi, ' '],
  [/\b(?:in|of|for|on|with)\s+(?:the\s+)?(?=\d{2}\.\d)/gi, ' '],
  [/(?<![\w.])(\d{2}\.\d{1,2})(?:\.\d+){1,2}(?:[-.][a-z]\w*)?(?!\w|\.\w)/g, ' $1 '],
];

/** `in`, `on` and `not` are missing: they are SQL. */
const FILLERS = new Set(
  (
    'a an and are as at be been but by for from had has have if is it its of or that the their then there ' +
    'this to was were what when which while why will with'
  ).split(' '),
);

/** Cuts a query down to what an entry can have of it. */
export function withoutNoise(query: string): string {
  const start = withoutAddresses(query.slice(0, MAX_LENGTH));
  return NOISE.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), start);
}

function scopeOf(text: string, start: number, whole: string): Scope {
  const before = text[start - 1];
  if (before === '@') return 'author';
  if (before === '#' && /^\d+$/.test(whole)) return 'number';
  return isVersion(whole) ? 'version' : 'any';
}

/** The words of a query without noise, each once, `most` at most. */
export function queryWords(text: string, most = MAX_WORDS): QueryWord[] {
  const words = wordsOf(text).map(({start, text: typed, whole, parts, nameLike}): QueryWord => {
    const leaves = parts.filter(({leaf}) => leaf).map(({term}) => term);
    const scope = scopeOf(text, start, whole);
    return {
      typed,
      whole,
      pieces: leaves.length > 1 ? leaves.slice(0, MAX_WORDS) : [],
      scope,
      nameLike,
      isFiller: scope === 'any' && FILLERS.has(whole),
    };
  });
  const kept = words.every(({isFiller}) => isFiller) ? words.map((word) => ({...word, isFiller: false})) : words;
  const seen = new Set<string>();
  return kept.filter(({whole, scope}) => seen.size < seen.add(`${scope} ${whole}`).size).slice(0, most);
}
