// The search in its own thread, so that fetching and indexing never delay typing.
import {fetchData, fetchNames, fetchPatches, fetchYear} from '../changelog/wire/fetch-data';
import {searchEntries} from './entries';
import type {ErrorNames} from './long-query';
import type {DataFile, FromWorker, ToWorker} from './messages';
import {createSearch} from './search';
import {shown} from './shown';
import type {SearchEntry} from './types';

const search = createSearch();
const done = new Set<string>();
let loading: Promise<void> = Promise.resolve();

const say = (message: FromWorker): void => postMessage(message);

/** Each kind of file, and what adds it. */
const ADD: Readonly<Record<DataFile['kind'], (address: string, place?: number) => Promise<void>>> = {
  entries: async (address, place = 0) => search.add(searchEntries(await fetchYear(address), place)),
  patches: async (address) => search.addPatches(await fetchPatches(address)),
  errors: async (address) => search.addErrors(await fetchData(address, (json) => json as ErrorNames)),
  names: async (address) => search.addNames(await fetchNames(address)),
  defaults: async (address) => search.add(await fetchData(address, (json) => json as SearchEntry[])),
};

/** Adds these files. One that cannot be had, or has unexpected content, leaves the others. */
async function load(files: readonly DataFile[]): Promise<void> {
  say({loaded: [...done]});
  for (const {kind, address, place} of files) {
    if (done.has(address)) continue;
    try {
      await ADD[kind](address, place);
      done.add(address);
      say({loaded: [...done]});
    } catch {
      say({failed: true});
    }
  }
}

addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  if (!('query' in data)) {
    loading = loading.then(() => load(data));
    return;
  }
  const {query, filters, limit} = data;
  const {hits, ...rest} = search.find(query, filters, limit, data);
  say({answer: {query, hits: hits.map(shown), ...rest}});
});
