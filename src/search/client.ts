// The page's side of the search: what it knows of the worker, as a store that React or a test can subscribe to.
import type {DataFile, FromWorker, Question, SearchState, ToWorker} from './worker-messages';

/** The part of a `Worker` that the client uses. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror'>;

/** Makes a client, which starts its worker when files are first asked for and keeps it until it fails. */
export function createSearchClient(startWorker: () => SearchWorker) {
  const listeners = new Set<() => void>();
  let state: SearchState = {loaded: [], failed: false, answer: undefined};
  let worker: SearchWorker | undefined;
  let question: Question | undefined;
  const post = (message: ToWorker): void => worker?.postMessage(message);

  function change(changed: FromWorker): void {
    state = {...state, ...changed};
    for (const listener of listeners) listener();
  }

  /** Fetches these files, in this order. Call it again to try again. */
  function load(files: readonly DataFile[]): void {
    if (!worker) {
      worker = startWorker();
      worker.onmessage = ({data}: MessageEvent<FromWorker>) => {
        change(question ? data : {...data, answer: undefined}); // an answer may come too late
      };
      worker.onerror = () => {
        worker = undefined;
        change({failed: true, loaded: []});
      };
      post(question);
    }
    change({failed: false});
    post(files);
  }

  /** Asks the worker, and again whenever another file is there; undefined ends that. */
  function ask(asked: Question | undefined): void {
    question = asked;
    if (asked === undefined) change({answer: undefined});
    post(asked);
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {load, ask, subscribe, getState: () => state};
}
