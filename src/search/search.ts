import MiniSearch, {type Query} from 'minisearch';
import {EFFECTS} from '../changelog/model/effects';
import type {NameCard} from '../changelog/model/named-items';
import {type Line, lineOf} from '../changelog/model/patch-release';
import {SECTIONS} from '../changelog/model/section-names';
import {codeSpans, plainText} from '../changelog/model/text';
import {type Backports, backportsOf, backportsOfEntry} from '../changelog/patches/backports';
import {
  type Answer,
  type Filters,
  isFiltered,
  type Manner,
  type ReleaseCard,
  type Row,
  type SearchEntry,
} from './messages';
import {createNames} from './names';
import {type Asked, type ErrorNames, readQuery, UNMARKED} from './query';
import {BM25, boostFor, FIELDS, PIECES, SYNONYM, WEIGHTS} from './ranking';
import {createReleases} from './releases';
import {entryRow, nameRow, releaseRow} from './rows';
import {synonymsOf} from './synonyms';
import {termsOf, type Word} from './terms';

/** As many as readers look through; more cost time at each keystroke. */
const LISTED = 10;
/** So many are listed newest first: they are read to the end. */
const HISTORY = 100;
/** The best entries of a phrase stand above the names in it. */
const BEST = 3;
/** With fewer entries than this that have all words, those that have most of them follow. */
const FEW = 3;
/** Entries that are indexed before the worker looks for a question. */
const CHUNK = 100;

/** One way to take a query: how near a term must be to its words, and whether an entry must have all of them. */
interface Way {
  readonly manner: Manner;
  readonly prefix: boolean;
  readonly fuzzy: boolean;
  readonly combineWith: 'AND' | 'OR';
  /** Whether only whole names are meant. */
  readonly isWhole?: boolean;
}
const MOST: Way = {manner: 'most', prefix: false, fuzzy: false, combineWith: 'OR'};
/** Until something is found, ever less strictly. */
const WAYS: readonly Way[] = [
  {manner: 'all', prefix: true, fuzzy: false, combineWith: 'AND'},
  {manner: 'respelled', prefix: true, fuzzy: true, combineWith: 'AND'},
  MOST,
];
/** Of a log or a long question no entry has all words. */
const LONG_WAYS: readonly Way[] = [MOST];
/** Newest first, what has only begun like a name, or has its pieces, would stand among what has the name. */
const NEWEST_WAYS: readonly Way[] = [{manner: 'all', prefix: false, fuzzy: false, combineWith: 'AND', isWhole: true}];

/** Terms of at least this length, and no longer than a name, are looked for with one other letter, longer ones with two. */
const FUZZY = {from: 4, two: 9, to: 60};

/** What finds a word: its term, its pieces (of which a log may have more than an entry), or what stands for it. */
function wordQuery({whole, pieces}: Word, {prefix, fuzzy, combineWith, isWhole}: Way): Query {
  const isNumber = /^[\d.]+$/.test(whole);
  const {length} = whole;
  const options = {
    prefix: prefix && !isNumber && length > 1,
    fuzzy: fuzzy && !isNumber && length >= FUZZY.from && length <= FUZZY.to && (length < FUZZY.two ? 1 : 2),
  };
  return {
    combineWith: 'OR',
    queries: [
      {...options, queries: [whole]},
      ...(pieces.length > 0 && !isWhole
        ? [{...options, boostTerm: () => PIECES, combineWith, queries: [...pieces]}]
        : []),
      ...synonymsOf(whole).map((term) => ({queries: [term], boostTerm: () => SYNONYM})),
    ],
  };
}

/** The words for a way: where an entry need not have all, a version among others only says which releases are meant. */
function wordsFor({words}: Asked, {combineWith}: Way): readonly Word[] {
  const others = words.filter(({whole}) => !/^2\d\.\d/.test(whole));
  return combineWith === 'OR' && others.length > 0 ? others : words;
}

/** An index of entries and names. */
export type Search = ReturnType<typeof createSearch>;

/** Makes an empty search: `add…` gives it what there is to find; patch releases and messages before the entries. */
export function createSearch() {
  const entries = new Map<number, SearchEntry>();
  const names = createNames();
  const releases = createReleases();
  let backports: Backports = new Map();
  let messages: ReadonlyMap<number, string> = new Map();
  let errors: ErrorNames = {};
  const patchesOf = ({pullRequests}: SearchEntry) => backportsOfEntry(backports, pullRequests).map(({name}) => name);

  const textOf: Readonly<Record<string, (entry: SearchEntry) => string>> = {
    names: (entry) => [...codeSpans(entry), ...(entry.cve ?? []).map(({cve}) => cve)].join(' '),
    text: ({text, undo}) => [plainText(text), ...undo.map(({setting}) => setting)].join(' '),
    messages: ({pullRequests}) => pullRequests.map((number) => messages.get(number) ?? '').join(' '),
    numbers: ({pullRequests, closes, see, causedBy}) => [...pullRequests, ...closes, ...see, ...causedBy].join(' '),
    authors: ({authors, authorNames}) => [...authors, ...authorNames].join(' '),
    release: ({release}) => `${release.version}${release.lts ? ' lts' : ''}`,
    patches: (entry) =>
      patchesOf(entry)
        .flatMap((name) => [name, lineOf(name)])
        .join(' '),
    kind: ({section, effects}) =>
      `${SECTIONS[section].label} ${section.startsWith('Backward') ? 'breaking backward changes' : ''} ` +
      effects.map((effect) => EFFECTS[effect]).join(' '),
  };
  const index = new MiniSearch<SearchEntry>({
    idField: 'order',
    fields: Object.keys(FIELDS),
    extractField: (entry, field) => (field === 'order' ? entry.order : textOf[field]!(entry)) as string,
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {boost: FIELDS, weights: WEIGHTS, bm25: BM25, tokenize: (term) => [term]},
  });

  /** Adds entries, with pauses in which questions are answered. */
  async function add(more: readonly SearchEntry[]): Promise<void> {
    for (const entry of more) entries.set(entry.order, entry);
    await index.addAllAsync(more, {chunkSize: CHUNK});
  }

  function ask(asked: Asked, way: Way, {version, section}: Filters): SearchEntry[] {
    const queries = wordsFor(asked, way).map((word) => wordQuery(word, way));
    const boost = boostFor(asked);
    const found = index.search(queries.length === 0 ? MiniSearch.wildcard : {combineWith: way.combineWith, queries}, {
      ...(queries.length > 0 && {boostDocument: (order: number) => boost(entries.get(order)!)}),
      filter: ({id}) => {
        const {release, section: own} = entries.get(id)!;
        return (version ?? release.version) === release.version && (section ?? own) === own;
      },
    });
    return found.map(({id}) => entries.get(id)!);
  }

  /** The entries of the first way that finds any, and if these are few, of the next. */
  function askAll(asked: Asked, filters: Filters): {found: SearchEntry[]; total: number; manner: Manner} {
    let [found, total, manner]: [SearchEntry[], number, Manner] = [[], 0, 'all'];
    for (const way of asked.isNewestFirst ? NEWEST_WAYS : asked.isLong ? LONG_WAYS : WAYS) {
      const more = ask(asked, way, filters);
      if (found.length === 0) [total, manner] = [more.length, way.manner];
      found = [...new Set([...found, ...more])];
      if (found.length >= FEW) break;
    }
    return {found, total, manner};
  }

  /** The names that a query has and the best entries; an empty query lists what the filters leave, newest first. */
  function find(query: string, filters: Filters = {}): Answer {
    const asked = readQuery(query, errors);
    if (asked.words.length === 0 && query.trim() !== '')
      return {query, rows: [], total: 0, manner: asked.isLog ? 'too common' : 'wordless'};
    const {found, total, manner} = askAll(asked, filters);
    const isByRelease = asked.words.length === 0 || asked.isNewestFirst;
    const listed = isByRelease ? found.toSorted((a, b) => a.order - b.order) : found;
    const marked = asked.words.map(({text}) => text).filter((text) => !UNMARKED.test(text));
    const rows: Row[] = listed
      .slice(0, asked.isNewestFirst ? HISTORY : LISTED)
      .map((entry) => entryRow(entry, patchesOf(entry), marked));
    // Readers who ask for the newest first come from the name's own history.
    const cards = asked.isNewestFirst ? [] : names.find(query, asked, manner === 'all' && total > 0).map(nameRow);
    // The names in a phrase are beside the point.
    const isPhrase = asked.isLong || (asked.words.length > 1 && manner !== 'respelled');
    rows.splice(isPhrase ? BEST : 0, 0, ...cards);
    if (!isFiltered(filters)) rows.unshift(...releases.find(asked).map((release) => releaseRow(release, marked)));
    return {query, rows, total, manner};
  }

  return {
    add,
    find,
    addPatches: (lines: readonly Line[]) => {
      backports = backportsOf(lines);
    },
    addMessages: (more: ReadonlyMap<number, string>) => {
      messages = more;
    },
    addErrors: (more: ErrorNames) => {
      errors = more;
    },
    addReleases: (more: readonly ReleaseCard[]) => releases.add(more),
    addNames: (more: readonly NameCard[]) => names.learn(more),
  };
}
