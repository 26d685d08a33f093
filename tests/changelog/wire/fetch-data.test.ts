import {afterEach, expect, it, vi} from 'vitest';
import {fetchYear} from '../../../src/changelog/wire/fetch-data';

afterEach(() => void vi.unstubAllGlobals());

const answer = (body: string, init?: ResponseInit) => vi.stubGlobal('fetch', async () => new Response(body, init));

/** What a server may send in place of a year. */
const OTHERS = [
  '{"releases": [',
  '',
  'null',
  '{}',
  '{"releases": {}}',
  '<!doctype html>',
  '{"path": "/a", "releases": [{}]}',
];

it.each(OTHERS)('a year is not %j, which is said in plain words', async (body) => {
  answer(body);
  await expect(fetchYear('/a.json')).rejects.toThrow(/^unexpected content$/);
});

it('a failure tells the status of the answer, or that there was none', async () => {
  answer('', {status: 404, statusText: 'Not Found'});
  await expect(fetchYear('/a.json')).rejects.toThrow(/^404 Not Found$/);
  answer('', {status: 503});
  await expect(fetchYear('/a.json')).rejects.toThrow(/^503$/);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(fetchYear('/a.json')).rejects.toThrow(/^no answer$/);
});
