// The page's side of the search: what is asked, and what it knows of the worker. React or a test can subscribe to it.
import {type DataFile, NOTHING, type Question, type SearchState, type ToWorker} from './worker-messages';

/** Makes a client, which starts its worker when files are first asked for and keeps it until it fails. */
export function createSearchClient(startWorker: () => Worker) {
  const listeners = new Set<() => void>();
  let state: SearchState = {question: NOTHING, loaded: [], failed: false, answer: undefined};
  let worker: Worker | undefined;
  const post = (message: ToWorker): void => worker?.postMessage(message);

  function change(changed: Partial<SearchState>): void {
    state = {...state, ...changed};
    for (const listener of listeners) listener();
  }

  /** Fetches these files, in this order. Call it again to try again. */
  function load(files: readonly DataFile[]): void {
    if (!worker) {
      worker = startWorker();
      worker.onmessage = ({data}: MessageEvent<Partial<SearchState>>) => change(data);
      worker.onerror = () => {
        worker = undefined;
        change({failed: true, loaded: []});
      };
      post(state.question);
    }
    change({failed: false});
    post(files);
  }

  /** Changes what is asked. The worker answers at once, and again whenever another file is there. */
  function ask(changed: Partial<Question>): void {
    const question = {...state.question, ...changed};
    post(question); // before React renders: both then work at once
    change({question});
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {load, ask, subscribe, getState: () => state};
}
