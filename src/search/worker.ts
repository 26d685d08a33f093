// The search in a thread of its own: what it fetches and indexes does not hold up typing.
import {type Packed, unpack} from '../changelog/data/packed';
import {searchEntries} from './entries';
import type {FromWorker, ToWorker} from './messages';
import {createSearch} from './search';
import {shown} from './shown';

const search = createSearch();
const done = new Set<string>();
let loading: Promise<void> = Promise.resolve();

const say = (message: FromWorker): void => postMessage(message);

/** @throws Error where the file cannot be had or is none of ours */
async function fetchYear(address: string): Promise<Packed> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return (await response.json()) as Packed;
}

async function load({files}: Extract<ToWorker, {type: 'load'}>): Promise<void> {
  const wanted = files.filter(({address}) => !done.has(address));
  say({type: 'loaded', years: done.size});
  for (const {address, place} of wanted) {
    const entries = searchEntries(unpack(await fetchYear(address)), place);
    await search.add(entries);
    done.add(address);
    say({type: 'loaded', years: done.size});
  }
}

addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  if (data.type === 'load') {
    loading = loading.then(() => load(data)).catch(() => say({type: 'failed'}));
    return;
  }
  const {type: _, ...question} = data;
  const {hits, total} = search.find(question.query, question.filters, question.limit);
  say({type: 'found', question, hits: hits.map(shown), total});
});
