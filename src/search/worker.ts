// The search in its own thread, so that fetching and indexing never delay typing.
import {fetchYear} from '../changelog/wire/fetch-data';
import {searchEntries} from './entries';
import type {FromWorker, ToWorker, YearFile} from './messages';
import {createSearch} from './search';
import {shown} from './shown';

const search = createSearch();
const done = new Set<string>();
let loading: Promise<void> = Promise.resolve();

const say = (message: FromWorker): void => postMessage(message);

/** @throws Error if a file cannot be fetched or has unexpected content */
async function load(files: readonly YearFile[]): Promise<void> {
  say({type: 'loaded', years: done.size});
  for (const {address, place} of files) {
    if (done.has(address)) continue;
    await search.add(searchEntries(await fetchYear(address), place));
    done.add(address);
    say({type: 'loaded', years: done.size});
  }
}

addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  if (data.type === 'load') {
    loading = loading.then(() => load(data.files)).catch(() => say({type: 'failed'}));
    return;
  }
  const {query, filters, limit} = data;
  const {hits, ...rest} = search.find(query, filters, limit, data);
  say({type: 'found', query, hits: hits.map(shown), ...rest});
});
