import {expect, it, vi} from 'vitest';
import {createSearchClient} from '../../src/search/client';
import type {DataFile, SearchState, ToWorker} from '../../src/search/worker-messages';

const FILES: DataFile[] = [{kind: 'entries', address: '/2024.json', year: 2024}];
const QUESTION = {query: 'join', filters: {}};

function start() {
  const workers: (Worker & {sent: ToWorker[]})[] = [];
  const client = createSearchClient(() => {
    const sent: ToWorker[] = [];
    const worker = {sent, postMessage: (message: ToWorker) => sent.push(message), onmessage: null, onerror: null};
    workers.push(worker as unknown as (typeof workers)[number]);
    return workers.at(-1)!;
  });
  const say = (data: Partial<SearchState>) =>
    workers.at(-1)!.onmessage!.call(undefined as never, {data} as MessageEvent);
  return {client, workers, say};
}

it('starts another worker after one that could not run, and asks it again', () => {
  const {client, workers} = start();
  client.load(FILES);
  client.ask(QUESTION);
  workers[0]!.onerror!.call(undefined as never, {} as ErrorEvent);
  expect(client.getState().failed).toBe(true);
  client.load(FILES);
  expect(workers[1]!.sent).toEqual([QUESTION, FILES]);
  expect(client.getState().failed).toBe(false);
});

it('tells its listeners of each change, until they leave', () => {
  const {client, say} = start();
  const listener = vi.fn();
  const leave = client.subscribe(listener);
  client.load(FILES);
  const calls = listener.mock.calls.length;
  say({loaded: ['/2024.json']});
  expect(listener).toHaveBeenCalledTimes(calls + 1);
  leave();
  say({failed: true});
  expect(listener).toHaveBeenCalledTimes(calls + 1);
});
