import MiniSearch, {type SearchResult as Found} from 'minisearch';
import type {SectionName} from '../changelog/model/section-names';
import {planQuery, type Reading, readingsOf} from './index-query';
import {parseQuery, type QueryWord} from './query';
import {namesOf, termsOf} from './terms';
import type {Filters, SearchEntry, SearchResult} from './types';

/** A name says more than prose; the section's name, which hundreds of entries share, says little. */
const BOOST = {names: 3, text: 1, pulls: 8, issues: 2, authors: 2, release: 2, section: 0.2};
const WEIGHTS = {prefix: 0.2, fuzzy: 0.2};

/** The terms of an entry by field. */
function fieldTerms({text, undo, pullRequests, issues, authors, release, section}: SearchEntry) {
  const all = [...text, ...undo.map((code) => ({code}))];
  return {
    names: namesOf(all),
    text: termsOf(all),
    pulls: pullRequests,
    issues,
    authors: termsOf(authors.flat()),
    release: [release.version, ...(release.lts ? ['lts'] : [])],
    section: termsOf([section]),
  };
}

const passes = ({release, section}: SearchEntry, filters: Filters) =>
  (filters.version === undefined || release.version === filters.version) &&
  (filters.section === undefined || section === filters.section);

/** Whether a word of the query is among these terms, whole or in all its pieces. */
const has =
  (terms: readonly string[]) =>
  ({whole, pieces}: QueryWord): boolean =>
    terms.includes(whole) || (pieces.length > 0 && pieces.every((piece) => terms.includes(piece)));

/** Readers who look up a name want to know when it came and what it changed before what was fixed about it. */
const SECTION_WEIGHTS: Partial<Record<SectionName, number>> = {
  'New Feature': 2,
  'Experimental Feature': 1.3,
  'Backward Incompatible Change': 1.3,
  'Upgrade Notes': 1.3,
};

/** Milliseconds of adding before a pause, in which the worker answers what was typed meanwhile. */
const PAUSE_AFTER = 60;
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

export type Search = ReturnType<typeof createSearch>;

/** Makes an empty search: `add` gives it entries, `find` finds them. */
export function createSearch() {
  const entries = new Map<number, SearchEntry>();
  const vocabulary = {names: new Set<string>(), terms: new Set<string>(), versions: new Set<string>()};
  const index = new MiniSearch<{order: number} & ReturnType<typeof fieldTerms>>({
    idField: 'order',
    fields: Object.keys(BOOST),
    // Each field is a list of terms already, and no term has a space.
    stringifyField: (terms: readonly string[]) => terms.join(' '),
    tokenize: (text) => text.split(' '),
    searchOptions: {boost: BOOST, weights: WEIGHTS, tokenize: (text) => [text]},
  });

  /** Adds entries, with pauses in which queries are answered. */
  async function add(more: readonly SearchEntry[]): Promise<void> {
    let begun = performance.now();
    for (const entry of more) {
      const terms = fieldTerms(entry);
      for (const name of terms.names) vocabulary.names.add(name);
      for (const term of [...terms.text, ...terms.authors]) vocabulary.terms.add(term);
      vocabulary.versions.add(entry.release.version);
      entries.set(entry.order, entry);
      index.add({order: entry.order, ...terms});
      if (performance.now() - begun < PAUSE_AFTER) continue;
      await pause();
      begun = performance.now();
    }
  }

  function ask(words: readonly QueryWord[], reading: Reading, filters: Filters) {
    const {query, exact} = planQuery(words, reading, vocabulary);
    const namesIn = ({match}: Found) => exact.filter((name) => match[name]?.includes('names')).length;
    // At least half of the words, begun or misspelled ones included.
    const isEnough = ({queryTerms}: Found) => words.filter(has(queryTerms)).length >= words.length / 2;
    // Releases alone list their entries in page order.
    const weights = words.every(({scope}) => scope === 'version') ? {} : SECTION_WEIGHTS;
    return index
      .search(query, {filter: ({id}) => passes(entries.get(id)!, filters)})
      .filter((found) => reading.all || namesIn(found) > 0 || isEnough(found))
      .map((found) => {
        const entry = entries.get(found.id)!;
        return {
          entry,
          terms: found.terms,
          // First the names that the entry has whole, then words spelled out, then those only begun or misspelled.
          rank: 2 * namesIn(found) + Number(words.every(has(found.terms))),
          // Rounded: floating-point sums depend on the order of adding.
          worth: Math.round(found.score * (weights[entry.section] ?? 1) * 1e6),
        };
      })
      .sort((a, b) => b.rank - a.rank || b.worth - a.worth || a.entry.order - b.entry.order);
  }

  /**
   * The best `limit` entries; when they were added does not change their order. An empty query lists what the filters
   * leave, newest first.
   */
  function find(query: string, filters: Filters, limit: number): SearchResult {
    const words = parseQuery(query);
    const isWordless = words.length === 0 && query.trim() !== '';
    if (isWordless) return {total: 0, hits: [], isWordless};
    let found: ReturnType<typeof ask> = [];
    for (const reading of readingsOf(words)) if (found.length === 0) found = ask(words, reading, filters);
    return {
      isWordless,
      total: found.length,
      hits: found.slice(0, limit).map(({entry, terms}) => ({entry, terms: new Set(terms)})),
    };
  }

  return {add, find};
}
