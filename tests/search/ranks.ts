import heldBack from '../../bench/search/held-back.json';
import logs from '../../bench/search/logs.json';
import first from '../../bench/search/names-and-errors.json';
import newest from '../../bench/search/newest.json';
import patches from '../../bench/search/patches-and-settings.json';
import questions from '../../bench/search/questions.json';
import heldBackQuestions from '../../bench/search/questions-held-back.json';
import tasks from '../../bench/search/tasks.json';
import {hasNoEntry} from '../../src/changelog/defaults/default-changes';
import {errorNames} from '../../src/changelog/defaults/known-names';
import {compareVersions} from '../../src/changelog/model/versions';
import {withAliases} from '../../src/changelog/names/lifetimes';
import {pack, unpack} from '../../src/changelog/wire/packed';
import {defaultEntries} from '../../src/search/default-entries';
import {searchEntries} from '../../src/search/entries';
import type {ErrorNames} from '../../src/search/long-query';
import {createSearch, type Search} from '../../src/search/search';
import type {SearchEntry} from '../../src/search/types';
import {realDefaults} from '../changelog/plan-defaults';
import {type Real, readReal} from '../changelog/real';

/** A query, and the ids of entries that answer it. */
export interface Wanted {
  readonly query: string;
  readonly wanted: readonly string[];
}

/**
 * The queries by which the search is judged. Ranking was tuned without the lists that are held back; change nothing for
 * the sake of a query that is held back. The questions are from public issues: an entry answers one if it closes it.
 */
export const QUERIES = {
  'names and errors': first,
  tasks,
  'patches and settings': patches,
  'held back': heldBack,
  '26.8 and 26.9': newest,
  questions,
  'questions held back': heldBackQuestions,
  logs,
} as const satisfies Readonly<Record<string, readonly Wanted[]>>;
export const ALL_QUERIES: readonly Wanted[] = Object.values(QUERIES).flat();
/** Those that were made from entries of all releases. */
const OF_ALL: ReadonlySet<readonly Wanted[]> = new Set([newest, questions, heldBackQuestions, logs]);

/** A wanted entry should be among this many. */
export const TOP = 3;

let entries: Promise<readonly SearchEntry[][]> | undefined;

/** The entries of the site as the search gets them, a list a year, newest first, made once a worker. */
export function siteEntries(): Promise<readonly SearchEntry[][]> {
  entries ??= readReal().then(({years, authors}) =>
    years.map(({path, releases}, place) => searchEntries(unpack(pack(path, releases, authors)), place)),
  );
  return entries;
}

/** The changed defaults that no entry tells, as the search gets them. */
export async function siteDefaults(): Promise<SearchEntry[]> {
  return defaultEntries((await realDefaults()).changes.filter(hasNoEntry), (await readReal()).years.length);
}

/** A search with the entries and changed defaults of these lists, and with what else it is given. */
export async function searchWith(
  lists: readonly (readonly SearchEntry[])[],
  {lines, names, errors}: Pick<Real, 'lines' | 'names'> & {readonly errors: ErrorNames},
): Promise<Search> {
  const search = createSearch();
  for (const entries of lists) await search.add(entries);
  search.addPatches(lines);
  search.addNames(names);
  search.addErrors(errors);
  return search;
}

/** A search with the entries and defaults of the site that pass, and all patch releases. */
async function searchOf(passes: (entry: SearchEntry) => boolean): Promise<Search> {
  const [{lines, names}, {catalogue}] = [await readReal(), await realDefaults()];
  const lists = [...(await siteEntries()), await siteDefaults()].map((entries) => entries.filter(passes));
  return searchWith(lists, {lines, names: withAliases(names, catalogue), errors: errorNames(catalogue)});
}

let site: Promise<Search> | undefined;
let judged: Promise<Search> | undefined;

/** A search with all that the site has, made once a worker. */
export function siteSearch(): Promise<Search> {
  site ??= searchOf(() => true);
  return site;
}

/** The newest release when the queries were made: an entry of a later one may answer them as well. */
const NEWEST_JUDGED = '25.12';

/** A search with the entries from which the queries were made. */
export function judgedSearch(): Promise<Search> {
  judged ??= searchOf(({release}) => compareVersions(release.version, NEWEST_JUDGED) <= 0);
  return judged;
}

/** As many as the list shows. */
const LISTED = 10;

/** Where the first of the wanted entries stands. */
export interface Rank {
  readonly query: string;
  /** From 1; Infinity if none of them is listed. */
  readonly rank: number;
  /** How many entries are listed. */
  readonly listed: number;
}

/** The ranks of these queries among the entries from which they were made. */
export async function siteRanks(queries: readonly Wanted[]): Promise<Rank[]> {
  const {find} = await (OF_ALL.has(queries) ? siteSearch() : judgedSearch());
  return queries.map(({query, wanted}) => {
    const {hits} = find(query, {}, LISTED);
    const place = hits.findIndex(({entry}) => wanted.some((id) => entry.address.endsWith(`#${id}`)));
    return {query, rank: place === -1 ? Infinity : place + 1, listed: hits.length};
  });
}
