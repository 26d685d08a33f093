import MiniSearch, {type Query} from 'minisearch';
import {placedEntries} from '../changelog/model/records';
import {compareVersions} from '../changelog/model/versions';
import type {SearchFacts} from '../changelog/wire/manifest';
import type {Unpacked} from '../changelog/wire/packed';
import {BM25, fieldsOf, SYNONYM, weightOf} from './fields';
import {createNames} from './names';
import {type Asked, readQuery} from './query';
import {entryRow, nameRow, patchRow, releaseRow} from './rows';
import {isNumber, synonymsOf, TYPOS, termsOf, type Word} from './terms';
import {type Answer, isFiltered, type Question, type Row, type SearchEntry} from './worker-messages';

/** So many entries stand before the names that a query has beside other words. */
const FIRST = 3;
/** As many as readers look through; more cost time at each keystroke. */
const LISTED = 10;
/** So many are listed newest first: they are read to the end. */
const HISTORY = 100;
/** Entries that are indexed before the worker looks for a question. */
const CHUNK = 100;

const withSynonyms = (term: string): Query => ({
  queries: [term, {queries: [...synonymsOf(term)], prefix: false, fuzzy: false, boostTerm: () => SYNONYM}],
  combineWith: 'OR',
});

/** Makes an empty search of entries, names and releases: `add…` gives it what there is to find, the facts before the entries. */
export function createSearch() {
  const entries: SearchEntry[] = [];
  /** What makes the rows of releases, and of patch releases, by their names. */
  const named = new Map<string, () => Row>();
  const vocabulary = new Set<string>();
  const names = createNames();
  let facts = {messages: new Map<number, string>(), errors: [] as SearchFacts['errors']};

  const index = new MiniSearch<{id: number} & ReturnType<typeof fieldsOf>>({
    fields: ['text', 'messages', 'about'],
    tokenize: termsOf,
    processTerm: (term) => {
      vocabulary.add(term);
      return term;
    },
    searchOptions: {
      bm25: BM25,
      maxFuzzy: TYPOS.maxFuzzy,
      combineWith: 'OR',
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  });

  /** Adds what is known beside the entries. */
  function addFacts({messages, errors, patches}: SearchFacts): void {
    facts = {messages: new Map(messages), errors};
    for (const name of patches) named.set(name, () => patchRow(name));
  }

  /** Adds a year, with pauses in which questions are answered. */
  async function addYear(year: Unpacked): Promise<void> {
    const added = placedEntries(year.releases).map(
      ({release, section, entry}, at): SearchEntry => ({
        ...entry,
        release,
        section: section.name,
        authorNames: entry.authors.map((handle) => year.authors[handle] ?? handle),
        patches: year.patches[at] ?? [],
        messages: entry.pullRequests.flatMap((number) => facts.messages.get(number) ?? []),
      }),
    );
    const first = entries.length;
    entries.push(...added);
    for (const release of year.releases) named.set(release.version, () => releaseRow(release));
    await index.addAllAsync(
      added.map((entry, at) => ({id: first + at, ...fieldsOf(entry)})),
      {chunkSize: CHUNK},
    );
  }

  /** The query for a word: the whole, all pieces of a name, or a synonym. */
  function wordQuery({whole, pieces}: Word, {isLong, isNewestFirst}: Asked, isLast: boolean): Query {
    // In a list by release, entries with only the pieces of a name would stand among those with the whole name.
    if (isNewestFirst) return {queries: [whole]};
    const isGuessed = (term: string): boolean => !isLong && !isNumber(term);
    return {
      prefix: (term) => isLast && isGuessed(term) && term.length > 2,
      fuzzy: (term) => isGuessed(term) && !vocabulary.has(term) && TYPOS.fuzzy,
      queries: [withSynonyms(whole), {queries: pieces.map(withSynonyms), combineWith: 'AND'}],
    };
  }

  /** The entries that have words of a query in the order of the list, and how many have all; any words of a long query. */
  function ask(asked: Asked, {version, section}: Question['filters']): {found: SearchEntry[]; complete: number} {
    const {words, isLong, isNewestFirst} = asked;
    const queries = words.map((word, at) => wordQuery(word, asked, at === words.length - 1));
    const results = index.search(words.length === 0 ? MiniSearch.wildcard : {queries}, {
      filter: ({id}) => {
        const {release, section: own} = entries[id]!;
        return (version ?? release.version) === release.version && (section ?? own) === own;
      },
    });
    const terms = words.map(({whole, pieces}) => [whole, ...pieces, ...synonymsOf(whole)]);
    const ranked = results.map(({id, score, queryTerms}) => {
      const entry = entries[id]!;
      const weighed = score * weightOf(entry, asked);
      if (isLong) return {entry, matched: words.length, score: weighed};
      // MiniSearch multiplies by the number of terms, and a name has many: here each word counts once.
      const matched = terms.filter((each) => each.some((term) => queryTerms.includes(term))).length;
      return {entry, matched, score: weighed / queryTerms.length};
    });
    const complete = ranked.filter(({matched}) => matched === words.length);
    const kept =
      words.length === 0 || isNewestFirst
        ? complete.sort((a, b) => compareVersions(b.entry.release.version, a.entry.release.version))
        : ranked.sort((a, b) => b.matched - a.matched || b.score - a.score);
    return {found: kept.map(({entry}) => entry), complete: complete.length};
  }

  /** The release, the patch release and the names that a query has, and the best entries; an empty query lists what the filters leave, newest first. */
  function find(question: Question): Answer {
    const {query, filters} = question;
    const asked = readQuery(query, facts.errors);
    const {words, isNewestFirst} = asked;
    if (words.length === 0 && query !== '') return {question, rows: [], total: 0, manner: 'too common'};
    const {found, complete} = ask(asked, filters);
    const marked = words.map(({text}) => text);
    const rows = found.slice(0, isNewestFirst ? HISTORY : LISTED).map((entry) => entryRow(entry, marked));
    const isFound = complete > 0 && words.every(({whole}) => vocabulary.has(whole));
    // Readers who ask for the newest first come from the index of names.
    if (!isFiltered(filters) && !isNewestFirst) {
      rows.splice(FIRST, 0, ...names.inside(asked).map(nameRow));
      rows.unshift(...names.find(asked, isFound).map(nameRow));
      const rowOfRelease = named.get(marked.join(' ').replace(/ lts$/i, ''));
      if (rowOfRelease) rows.unshift(rowOfRelease());
    }
    return {question, rows, total: complete || found.length, manner: complete > 0 ? 'all' : 'most'};
  }

  return {addFacts, addYear, addNames: names.learn, find};
}
