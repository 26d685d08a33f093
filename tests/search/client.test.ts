import {beforeEach, expect, it, vi} from 'vitest';
import {createSearchClient, type SearchWorker} from '../../src/search/client';
import type {Answer, DataFile, FromWorker, Question, ToWorker} from '../../src/search/messages';

const FILES: DataFile[] = [
  {kind: 'entries', address: '/2024.json', place: 1},
  {kind: 'patches', address: '/patches.json'},
];
const QUESTION: Question = {query: 'join', filters: {}, limit: 10};
const ANSWER: Answer = {
  query: 'join',
  hits: [],
  cards: [],
  total: 0,
  complete: 0,
  says: [],
  suggestion: undefined,
  isWordless: false,
};

/** The tasks that wait for a painted frame. */
let tasks: (() => void)[];
const paint = () => {
  for (const task of tasks.splice(0)) task();
};
/** The workers that the client has started, newest last, each with what it was sent. */
let workers: (SearchWorker & {sent: ToWorker[]})[];
let client: ReturnType<typeof createSearchClient>;

beforeEach(() => {
  workers = [];
  tasks = [];
  client = createSearchClient(
    () => {
      const sent: ToWorker[] = [];
      const worker = {sent, postMessage: (message: ToWorker) => sent.push(message), onmessage: null, onerror: null};
      workers.push(worker as (typeof workers)[number]);
      return workers.at(-1)!;
    },
    (task) => tasks.push(task),
  );
});

const say = (data: FromWorker) => workers.at(-1)!.onmessage!.call(undefined as never, {data} as MessageEvent);
const fail = () => workers.at(-1)!.onerror!.call(undefined as never, {} as ErrorEvent);
const found = (answer = ANSWER) => say({answer});
/** What the newest worker was sent since the last look. */
const sent = () => workers.at(-1)!.sent.splice(0);

it('fetches the first file, and the others once the first answer is painted', () => {
  client.load(FILES);
  expect(sent()).toEqual([FILES.slice(0, 1)]);
  say({loaded: ['/2024.json']});
  expect(sent()).toEqual([]);
  client.ask(QUESTION);
  expect(sent()).toEqual([QUESTION]);
  found();
  expect(sent()).toEqual([]);
  paint();
  expect(sent()).toEqual([FILES]);
  found();
  paint();
  expect(sent()).toEqual([]);
});

it('has no answer while nothing is asked, not even a late one', () => {
  client.load(FILES);
  client.ask(QUESTION);
  found();
  expect(client.getState()).toMatchObject({asked: true, answer: ANSWER});
  client.ask(undefined);
  expect(client.getState()).toMatchObject({asked: false, answer: undefined});
  found();
  expect(client.getState().answer).toBeUndefined();
});

it('starts another worker after one that could not run', () => {
  client.load(FILES);
  fail();
  expect(client.getState().failed).toBe(true);
  client.load(FILES);
  expect(workers).toHaveLength(2);
  expect(sent()).toEqual([FILES.slice(0, 1)]);
});

it('has the same state until something changes, and then tells its listeners', () => {
  const listener = vi.fn();
  const unsubscribe = client.subscribe(listener);
  client.load(FILES);
  client.ask(QUESTION);
  const [before, calls] = [client.getState(), listener.mock.calls.length];
  client.ask({...QUESTION, query: 'hash'});
  expect(client.getState()).toBe(before);
  expect(listener).toHaveBeenCalledTimes(calls);
  found();
  expect(client.getState()).not.toBe(before);
  expect(listener).toHaveBeenCalledTimes(calls + 1);
  unsubscribe();
  client.ask(undefined);
  expect(listener).toHaveBeenCalledTimes(calls + 1);
});
