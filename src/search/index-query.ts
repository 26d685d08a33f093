import MiniSearch, {type Query} from 'minisearch';
import {compareVersions} from '../changelog/model/versions';
import type {QueryWord, Scope} from './query';

/** What the index holds, as far as a plan must know it. */
export interface Vocabulary {
  /** Every term. */
  readonly terms: ReadonlySet<string>;
  /** The whole names out of code. */
  readonly names: ReadonlySet<string>;
  /** The releases of the entries, `24.8`. */
  readonly versions: ReadonlySet<string>;
}

/** More words than a reader types: a paste, whose words are whole and spelled right. */
const MANY_WORDS = 8;

/** One way to take the words of a query. */
export interface Reading {
  /** Whether all words must be found, or some. */
  readonly all: boolean;
  /** Words of at least this length may be only begun. */
  readonly begunLength: number;
  /** Whether a typo is allowed. */
  readonly typos: boolean;
}

/** Shorter beginnings, where not all words are asked for as they stand, hit a large part of the entries. */
const BEGUN_LENGTH = 3;

/** How the words of a query are read: ever less strictly, until something is found. */
export function readingsOf(words: readonly QueryWord[]): readonly Reading[] {
  const pasted = {begunLength: Infinity, typos: false};
  const forgiving = {begunLength: BEGUN_LENGTH, typos: true};
  return words.length > MANY_WORDS
    ? [
        {...pasted, all: true},
        {...pasted, all: false},
      ]
    : [
        {begunLength: 1, typos: false, all: true},
        {...forgiving, all: true},
        {...forgiving, all: false},
      ];
}

/** Shorter words have too many neighbors for a typo to tell anything. */
const TYPO_LENGTH = 4;
/** Names of more words than this are not put together from separate words. */
const MAX_JOINED = 6;

const FIELDS: Partial<Record<Scope, string[]>> = {author: ['authors'], number: ['pulls', 'issues']};
const and = (queries: Query[]): Query => ({combineWith: 'AND', queries});
const or = (queries: Query[]): Query => ({combineWith: 'OR', queries});

/**
 * The words that come of swapping two neighboring letters, which no count of single edits finds, where they are
 * known.
 */
function swapped(word: string, terms: Vocabulary['terms']): string[] {
  return word
    .split('')
    .map((letter, at) => word.slice(0, at) + word.slice(at + 1, at + 2) + letter + word.slice(at + 2))
    .filter((swap) => swap !== word && terms.has(swap));
}

/** Two known words that were written as one, `readonly` for `read only`. */
function split(word: string, terms: Vocabulary['terms']): Query[] {
  return word
    .split('')
    .map((_, at) => [word.slice(0, at), word.slice(at)])
    .filter((halves) => halves.every((half) => half.length > 2 && terms.has(half)))
    .map(and);
}

function term(word: string, scope: Scope, {begunLength, typos}: Reading, terms: Vocabulary['terms']): Query {
  const typo = typos && scope !== 'number' && word.length >= TYPO_LENGTH && !/^\d+$/.test(word);
  const query: Query = {
    queries: [word],
    prefix: word.length >= begunLength,
    fuzzy: typo && 1,
    fields: word.length === 1 ? ['names'] : FIELDS[scope], // one letter begins a word in nearly every entry
  };
  return typo ? or([query, ...swapped(word, terms), ...split(word, terms)]) : query;
}

function concept({whole, pieces, scope}: QueryWord, reading: Reading, terms: Vocabulary['terms']): Query {
  const query = term(whole, scope, reading, terms);
  return pieces.length === 0 ? query : or([query, and(pieces.map((piece) => term(piece, scope, reading, terms)))]);
}

const joined = (words: readonly QueryWord[]) => words.map(({whole}) => whole).join('');

/** Cuts the words into runs, each the longest from its first word on that makes a known name: `parallel hash`. */
function runs(words: readonly QueryWord[], names: Vocabulary['names']): QueryWord[][] {
  if (words.length === 0) return [];
  let length = Math.min(words.length, MAX_JOINED);
  while (length > 1 && !names.has(joined(words.slice(0, length)))) length--;
  return [words.slice(0, length), ...runs(words.slice(length), names)];
}

/** Several releases mean all from the oldest to the newest of them, as an upgrade passes them; one means itself. */
function releases(asked: readonly string[], versions: Vocabulary['versions']): string[] {
  const between = [...versions].filter(
    (version) =>
      asked.some((one) => compareVersions(one, version) <= 0) &&
      asked.some((one) => compareVersions(one, version) >= 0),
  );
  return [...new Set([...asked, ...between])];
}

/**
 * Turns the words of a query into what the index is asked, everything if there are none, and the whole names that
 * count as exact hits.
 */
export function planQuery(
  words: readonly QueryWord[],
  reading: Reading,
  {terms, names, versions}: Vocabulary,
): {query: Query; exact: string[]} {
  const asked = words.filter(({scope}) => scope === 'version');
  const cut = runs(
    words.filter((word) => !asked.includes(word)),
    names,
  );
  const queries = cut.map((run): Query => {
    const each = and(run.map((word) => concept(word, reading, terms)));
    return run.length === 1 ? each : or([joined(run), each]);
  });
  if (words.length === 0) queries.push(MiniSearch.wildcard);
  if (asked.length > 0)
    queries.push(
      or(
        releases(
          asked.map(({whole}) => whole),
          versions,
        ),
      ),
    );
  const exact = cut.filter((run) => run.length > 1 || words.length === 1 || run[0]!.nameLike).map(joined);
  return {query: reading.all ? and(queries) : or(queries), exact};
}
