import {readKnown, readYearPages} from '../../src/plugins/changelog/read';
import {createSearchData} from '../../src/search/data';
import {createSearch, type Search} from '../../src/search/search';
import type {SearchData} from '../../src/search/types';
import queries from './queries.json';

export {queries};

/** The wanted entry is to be among this many. */
export const TOP = 3;

/** The data of the site at this folder; a page's address ends in its file's name here. */
export async function siteData(site: string): Promise<SearchData> {
  const pages = await readYearPages(site);
  return createSearchData(
    pages.map(({file, changelog}) => ({permalink: `/${file.replace(/^.*[\\/]|\.mdx$/g, '')}`, changelog})),
    readKnown(site).authors,
  );
}

/** Where the first of the wanted entries stands, from 1; Infinity where none is found. */
function rankOf(search: Search, {query, wanted}: (typeof queries)[number]): number {
  const place = search
    .find(query, {}, search.entries.length)
    .hits.findIndex(({entry}) => wanted.some((id) => entry.url.endsWith(`#${id}`)));
  return place === -1 ? Infinity : place + 1;
}

/** The rank of the wanted entry for each query. */
export async function siteRanks(site: string): Promise<{query: string; rank: number}[]> {
  const search = await createSearch(await siteData(site));
  return queries.map((wanted) => ({query: wanted.query, rank: rankOf(search, wanted)}));
}
