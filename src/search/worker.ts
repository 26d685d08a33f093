// The search in its own thread, so that fetching and indexing never delay typing.
import {fetchNames, fetchSearchFacts, fetchYear} from '../changelog/wire/fetch-data';
import {createSearch} from './search';
import {type DataFile, isAsked, NOTHING, type Question, type SearchState, type ToWorker} from './worker-messages';

const search = createSearch();
const loaded = new Set<string>();
let loading: Promise<void> = Promise.resolve();
let question = NOTHING;

/** Says what has changed, and what the question's answer is now: undefined if nothing is asked. */
function say(changed: Partial<SearchState>): void {
  postMessage({...changed, answer: isAsked(question) && loaded.size > 0 ? search.find(question) : undefined});
}

/** Each kind of file, and what adds it. */
const ADD: Readonly<Record<DataFile['kind'], (address: string) => Promise<void>>> = {
  facts: async (address) => search.addFacts(await fetchSearchFacts(address)),
  names: async (address) => search.addNames(await fetchNames(address)),
  entries: async (address) => search.addYear(await fetchYear(address)),
};

/** Adds these files and answers again after each. One that cannot be had, or has unexpected content, leaves the others. */
async function load(files: readonly DataFile[]): Promise<void> {
  for (const {kind, address} of files) {
    if (loaded.has(address)) continue;
    try {
      await ADD[kind](address);
      loaded.add(address);
      say({loaded: [...loaded]});
    } catch {
      say({failed: true});
    }
  }
}

addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  if (Array.isArray(data)) loading = loading.then(() => load(data));
  else {
    question = data as Question;
    say({});
  }
});
