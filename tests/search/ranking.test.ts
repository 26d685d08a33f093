import {expect, it} from 'vitest';
import {createSearch} from '../../src/search/search';
import type {SearchEntry} from '../../src/search/types';
import {ENTRIES} from './few';

const search = createSearch();
await search.add(ENTRIES);

const more = (order: number, id: string, pullRequest: number): SearchEntry => ({
  ...ENTRIES[4]!,
  order,
  address: `/${id}`,
  pullRequests: [pullRequest],
});

it('a list has entries of one pull request together, at the place of the best', async () => {
  const made = createSearch();
  await made.add([more(1, '2025#a', 7), more(2, '2025#b', 8), more(3, '2024#c', 7)]);
  expect(made.find('tables', {}, 10).hits.map(({entry}) => entry.address)).toEqual(['/2025#a', '/2024#c', '/2025#b']);
});

it("a list has equal entries of the reader's page first, then the newer ones", async () => {
  const made = createSearch();
  await made.add([more(1, '2025#a', 1), more(2, '2024#b', 2), more(3, '2024#c', 3), more(4, '2023#d', 4)]);
  const found = (query: string) => made.find(query, {}, 10, {page: '/2024'}).hits.map(({entry}) => entry.address);
  for (const query of ['tables', '']) expect(found(query)).toEqual(['/2024#b', '/2024#c', '/2025#a', '/2023#d']);
});

it('a list that is asked for newest first has no other order', async () => {
  const made = createSearch();
  const best = {...more(3, '2024#c', 1), section: 'New Feature' as const};
  await made.add([more(1, '2025#a', 1), more(2, '2025#b', 2), best]);
  const found = (query: string) => made.find(query, {}, 10).hits.map(({entry}) => entry.address);
  expect(found('tables')[0]).toBe('/2024#c');
  expect(found('tables newest first')).toEqual(['/2025#a', '/2025#b', '/2024#c']);
  // It goes to its end.
  expect(made.find('tables newest first', {}, 1).hits.length).toBe(3);
});

it('a version has its fixes first that came soonest after it', async () => {
  const made = createSearch();
  const versions = ['26.3', '25.2', '25.1'];
  await made.add(versions.map((version, order) => ({...more(order, version, order), release: {version, lts: false}})));
  const found = made.find('24.12.1.1 tables', {}, 10).hits.map(({entry}) => entry.release.version);
  expect(found).toEqual(versions.toReversed());
});

it('a list of few entries with all words goes on with those that have most', () => {
  const {complete, total, hits} = search.find('parallel hash algorithm', {}, 10);
  expect({complete, total}).toEqual({complete: 1, total: 1});
  expect(hits.map(({entry}) => entry.address)).toEqual(['/2024#name', '/2024#prose']);
});

it('a list without an entry that has all words comes with what may have been meant', () => {
  expect(search.find('wocomerzeInit', {}, 10).suggestion).toBe('woocommerce_init');
  expect(search.find('paralel haash algoritm', {}, 10).suggestion).toBeUndefined();
  expect(search.find('qqqqqqqqqq', {}, 10).suggestion).toBeUndefined();
});
