import {expect, it} from 'vitest';
import {createSearchClient} from '../../src/search/client';
import type {DataFile, ToWorker} from '../../src/search/worker-messages';

const FILES: DataFile[] = [{kind: 'entries', address: '/2024.json', year: 2024}];
const QUESTION = {query: 'join', filters: {}};

it('starts another worker after one that could not run, and asks it again', () => {
  const workers: (Worker & {sent: ToWorker[]})[] = [];
  const client = createSearchClient(() => {
    const sent: ToWorker[] = [];
    const worker = {sent, postMessage: (message: ToWorker) => sent.push(message), onmessage: null, onerror: null};
    workers.push(worker as unknown as (typeof workers)[number]);
    return workers.at(-1)!;
  });
  client.load(FILES);
  client.ask(QUESTION);
  workers[0]!.onerror!.call(undefined as never, {} as ErrorEvent);
  expect(client.getState().failed).toBe(true);
  client.load(FILES);
  expect(workers[1]!.sent).toEqual([QUESTION, FILES]);
  expect(client.getState().failed).toBe(false);
});
