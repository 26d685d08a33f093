import {readFileSync} from 'node:fs';
import path from 'node:path';
import {shortNames} from '../../src/changelog/model/patch-release';
import {allReleases} from '../../src/changelog/model/records';
import {compareVersions} from '../../src/changelog/model/versions';
import {withAliases} from '../../src/changelog/names/lifetimes';
import {nameCards} from '../../src/changelog/names/name-cards';
import {nameIndex} from '../../src/changelog/names/name-index';
import {errorNames} from '../../src/changelog/server/known-names';
import {pack, unpack} from '../../src/changelog/wire/packed';
import {createSearch} from '../../src/search/search';
import {pages, readReal, SITE} from '../changelog/real';

/** A query, and the anchors of entries or names that answer it. */
export interface Wanted {
  readonly query: string;
  readonly wanted: readonly string[];
}

type Search = ReturnType<typeof createSearch>;

const readList = (name: string): Wanted[] =>
  JSON.parse(readFileSync(path.join(SITE, 'bench', 'search', `${name}.json`), 'utf8')) as Wanted[];

/** Queries by which the search is judged. Weights were tuned on every other one of each list, from the first on. */
export const SHORT = ['names-and-errors', 'tasks', 'patches-and-settings', 'held-back', 'newest'].flatMap(readList);
export const QUESTIONS = ['questions', 'questions-held-back'].flatMap(readList);
export const LOGS = readList('logs');
/** What readers brought and an earlier search missed. */
export const MISSED = readList('missed');

/** The newest release when most short queries were made: an entry of a later one may answer them as well. */
const NEWEST_JUDGED = '25.12';
const OF_ALL = new Set(readList('newest').map(({query}) => query));

async function makeSearch(isKept: (version: string) => boolean): Promise<Search> {
  const {years, names, authors} = await readReal();
  const source = pages.sources(years);
  const {catalogue, changes, finder, messages, backports, lines} = source;
  const releases = allReleases(years);
  const index = nameIndex(releases, names, {catalogue, changes, finder});
  const search = createSearch();
  const patches = lines.flatMap((line) => [...shortNames(line.releases).values()]);
  search.addFacts({messages, errors: errorNames(catalogue), patches});
  search.addNames(nameCards(index, withAliases(names, catalogue)));
  for (const {path, releases} of years) {
    const kept = releases.filter(({version}) => isKept(version));
    await search.addYear(unpack(pack(path, kept, {authors, backports})));
  }
  return search;
}

let site: Promise<Search> | undefined;
let judged: Promise<Search> | undefined;

/** A search with all that the site has, made once a worker. */
export function siteSearch(): Promise<Search> {
  site ??= makeSearch(() => true);
  return site;
}

/** A search with the entries from which the short queries were made. */
function judgedSearch(): Promise<Search> {
  judged ??= makeSearch((version) => compareVersions(version, NEWEST_JUDGED) <= 0);
  return judged;
}

/** Where the first wanted row of a query stands, from 1 (0 if it is not listed), and how many rows there are. */
export async function rankOf({query, wanted}: Wanted): Promise<{query: string; rank: number; listed: number}> {
  const isShort = SHORT.some((each) => each.query === query) && !OF_ALL.has(query);
  const search = isShort ? await judgedSearch() : await siteSearch();
  const {rows} = search.find({query, filters: {}});
  return {query, rank: rows.findIndex(({address}) => wanted.includes(address.split('#')[1]!)) + 1, listed: rows.length};
}

/** Those of these queries of which no wanted row is among the first three, and how many lists are empty. */
export async function judge(queries: readonly Wanted[]) {
  const ranks = await Promise.all(queries.map(rankOf));
  const missed = ranks.filter(({rank}) => rank === 0 || rank > 3);
  return {found: ranks.length - missed.length, missed, empty: ranks.filter(({listed}) => listed === 0).length};
}
