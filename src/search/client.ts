// The page's side of the search: what it knows of the worker, as a store that React or a test can subscribe to.
import type {DataFile, FromWorker, Question, ToWorker} from './messages';

/** What the page shows of the search. A new object for each change. */
export interface SearchState extends Required<Omit<FromWorker, 'answer'>> {
  /** Whether the reader asks for anything, a filter alone included. */
  readonly asked: boolean;
  /** The last answer; undefined if nothing is asked or nothing has been answered yet. */
  readonly answer: FromWorker['answer'];
}

/** The part of a `Worker` that the client uses. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror'>;

/**
 * Makes a client, which starts its worker when files are first asked for and keeps it until it fails.
 * @param afterPaint runs a task once what has changed is painted
 */
export function createSearchClient(startWorker: () => SearchWorker, afterPaint: (task: () => void) => void) {
  const listeners = new Set<() => void>();
  let state: SearchState = {loaded: [], failed: false, asked: false, answer: undefined};
  let worker: SearchWorker | undefined;
  let files: readonly DataFile[] = [];
  let hasAskedForRest = false;
  let question: Question | undefined;

  function change(changed: Partial<SearchState>): void {
    state = {...state, ...changed};
    for (const listener of listeners) listener();
  }
  const post = (message: ToWorker): void => worker?.postMessage(message);

  function find(): void {
    if (question && state.loaded.length > 0) post(question);
  }

  /** The first answer is painted before the other files are fetched: they would compete with it. */
  function loadRest(): void {
    if (hasAskedForRest || !state.answer) return;
    hasAskedForRest = true;
    post(files);
  }

  function onMessage({data}: MessageEvent<FromWorker>): void {
    if (data.answer && !question) return; // it comes too late
    change(data);
    if (data.loaded) find();
    if (data.answer && !hasAskedForRest) afterPaint(loadRest);
  }

  /** Fetches the first of these files, and the others after the first answer. Call it again to try again. */
  function load(wanted: readonly DataFile[]): void {
    files = wanted;
    hasAskedForRest = false;
    worker ??= startWorker();
    worker.onmessage = onMessage;
    worker.onerror = () => {
      worker = undefined;
      change({failed: true});
    };
    change({failed: false});
    post(files.slice(0, 1));
    loadRest();
  }

  /** Asks the worker, and again whenever another file is there; undefined ends that. */
  function ask(asked: Question | undefined): void {
    question = asked;
    find();
    const isAsked = asked !== undefined;
    if (isAsked !== state.asked) change({asked: isAsked, answer: undefined});
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {load, ask, subscribe, getState: () => state};
}
