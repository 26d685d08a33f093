import MiniSearch, {type Query} from 'minisearch';
import type {NameCard} from '../changelog/model/named-items';
import {placedEntries} from '../changelog/model/records';
import {backportsOf} from '../changelog/patches/backports';
import type {SearchFacts} from '../changelog/wire/manifest';
import type {Unpacked} from '../changelog/wire/packed';
import {BM25, FIELDS, type Known, patchesOf, SYNONYM, weightOf} from './fields';
import {createNames} from './names';
import {type Asked, readQuery} from './query';
import {entryRow, nameRow, releaseRow} from './rows';
import {isNumber, mayDiffer, synonymsOf, termsOf, type Word} from './terms';
import {
  type Answer,
  type Filters,
  isFiltered,
  type Question,
  type ReleaseCard,
  type SearchEntry,
} from './worker-messages';

/** As many as readers look through; more cost time at each keystroke. */
const LISTED = 10;
/** So many are listed newest first: they are read to the end. */
const HISTORY = 100;
/** So many of the best entries for a phrase stand above the names in it. */
const BEST = 3;
/** Entries that are indexed before the worker looks for a question. */
const CHUNK = 100;
/** More than a year's page will ever have. */
const MOST_A_YEAR = 100_000;

/** The terms that find a word: its own, its pieces, and the synonyms of them all. */
const allTerms = ({whole, pieces}: Word): string[] => [whole, ...pieces].flatMap((term) => [term, ...synonymsOf(term)]);

const withSynonyms = (term: string): Query => ({
  queries: [term, {queries: [...synonymsOf(term)], prefix: false, fuzzy: false, boostTerm: () => SYNONYM}],
  combineWith: 'OR',
});

/** An index of entries, names and releases. */
export type Search = ReturnType<typeof createSearch>;

/** Makes an empty search: `add…` gives it what there is to find, the facts before the entries. */
export function createSearch() {
  const entries = new Map<number, SearchEntry>();
  const releases = new Map<string, ReleaseCard>();
  const vocabulary = new Set<string>();
  const names = createNames();
  let known: Known = {backports: new Map(), messages: new Map()};
  let errors: SearchFacts['errors'] = {};

  const index = new MiniSearch<SearchEntry>({
    idField: 'order',
    fields: Object.keys(FIELDS),
    extractField: (entry, field) =>
      (field === 'order' ? entry.order : FIELDS[field]!(entry, known).join(' ')) as string,
    tokenize: termsOf,
    processTerm: (term) => {
      vocabulary.add(term);
      return term;
    },
    searchOptions: {
      bm25: BM25,
      combineWith: 'OR',
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  });

  /** Adds what is known beside the entries. */
  function addFacts(facts: SearchFacts): void {
    known = {backports: backportsOf(facts.patches), messages: new Map(facts.messages)};
    errors = facts.errors;
  }

  /**
   * Adds a year, with pauses in which questions are answered.
   * @param place the index of the year among all, newest first
   */
  async function addYear(year: Pick<Unpacked, 'releases' | 'authors'>, place: number): Promise<void> {
    const added = placedEntries(year.releases).map(
      ({release, section, entry}, at): SearchEntry => ({
        ...entry,
        order: place * MOST_A_YEAR + at,
        release,
        section: section.name,
        authorNames: entry.authors.map((handle) => year.authors[handle] ?? handle),
      }),
    );
    for (const entry of added) entries.set(entry.order, entry);
    for (const release of year.releases) if (release.summary.length > 0) releases.set(release.version, release);
    await index.addAllAsync(added, {chunkSize: CHUNK});
  }

  /** The query for a word: the whole, all pieces of a name, or a synonym. */
  function wordQuery({whole, pieces}: Word, {isLong, isNewestFirst}: Asked, isLast: boolean): Query {
    // In a list by release, entries with only the pieces of a name would stand among those with the whole name.
    if (isNewestFirst) return {queries: [whole]};
    const isGuessed = (term: string): boolean => !isLong && !isNumber(term);
    return {
      prefix: (term) => isLast && isGuessed(term) && term.length > 2,
      fuzzy: (term) => isGuessed(term) && !vocabulary.has(term) && mayDiffer(term),
      queries: [withSynonyms(whole), {queries: pieces.map(withSynonyms), combineWith: 'AND'}],
    };
  }

  /** The entries that have words of a query in the order of the list, and how many have all; any words of a long query. */
  function ask(asked: Asked, {version, section}: Filters): {found: SearchEntry[]; complete: number} {
    const {words, isLong, isNewestFirst} = asked;
    const queries = words.map((word, at) => wordQuery(word, asked, at === words.length - 1));
    const results = index.search(words.length === 0 ? MiniSearch.wildcard : {queries}, {
      filter: ({id}) => {
        const {release, section: own} = entries.get(id)!;
        return (version ?? release.version) === release.version && (section ?? own) === own;
      },
    });
    const terms = words.map(allTerms);
    const ranked = results.map(({id, score, queryTerms}) => {
      const entry = entries.get(id)!;
      const weighed = score * weightOf(entry, asked);
      if (isLong) return {entry, matched: words.length, score: weighed};
      // MiniSearch multiplies by the number of terms, of which a name has many: each word counts once.
      const matched = terms.filter((each) => each.some((term) => queryTerms.includes(term))).length;
      return {entry, matched, score: weighed / queryTerms.length};
    });
    const complete = ranked.filter(({matched}) => matched === words.length);
    const kept =
      words.length === 0 || isNewestFirst
        ? complete.sort((a, b) => a.entry.order - b.entry.order)
        : ranked.sort((a, b) => b.matched - a.matched || b.score - a.score);
    return {found: kept.map(({entry}) => entry), complete: complete.length};
  }

  /** The names that a query has and the best entries; an empty query lists what the filters leave, newest first. */
  function find(question: Question): Answer {
    const {query, filters} = question;
    const asked = readQuery(query, errors);
    const {words, isLog, isNewestFirst} = asked;
    if (words.length === 0 && query !== '')
      return {question, rows: [], total: 0, manner: isLog ? 'too common' : 'wordless'};
    const {found, complete} = ask(asked, filters);
    const marked = words.map(({text}) => text);
    const rows = found
      .slice(0, isNewestFirst ? HISTORY : LISTED)
      .map((entry) => entryRow(entry, patchesOf(entry, known), marked));
    const isFound = complete > 0 && words.every(({whole}) => vocabulary.has(whole));
    // Readers who ask for the newest first come from the index of names.
    if (!isFiltered(filters) && !isNewestFirst) {
      const {cards, isAlone} = names.find(asked, isFound);
      rows.splice(isAlone ? 0 : BEST, 0, ...cards.map(nameRow));
      const release = releases.get(asked.release ?? '');
      if (release) rows.unshift(releaseRow(release));
    }
    return {question, rows, total: complete || found.length, manner: complete > 0 ? 'all' : 'most'};
  }

  return {addFacts, addYear, addNames: (more: readonly NameCard[]) => names.learn(more), find};
}
