import MiniSearch, {type SearchResult as Found} from 'minisearch';
import type {SectionName} from '../changelog/model/section-names';
import {MANY_WORDS, planQuery, type Strictness, type Vocabulary} from './plan';
import {parseQuery, type QueryWord} from './query';
import {namesOf, termsOf} from './terms';
import type {Filters, SearchEntry, SearchResult} from './types';

/** Finds entries among those that were added. */
export interface Search {
  /** Adds entries, with pauses, so that a query is not held up meanwhile. */
  readonly add: (entries: readonly SearchEntry[]) => Promise<void>;
  /**
   * The best `limit` entries, ranked as one whenever they were added. A query without words finds what the filters
   * leave, newest first.
   */
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
  const all = [...text, ...undo.map((code) => ({code}))];
  return {
    names: namesOf(all),
    text: termsOf(all),
    pulls: pullRequests.map(String),
    issues: issues.map(String),
    authors: termsOf(authors.flat()),
    release: [release.version, ...(release.lts ? ['lts'] : [])],
    section: termsOf([section]),
  };
}

type Terms = ReturnType<typeof fieldTerms>;

/** The index takes strings: a field's terms travel through its tokenizer as one, and come out as they were. */
const SEPARATOR = ' ';

function createIndex(): MiniSearch<SearchEntry & {terms: Terms}> {
  return new MiniSearch({
    idField: 'order',
    fields: FIELDS,
    extractField: (document, field) =>
      (field === 'order' ? document.order : document.terms[field as keyof Terms].join(SEPARATOR)) as string,
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

/** Who looks something up asks when it came and what it changed, before what was fixed about it. */
const SECTION_WEIGHTS: Partial<Record<SectionName, number>> = {
  'New Feature': 2,
  'Experimental Feature': 1.3,
  'Backward Incompatible Change': 1.3,
  'Upgrade Notes': 1.3,
};

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

/** Makes a search without entries. */
export function createSearch(): Search {
  const entries = new Map<number, SearchEntry>();
  const index = createIndex();
  const vocabulary = {names: new Set<string>(), terms: new Set<string>(), versions: new Set<string>()};
  async function add(more: readonly SearchEntry[]): Promise<void> {
    let begun = performance.now();
    for (let start = 0; start < more.length; start += STRETCH) {
      for (const entry of more.slice(start, start + STRETCH)) {
        const terms = fieldTerms(entry);
        for (const name of terms.names) vocabulary.names.add(name);
        for (const term of [...terms.text, ...terms.authors]) vocabulary.terms.add(term);
        vocabulary.versions.add(entry.release.version);
        entries.set(entry.order, entry);
        index.add({...entry, terms});
      }
      if (performance.now() - begun < PAUSE_AFTER) continue;
      await pause();
      begun = performance.now();
    }
  }
  return {add, find: finder(entries, index, vocabulary)};
}

/**
 * How a query is read: ever less strictly, until something is found. Nothing but a paste has many words, and a paste
 * has no typos.
 */
function readings(words: readonly QueryWord[]): Strictness[] {
  return words.length > MANY_WORDS ? ['strict', 'some'] : ['strict', 'typos', 'some'];
}

function finder(
  entries: ReadonlyMap<number, SearchEntry>,
  index: ReturnType<typeof createIndex>,
  vocabulary: Vocabulary,
): Search['find'] {
  /** Releases alone ask for all of them, in their order. Rounded: sums differ by a trifle with the order of adding. */
  const worth = ({id, score}: Found, words: readonly QueryWord[]): number => {
    const weight = SECTION_WEIGHTS[entries.get(id as number)!.section] ?? 1;
    return Math.round(score * (words.every(({scope}) => scope === 'version') ? 1 : weight) * 1e6);
  };

  function ask(words: readonly QueryWord[], strictness: Strictness, filters: Filters): Found[] {
    const {query, exact} = planQuery(words, strictness, vocabulary);
    const found = index.search(query, {filter: ({id}) => passes(entries.get(id as number)!, filters)});
    const ranks = new Map(found.map((result) => [result, [rank(result, words, exact), worth(result, words)] as const]));
    const enough =
      strictness === 'some' ? found.filter((result) => ranks.get(result)![0] > 1 || isEnough(result, words)) : found;
    return [...enough].sort((a, b) => {
      const [[rankA, worthA], [rankB, worthB]] = [ranks.get(a)!, ranks.get(b)!];
      return rankB - rankA || worthB - worthA || Number(a.id) - Number(b.id);
    });
  }

  return (query, filters, limit) => {
    const words = parseQuery(query);
    if (words.length === 0) {
      const left = [...entries.values()].filter((entry) => passes(entry, filters)).sort((a, b) => a.order - b.order);
      return {total: left.length, hits: left.slice(0, limit).map((entry) => ({entry, terms: new Set()}))};
    }
    const found = readings(words).reduce<Found[]>(
      (before, strictness) => (before.length > 0 ? before : ask(words, strictness, filters)),
      [],
    );
    return {
      total: found.length,
      hits: found.slice(0, limit).map(({id, terms}) => ({entry: entries.get(id as number)!, terms: new Set(terms)})),
    };
  };
}
