import type {Query, SearchOptions} from 'minisearch';
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

/** What to ask of the index, and which whole names count as exact hits. */
export interface Plan {
  readonly query: Query;
  readonly exact: readonly string[];
}

/** How a plan reads the words: all of them as they are (or begun), all with a typo allowed, or some of them. */
export type Strictness = 'strict' | 'typos' | 'some';

/** More words than a reader types: a paste, whose words are whole and spelled right. */
export const MANY_WORDS = 8;

interface Reading {
  readonly strictness: Strictness;
  readonly pasted: boolean;
}

/** Shorter words have too many neighbors for a typo to tell anything. */
const TYPO_LENGTH = 4;
/** Shorter beginnings, where not all words are asked for as they stand, hit a large part of the entries. */
const BEGUN_LENGTH = 3;
/** Names of more words than this are not put together from separate words. */
const MAX_JOINED = 6;

const FIELDS: Readonly<Record<Scope, string[] | undefined>> = {
  any: undefined,
  author: ['authors'],
  number: ['pulls', 'issues'],
  version: undefined,
};
const and = (queries: Query[]): Query => (queries.length === 1 ? queries[0]! : {combineWith: 'AND', queries});
const or = (queries: Query[]): Query => (queries.length === 1 ? queries[0]! : {combineWith: 'OR', queries});
const exactly: SearchOptions = {prefix: false, fuzzy: false};

/**
 * The words that come of swapping two neighboring letters, which no count of single edits finds, where they are
 * known.
 */
function swapped(word: string, {terms}: Vocabulary): string[] {
  const swaps = Array.from(
    {length: word.length - 1},
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
  return swaps.filter((swap) => swap !== word && terms.has(swap));
}

/** Two known words that were written as one, `readonly` for `read only`. */
function split(word: string, {terms}: Vocabulary): Query[] {
  const places = Array.from({length: Math.max(0, word.length - 5)}, (_, index) => index + 3);
  return places
    .filter((at) => terms.has(word.slice(0, at)) && terms.has(word.slice(at)))
    .map((at) => ({combineWith: 'AND', queries: [word.slice(0, at), word.slice(at)], ...exactly}));
}

function term(word: string, scope: Scope, {strictness, pasted}: Reading, vocabulary: Vocabulary): Query {
  const fields = word.length === 1 ? ['names'] : FIELDS[scope]; // one letter begins a word in nearly every entry
  const open = scope === 'any' || scope === 'author';
  const typo = open && strictness !== 'strict' && !pasted && word.length >= TYPO_LENGTH && !/^\d+$/.test(word);
  const query: Query = {
    queries: [word],
    prefix: scope !== 'version' && !pasted && (strictness === 'strict' || word.length >= BEGUN_LENGTH),
    fuzzy: typo ? 1 : false,
    ...(fields && {fields}),
  };
  if (!typo) return query;
  return or([
    query,
    ...swapped(word, vocabulary).map((swap): Query => ({queries: [swap], ...exactly})),
    ...split(word, vocabulary),
  ]);
}

function concept({whole, pieces, scope}: QueryWord, reading: Reading, vocabulary: Vocabulary): Query {
  const query = term(whole, scope, reading, vocabulary);
  return pieces.length === 0 ? query : or([query, and(pieces.map((piece) => term(piece, scope, reading, vocabulary)))]);
}

/** Cuts the words into runs, each the longest from its first word on that makes a known name: `parallel hash`. */
function runs(words: readonly QueryWord[], names: Vocabulary['names']): QueryWord[][] {
  const [first] = words;
  if (first === undefined) return [];
  const longest = Math.min(words.length, MAX_JOINED);
  const length =
    Array.from({length: longest}, (_, index) => longest - index).find((count) =>
      names.has(joined(words.slice(0, count))),
    ) ?? 1;
  return [words.slice(0, length), ...runs(words.slice(length), names)];
}

const joined = (words: readonly QueryWord[]) => words.map(({whole}) => whole).join('');

/** Several releases mean all from the oldest to the newest of them, as an upgrade passes them; one means itself. */
function releases(asked: readonly string[], {versions}: Vocabulary): Query[] {
  const ordered = [...asked].sort(compareVersions);
  const [oldest, newest] = [ordered[0], ordered.at(-1)];
  if (oldest === undefined || newest === undefined) return [];
  const between = [...versions].filter(
    (version) => compareVersions(version, oldest) >= 0 && compareVersions(version, newest) <= 0,
  );
  return [or([...new Set([...asked, ...between])].map((version): Query => ({queries: [version], ...exactly})))];
}

/** Turns the words of a query into what the index is asked. */
export function planQuery(words: readonly QueryWord[], strictness: Strictness, vocabulary: Vocabulary): Plan {
  const isVersion = ({scope}: QueryWord): boolean => scope === 'version';
  const cut = runs(
    words.filter((word) => !isVersion(word)),
    vocabulary.names,
  );
  const reading: Reading = {strictness, pasted: words.length > MANY_WORDS};
  const queries = cut.map((run) => {
    const each = and(run.map((word) => concept(word, reading, vocabulary)));
    return run.length === 1 ? each : or([{queries: [joined(run)], ...exactly}, each]);
  });
  const within = releases(
    words.filter(isVersion).map(({whole}) => whole),
    vocabulary,
  );
  const exact = cut.filter((run) => run.length > 1 || words.length === 1 || run[0]!.nameLike).map(joined);
  const all = [...queries, ...within];
  return {query: strictness === 'some' ? or(all) : and(all), exact};
}
