import {pack, unpack} from '../../src/changelog/wire/packed';
import {searchEntries} from '../../src/search/entries';
import {createSearch, type Search} from '../../src/search/search';
import type {SearchEntry} from '../../src/search/types';
import {readReal} from '../changelog/real';
import queries from './queries.json';

export {queries};

/** The wanted entry is to be among this many. */
export const TOP = 3;

/** The entries of the site as the search is given them, a list a year, newest first. */
export async function siteEntries(): Promise<SearchEntry[][]> {
  const {years, authors} = await readReal();
  return years.map(({path, releases}, place) => searchEntries(unpack(pack(path, releases, authors)), place));
}

/** A search with all entries of the site. */
export async function siteSearch(): Promise<Search> {
  const search = createSearch();
  for (const entries of await siteEntries()) await search.add(entries);
  return search;
}

/** Where the first of the wanted entries stands, from 1; Infinity where none is found. */
function rankOf(search: Search, {query, wanted}: (typeof queries)[number]): number {
  const {hits} = search.find(query, {}, Infinity);
  const place = hits.findIndex(({entry}) => wanted.some((id) => entry.address.endsWith(`#${id}`)));
  return place === -1 ? Infinity : place + 1;
}

/** The rank of the wanted entry for each query. */
export async function siteRanks(): Promise<{query: string; rank: number}[]> {
  const search = await siteSearch();
  return queries.map((wanted) => ({query: wanted.query, rank: rankOf(search, wanted)}));
}
