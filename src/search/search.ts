import MiniSearch from 'minisearch';
import {readEntry} from './fields';
import {indexQuery} from './index-query';
import type {ErrorNames} from './long-query';
import {createNames} from './names';
import {createPatches} from './patches';
import {inOrder, markedTerms, type Ranked, rank, togetherByPullRequest} from './ranking';
import {type Reading, readingsOf} from './readings';
import {isInRange} from './release-range';
import {suggest} from './suggest';
import {type Filters, isFiltered, type Passes, type SearchEntry, type SearchOptions, type SearchResult} from './types';
import {literally} from './understand';
import {createVocabulary} from './vocabulary';
import type {Wish} from './wish';

const FIELDS = ['names', 'text', 'pulls', 'issues', 'authors', 'release'];
/** A name says more than prose. */
const BOOST = {names: 3};
const WEIGHTS = {prefix: 0.2, fuzzy: 0.2};
/** With fewer entries than this, those that have most of the words follow. */
const FEW = 3;
/** So many entries are listed newest first, whatever the limit: they are read to the end. */
const HISTORY = 100;
/** Letters that a guess may differ in, as a share of the word. */
const GUESS_FUZZY = 0.3;

/** Milliseconds of adding before a pause, in which the worker answers what was typed meanwhile. */
const PAUSE_AFTER = 60;
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** An index of entries. */
export type Search = ReturnType<typeof createSearch>;

/** Makes an empty search: `add` gives it entries, `find` finds them. */
export function createSearch() {
  const entries = new Map<number, SearchEntry>();
  const versions = new Set<string>();
  const vocabulary = createVocabulary();
  const patches = createPatches(entries, versions);
  const index = new MiniSearch<{order: number} & ReturnType<typeof readEntry>['fields']>({
    idField: 'order',
    fields: FIELDS,
    // Each field is a list of terms already, and no term has a space.
    stringifyField: (terms: readonly string[]) => terms.join(' '),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: {boost: BOOST, weights: WEIGHTS, tokenize: (text) => [text]},
  });
  const names = createNames((term) =>
    index.search({queries: [term], fields: ['names'], prefix: false, fuzzy: false}).map(({id}) => entryOf(id)),
  );
  const known = {...vocabulary, meantBy: names.meantBy};
  let errors: ErrorNames = {};
  const entryOf = (order: number): SearchEntry => entries.get(order)!;

  /** Adds entries, with pauses in which queries are answered. */
  async function add(more: readonly SearchEntry[]): Promise<void> {
    let begun = performance.now();
    for (const entry of more) {
      const {words, fields} = readEntry(entry);
      for (const word of words) if (word.names.length > 0) vocabulary.learnName(word);
      vocabulary.learnTerms(fields.text);
      vocabulary.learnTerms(fields.authors);
      versions.add(entry.release.version);
      entries.set(entry.order, entry);
      index.add({order: entry.order, ...fields});
      if (performance.now() - begun < PAUSE_AFTER) continue;
      await pause();
      begun = performance.now();
    }
  }

  /** Whether an entry is of the kind and the releases that are wished for, and that the filters leave. */
  function passing({range, passes, patch}: Wish, {version, section}: Filters): Passes {
    const isWanted = (each: string) => (version ?? each) === each && (!range || isInRange(each, range));
    const wanted = new Set([...versions].filter(isWanted));
    const passesPatch = patch && patches.passes(patch);
    return (entry) =>
      wanted.has(entry.release.version) &&
      (section ?? entry.section) === entry.section &&
      (passes?.(entry) ?? true) &&
      (passesPatch?.(entry) ?? true);
  }

  function ask({wish, strictness, all}: Reading, filters: Filters, page: string | undefined): Ranked[] {
    const asked = indexQuery(wish, strictness, all, known);
    const passes = passing(wish, filters);
    const found = index.search(asked.query, {filter: ({id}) => passes(entryOf(id))});
    const ranked = rank(found, asked, wish, entryOf, entries.size, all);
    const sorted = inOrder(ranked, wish, page);
    return wish.isNewestFirst ? sorted : togetherByPullRequest(sorted);
  }

  /** What the first of these readings finds that finds anything. */
  function firstAnswer(readings: readonly Reading[], filters: Filters, {page}: SearchOptions) {
    for (const reading of readings) {
      const found = ask(reading, filters, page);
      if (found.length > 0) return {found, wish: reading.wish};
    }
    return undefined;
  }

  /** The known term that is nearest to one; undefined if none is near. */
  function nearest(term: string): string | undefined {
    const [found] = index.search({queries: [term], fuzzy: GUESS_FUZZY, prefix: false, fields: ['names', 'text']});
    return found?.terms[0];
  }

  /**
   * The best `limit` entries; when they were added does not change their order. An empty query lists what the filters
   * leave, newest first.
   */
  function find(query: string, filters: Filters, limit: number, options: SearchOptions = {}): SearchResult {
    const isWordless = query.trim() !== '' && literally(query).words.length === 0;
    if (isWordless) return {total: 0, complete: 0, hits: [], cards: [], says: [], suggestion: undefined, isWordless};
    const readings = readingsOf(query, options.isLiteral ?? false, errors);
    const answer = (wanted: (reading: Reading) => boolean) => firstAnswer(readings.filter(wanted), filters, options);
    const full = answer(({all}) => all);
    const complete = full?.found ?? [];
    const some =
      complete.length < FEW && query.trim() !== ''
        ? answer(({all, wish}) => !all && (full === undefined || wish === full.wish))
        : undefined;
    const listed = new Set(complete.map(({entry}) => entry));
    const near = (some?.found ?? []).filter(({entry}) => !listed.has(entry));
    const wish = (full ?? some)?.wish ?? readings.at(-1)!.wish;
    const most = wish.isNewestFirst ? HISTORY : limit;
    const hits = [...complete, ...near].slice(0, most).map((each, place) => ({
      entry: each.entry,
      worth: each.worth,
      terms: markedTerms(each),
      patches: patches.namesOf(each.entry),
      heading: complete.length > 0 && place >= complete.length ? 'These have most of the words' : undefined,
    }));
    return {
      isWordless,
      total: complete.length || near.length,
      complete: Math.min(complete.length, most),
      hits: wish.long === 'log' && wish.patch ? patches.grouped(hits, wish.patch) : hits,
      cards: options.isLiteral || isFiltered(filters) ? [] : names.cards(query.trim()),
      says: wish.says,
      suggestion: complete.length === 0 ? suggest(query, vocabulary, nearest) : undefined,
    };
  }

  const addErrors = (names: ErrorNames): void => {
    errors = names;
  };
  return {add, addPatches: patches.learn, addNames: names.learn, addErrors, find};
}
