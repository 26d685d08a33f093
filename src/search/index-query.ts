import MiniSearch, {type Query} from 'minisearch';
import {joined, namesOf, runs} from './joined';
import type {QueryWord, Scope} from './query';
import type {Vocabulary as Learned} from './vocabulary';
import {isTold, type Wish} from './wish';

/** The words of all entries, and the names for which a term is another one. */
type Vocabulary = Learned & {readonly meantBy: (term: string) => string[]};

/** How near to a word of the query a term must be. */
export interface Strictness {
  /** Words of at least this length may be only begun. */
  readonly begunLength: number;
  readonly typos: boolean;
}

/** A word of the query, and the lists of terms each of which stands for it. */
export interface Concept {
  readonly alternatives: readonly (readonly string[])[];
  /** Whether it is a release, which says where to look and not what for. */
  readonly isRelease: boolean;
}

type AskedConcept = Pick<Concept, 'alternatives'> & {readonly query: Query};

/** What the index is asked. */
export interface IndexQuery {
  readonly query: Query;
  readonly concepts: readonly Concept[];
  /** The names that were typed whole. */
  readonly exact: readonly string[];
}

/** Shorter words have too many neighbors for a typo to tell anything. */
const TYPO_LENGTH = 4;
/** No name is longer, and the neighbors of a pasted line of signs would take seconds. */
const NAME_LENGTH = 100;

const FIELDS: Partial<Record<Scope, string[]>> = {author: ['authors'], number: ['pulls', 'issues']};
const combined =
  (combineWith: 'AND' | 'OR') =>
  (queries: Query[]): Query =>
    queries.length === 1 ? queries[0]! : {combineWith, queries};
const [and, or] = [combined('AND'), combined('OR')];
/** Terms as they stand. */
const terms = (queries: readonly string[]): Query[] =>
  queries.length === 0 ? [] : [{combineWith: 'OR', queries: [...queries], prefix: false, fuzzy: false}];

/** Known words that differ by two neighboring letters in the other order: no count of single edits finds them. */
function swapped(word: string, {terms: known}: Vocabulary): string[] {
  return word
    .split('')
    .map((letter, at) => word.slice(0, at) + word.slice(at + 1, at + 2) + letter + word.slice(at + 2))
    .filter((swap) => swap !== word && known.has(swap));
}

/** Two known words that were written as one, `readonly` for `read only`. */
function split(word: string, {terms: known}: Vocabulary): string[][] {
  return word
    .split('')
    .map((_, at) => [word.slice(0, at), word.slice(at)])
    .filter((halves) => halves.every((half) => half.length > 2 && known.has(half)));
}

function termQuery(word: string, scope: Scope, {begunLength, typos}: Strictness, vocabulary: Vocabulary): AskedConcept {
  const isTypo =
    typos && scope !== 'number' && word.length >= TYPO_LENGTH && word.length <= NAME_LENGTH && !/^[\d.]+$/.test(word);
  const query: Query = {
    queries: [word],
    prefix: word.length >= begunLength && scope !== 'version',
    fuzzy: isTypo && 1,
    fields: word.length === 1 ? ['names'] : FIELDS[scope], // one letter begins a word in nearly every entry
  };
  const forms = scope === 'any' ? vocabulary.formsOf(word) : [];
  const others = scope === 'any' ? vocabulary.meantBy(word) : [];
  const swaps = isTypo ? swapped(word, vocabulary) : [];
  const halves = isTypo ? split(word, vocabulary) : [];
  return {
    query: or([query, ...terms([...forms, ...others, ...swaps]), ...halves.map((pair) => and(pair))]),
    alternatives: [[word], ...[...forms, ...others, ...swaps].map((form) => [form]), ...halves],
  };
}

function conceptOf(
  {whole, pieces, scope}: QueryWord,
  strictness: Strictness,
  vocabulary: Vocabulary,
): Concept & AskedConcept {
  const {query, alternatives} = termQuery(whole, scope, strictness, vocabulary);
  const isRelease = scope === 'version';
  if (pieces.length === 0) return {query, alternatives, isRelease};
  const parts = pieces.map((piece) => termQuery(piece, scope, strictness, vocabulary).query);
  const together = strictness.begunLength === Infinity ? or(parts) : and(parts);
  return {query: or([query, together]), alternatives: [...alternatives, pieces], isRelease};
}

/** Turns a wish into what the index is asked: entries with all of it, or with any of it; everything without words. */
export function indexQuery(
  {words, excluded = []}: Wish,
  strictness: Strictness,
  all: boolean,
  vocabulary: Vocabulary,
): IndexQuery {
  const queries: Query[] = [];
  const concepts: Concept[] = [];
  const exact: string[] = [];
  const asked = words.filter(isTold);
  const near = namesOf(asked, vocabulary);
  for (const run of runs(words, vocabulary)) {
    const told = run.filter(isTold);
    if (told.length === 0 && run.length === 1) continue;
    const together = run.length > 1 ? [joined(run)] : [];
    const each = told.map((word) => conceptOf(word, strictness, vocabulary));
    queries.push(or([...terms(together), and(each.map(({query}) => query))]));
    for (const {alternatives, isRelease} of each)
      concepts.push({isRelease, alternatives: [...alternatives, ...[...together, ...near].map((name) => [name])]});
    if (run.length > 1 || asked.length === 1 || run[0]!.nameLike) exact.push(joined(run));
  }
  if (queries.length === 0) queries.push(MiniSearch.wildcard);
  const query = or([...terms(near), all ? and(queries) : or(queries)]);
  const without = excluded.map((word) => conceptOf(word, {begunLength: Infinity, typos: false}, vocabulary).query);
  return {
    query: without.length > 0 ? {combineWith: 'AND_NOT', queries: [query, ...without]} : query,
    concepts,
    exact,
  };
}
