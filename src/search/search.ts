import MiniSearch, {type Query} from 'minisearch';
import type {NameCard} from '../changelog/model/named-items';
import {placedEntries} from '../changelog/model/records';
import {backportsOf} from '../changelog/patches/backports';
import type {SearchFacts} from '../changelog/wire/manifest';
import type {Unpacked} from '../changelog/wire/packed';
import {type Field, fieldOf, type Known, patchesOf} from './fields';
import {createNames} from './names';
import {type Asked, readQuery, UNMARKED} from './query';
import {BM25, boostFor, FIELDS, PIECES, SYNONYM, share, WEIGHTS} from './ranking';
import {entryRow, nameRow, releaseRow} from './rows';
import {synonymsOf} from './synonyms';
import {isNumber, mayDiffer, termsOf, type Word} from './terms';
import {type Answer, type Filters, isFiltered, type ReleaseCard, type SearchEntry} from './worker-messages';

/** As many as readers look through; more cost time at each keystroke. */
const LISTED = 10;
/** So many are listed newest first: they are read to the end. */
const HISTORY = 100;
/** The best entries of a phrase stand above the names in it. */
const BEST = 3;
/** Entries that are indexed before the worker looks for a question. */
const CHUNK = 100;
/** More than a year's page will ever have. */
const MOST_A_YEAR = 100_000;

/** The terms that find a word: its own, its pieces, and what stands for it. */
const allTerms = ({whole, pieces}: Word): string[] => [whole, ...pieces].flatMap((term) => [term, ...synonymsOf(term)]);

/** What finds the words that stand for a term. */
const synonyms = (term: string): Query => ({
  queries: [...synonymsOf(term)],
  prefix: false,
  fuzzy: false,
  boostTerm: () => SYNONYM,
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
    extractField: (entry, field) => (field === 'order' ? entry.order : fieldOf(entry, field as Field, known)) as string,
    tokenize: termsOf,
    processTerm: (term) => {
      vocabulary.add(term);
      return term;
    },
    searchOptions: {
      boost: FIELDS,
      weights: WEIGHTS,
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
   * @param place that of the year among all, newest first
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

  /** What finds a word. All pieces of a name are wanted, but of a log, which may have more of them than an entry. */
  function wordQuery({whole, pieces}: Word, {isLong, isLog, isNewestFirst}: Asked, isLast: boolean): Query {
    // Newest first, what has only the pieces of a name would stand among what has the name.
    if (isNewestFirst) return {queries: [whole]};
    const isGuessed = (term: string): boolean => !isLong && !isNumber(term) && (isLast || !vocabulary.has(term));
    return {
      // The last word may be a beginning, as may one that no entry has, or it is misspelled.
      prefix: (term) => isGuessed(term) && term.length > 1,
      fuzzy: (term) => isGuessed(term) && !vocabulary.has(term) && mayDiffer(term),
      queries: [
        whole,
        {
          queries: pieces.map((piece) => ({combineWith: 'OR', queries: [piece, synonyms(piece)]})),
          combineWith: isLog ? 'OR' : 'AND',
          boostTerm: () => PIECES,
        },
        synonyms(whole),
      ],
    };
  }

  /** The entries that have words of a query, best first, and how many have all words, as far as that is asked. */
  function ask(asked: Asked, {version, section}: Filters): {found: SearchEntry[]; complete: number} {
    const {words, isLong, isNewestFirst} = asked;
    const boost = boostFor(asked);
    const results = index.search(
      words.length === 0
        ? MiniSearch.wildcard
        : {queries: words.map((word, at) => wordQuery(word, asked, at === words.length - 1))},
      {
        ...(words.length > 0 && {boostDocument: (order: number) => boost(entries.get(order)!)}),
        filter: ({id}) => {
          const {release, section: own} = entries.get(id)!;
          return (version ?? release.version) === release.version && (section ?? own) === own;
        },
      },
    );
    const entriesOf = (kept: readonly {readonly id: number}[]) => kept.map(({id}) => entries.get(id)!);
    if (words.length === 0 || isLong) return {found: entriesOf(results), complete: results.length};
    // MiniSearch multiplies by the number of terms, of which a name has many: each word counts once.
    const terms = words.map(allTerms);
    const ranked = results.map(({id, score, queryTerms}) => {
      const has = new Set(queryTerms);
      const matched = terms.filter((each) => each.some((term) => has.has(term))).length;
      return {id: id as number, matched, score: (score / queryTerms.length) * share(matched, words.length)};
    });
    const complete = ranked.filter(({matched}) => matched === words.length);
    const kept = isNewestFirst ? complete : ranked.sort((a, b) => b.score - a.score);
    return {found: entriesOf(kept), complete: complete.length};
  }

  /** The names that a query has and the best entries; an empty query lists what the filters leave, newest first. */
  function find(query: string, filters: Filters = {}): Answer {
    const set = names.setBy(query);
    const asked = readQuery(set.length > 0 ? set.map(({name}) => name).join(' ') : query, errors);
    const {words, isLog, isNewestFirst} = asked;
    if (words.length === 0 && query.trim() !== '')
      return {query, rows: [], total: 0, manner: isLog ? 'too common' : 'wordless'};
    const {found, complete} = ask(asked, filters);
    const isByRelease = words.length === 0 || isNewestFirst;
    const listed = isByRelease ? found.sort((a, b) => a.order - b.order) : found;
    const marked = words.map(({text}) => text).filter((text) => !UNMARKED.test(text));
    const rows = listed
      .slice(0, isNewestFirst ? HISTORY : LISTED)
      .map((entry) => entryRow(entry, patchesOf(entry, known), marked));
    // Readers who ask for the newest first come from the name's own history.
    const isFound = complete > 0 && words.every(({whole}) => vocabulary.has(whole));
    const {cards, isAlone} = set.length > 0 ? {cards: set, isAlone: true} : names.find(asked, isFound);
    if (!isNewestFirst) rows.splice(isAlone ? 0 : BEST, 0, ...cards.map(nameRow));
    const release = isFiltered(filters) ? undefined : releases.get(asked.release ?? '');
    if (release) rows.unshift(releaseRow(release));
    return {query, rows, total: complete || found.length, manner: complete > 0 ? 'all' : 'most'};
  }

  return {addFacts, addYear, addNames: (more: readonly NameCard[]) => names.learn(more), find};
}
