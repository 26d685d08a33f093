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

type NoiseRules = readonly (readonly [RegExp, string])[];

/** A longer paste is cut: the rest of it is a stack trace. */
const MAX_WORDS = 24;
/** A query is read at each keystroke: megabytes of a pasted log would keep the worker busy for seconds. */
const MAX_LENGTH = 4000;

/** The names of errors, by their code. */
export type ErrorNames = Readonly<Record<string, string>>;

/** The address of a server, which is no version: four numbers that cannot be one, or have a port. */
const ADDRESS = /\b(?:\d{1,3}(?:\.\d{1,3}){3}:\d+|(?!2\d\.(?:1[0-2]|[1-9])\.)\d{1,3}(?:\.\d{1,3}){3})(?![.\d])/g;
export const withoutAddresses = (text: string): string => text.replace(ADDRESS, ' ');

/** What stands in a pasted error beside its message: the frames of a stack, paths, the step of the query, numbers. */
const ERROR_NOISE: NoiseRules = [
  [/^\s*\d+\. .*(?:@ 0x[0-9a-f]+|\.(?:cpp|h):\d+|::).*$/gim, ' '],
  [/(?<!\w)\.{0,2}(?:\/[\w.@~+%-]+){2,}\/?/g, ' '],
  [/\bWhile executing \w+(?:\([^()]*\))?|\berrno: ?\d+, strerror:/gi, ' '],
];

/** The parts of a pasted error that no entry has, in the order of removal. */
const NOISE: NoiseRules = [
  [/Stack trace[\s\S]*/i, ' '],
  [/https?:\/\/\S+\/(?:pull|issues)\/(\d+)\S*/g, ' #$1 '],
  [/https?:\/\/\S+/g, ' '],
  [/\((?:official build|version [^()]*(?:\([^()]*\))?[^()]*)\)/gi, ' '],
  [/\bCode: ?\d+\.?/gi, ' '],
  [/\b(?:DB|Poco|std)::(?:\w+::)*\w*exception\b:?/gi, ' '],
  [/\bReceived from \S+/gi, ' '],
  [ADDRESS, ' '],
  [/\b\d{4}[.-]\d{2}[.-]\d{2}[ T]\d{2}:\d{2}:\d{2}(?:\.\d+)?/g, ' '],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, ' '],
  [/\[ ?\d+ ?\]|\{[^{}]*\}|<(?:Error|Warning|Fatal|Information|Debug|Trace)>/g, ' '],
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

/** Whether a query is a pasted error of the server. */
export const isError = (query: string): boolean => /\bDB::\w*Exception\b|\bCode: ?\d+|<(?:Error|Fatal)>/.test(query);

/** Cuts a query down to what an entry can have of it: the message of a pasted error, without what is around it. */
export function withoutNoise(query: string): string {
  const rules = isError(query) ? [...ERROR_NOISE, ...NOISE] : NOISE;
  return rules.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), query.slice(0, MAX_LENGTH));
}

/** A query of nothing but an error's code, with the error's name; of nothing but noise, its words. */
export function withErrorName(query: string, errors: ErrorNames): string {
  if (queryWords(withoutNoise(query)).length > 0) return query;
  const name = errors[/\bCode: ?(\d+)/i.exec(query)?.[1] ?? ''];
  return name === undefined ? query.replace(/:+/g, ' ') : `${query} ${name}`;
}

function scopeOf(text: string, start: number, whole: string): Scope {
  const before = text[start - 1];
  if (before === '@') return 'author';
  if (before === '#' && /^\d+$/.test(whole)) return 'number';
  return isVersion(whole) ? 'version' : 'any';
}

/** The words of a query without noise, each once. */
export function queryWords(text: string): QueryWord[] {
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
  return kept.filter(({whole, scope}) => seen.size < seen.add(`${scope} ${whole}`).size).slice(0, MAX_WORDS);
}
