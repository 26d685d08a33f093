import MiniSearch, {type SearchResult as Found} from 'minisearch';
import {searchEntries} from './data';
import {type Care, MANY_WORDS, planQuery, type Vocabulary} from './plan';
import {parseQuery, type QueryWord} from './query';
import {namesOf, termsOf} from './terms';
import type {Filters, SearchData, SearchEntry, SearchResult} from './types';

/** Finds entries; made once from the data. */
export interface Search {
  readonly entries: readonly SearchEntry[];
  /** The best `limit` entries. A query without words finds what the filters leave, in page order. */
  readonly find: (query: string, filters: Filters, limit: number) => SearchResult;
}

/** A hit in a name counts more than one in prose; the section's name is in hundreds of entries and tells little. */
const BOOST = {names: 3, text: 1, pulls: 8, issues: 2, authors: 2, release: 2, section: 0.2};
const WEIGHTS = {prefix: 0.2, fuzzy: 0.2};
const FIELDS = Object.keys(BOOST) as (keyof typeof BOOST)[];

/** The terms of an entry by field. */
function fieldTerms({
  text,
  undo,
  pullRequests,
  issues,
  authors,
  release,
  section,
}: SearchEntry): Record<keyof typeof BOOST, string[]> {
  const all = [text, ...undo.map((setting) => `\`${setting}\``)].join(' ');
  return {
    names: namesOf(all),
    text: termsOf(all),
    pulls: pullRequests.map(String),
    issues: issues.map(String),
    authors: authors.flatMap(([handle, name]) => [...termsOf(handle), ...termsOf(name)]),
    release: [release.version, ...(release.lts ? ['lts'] : [])],
    section: termsOf(section),
  };
}

type Terms = ReturnType<typeof fieldTerms>;

/** The index takes strings: a field's terms travel through its tokenizer as one, and come out as they were. */
const SEPARATOR = ' ';

function createIndex(): MiniSearch<SearchEntry & {terms: Terms}> {
  return new MiniSearch({
    idField: 'index',
    fields: FIELDS,
    extractField: (document, field) =>
      (field === 'index' ? document.index : document.terms[field as keyof Terms].join(SEPARATOR)) as string,
    tokenize: (text) => text.split(SEPARATOR),
    processTerm: (term) => term || null,
    searchOptions: {boost: BOOST, weights: WEIGHTS, tokenize: (text) => [text]},
  });
}

const passes = ({release, section}: SearchEntry, filters: Filters) =>
  (filters.version === undefined || release.version === filters.version) &&
  (filters.section === undefined || section === filters.section);

/** Whether a word asked for is among these terms, whole or in all its pieces. */
const has =
  (terms: readonly string[]) =>
  ({whole, pieces}: QueryWord): boolean =>
    terms.includes(whole) || (pieces.length > 0 && pieces.every((piece) => terms.includes(piece)));

/**
 * Names asked for that stand whole in the entry's code come first, then words spelled out, then those only begun or
 * misspelled.
 */
function rank({match, terms}: Found, words: readonly QueryWord[], exact: readonly string[]): number {
  const names = exact.filter((name) => match[name]?.includes('names')).length;
  return 2 * names + (words.every(has(terms)) ? 1 : 0);
}

/** Whether at least half of the words asked for were found, be it begun or misspelled. */
const isEnough = ({queryTerms}: Found, words: readonly QueryWord[]) =>
  words.filter(has(queryTerms)).length >= words.length / 2;

/**
 * Entries indexed at once, and milliseconds after which there is a pause, so that what the reader types meanwhile is
 * not held up.
 */
const STRETCH = 50;
const PAUSE_AFTER = 60;
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Makes the search. The index is built here, which takes a moment, with pauses. */
export async function createSearch(data: SearchData): Promise<Search> {
  const entries = searchEntries(data);
  const index = createIndex();
  const names = new Set<string>();
  const known = new Set<string>();
  let begun = performance.now();
  for (let start = 0; start < entries.length; start += STRETCH) {
    const stretch = entries.slice(start, start + STRETCH).map((entry) => ({...entry, terms: fieldTerms(entry)}));
    for (const {terms} of stretch) {
      for (const name of terms.names) names.add(name);
      for (const term of [...terms.text, ...terms.authors]) known.add(term);
    }
    index.addAll(stretch);
    if (performance.now() - begun < PAUSE_AFTER) continue;
    await pause();
    begun = performance.now();
  }
  return {entries, find: finder(entries, index, {names, terms: known})};
}

/**
 * How a query is read: ever less strictly, until something is found. Nothing but a paste has many words, and a paste
 * has no typos.
 */
function carefulness(words: readonly QueryWord[]): Care[] {
  return words.length > MANY_WORDS ? ['strict', 'some'] : ['strict', 'typos', 'some'];
}

function finder(
  entries: readonly SearchEntry[],
  index: ReturnType<typeof createIndex>,
  vocabulary: Vocabulary,
): Search['find'] {
  function ask(words: readonly QueryWord[], care: Care, filters: Filters): Found[] {
    const {query, exact} = planQuery(words, care, vocabulary);
    const found = index.search(query, {filter: ({id}) => passes(entries[Number(id)]!, filters)});
    const ranks = new Map(found.map((result) => [result, rank(result, words, exact)]));
    const enough =
      care === 'some' ? found.filter((result) => ranks.get(result)! > 1 || isEnough(result, words)) : found;
    return [...enough].sort(
      (a, b) => ranks.get(b)! - ranks.get(a)! || b.score - a.score || Number(a.id) - Number(b.id),
    );
  }

  return (query, filters, limit) => {
    const words = parseQuery(query);
    if (words.length === 0) {
      const left = entries.filter((entry) => passes(entry, filters));
      return {total: left.length, hits: left.slice(0, limit).map((entry) => ({entry, terms: new Set()}))};
    }
    const found = carefulness(words).reduce<Found[]>(
      (before, care) => (before.length > 0 ? before : ask(words, care, filters)),
      [],
    );
    return {
      total: found.length,
      hits: found.slice(0, limit).map(({id, terms}) => ({entry: entries[Number(id)]!, terms: new Set(terms)})),
    };
  };
}
