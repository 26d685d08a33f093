import {expect, it} from 'vitest';
import {sample, tries} from '../sample';
import {judge, LOGS, MISSED, QUESTIONS, SHORT, siteSearch} from './site';

it.each([
  ['short queries', sample(SHORT, tries(60)), 0.9],
  ['questions', QUESTIONS, 0.7],
  ['logs', LOGS, 0.7],
])('of %s enough have a wanted row in the first three, and no list is empty', async (_, queries, share) => {
  const {found, missed, empty} = await judge(queries);
  expect(found / queries.length, missed.map(({query, rank}) => `${rank} ${query}`).join('\n')).toBeGreaterThanOrEqual(
    share,
  );
  expect(empty).toBe(0);
});

it('finds what an earlier search missed, where an entry or a message says it', async () => {
  const {found} = await judge(MISSED);
  expect(found).toBeGreaterThanOrEqual(10);
});

it.each([
  ['CVE-2025-1385', 'pr-75954'],
  ['CVE-2024-6873', 'pr-64024'],
  ['CVE-2024-22412', 'pr-58611'],
  ['CVE-2023-47118', 'pr-56434'],
  ['CVE-2023-48298', 'pr-56795'],
  ['CVE-2023-48704', 'pr-57107'],
])('finds the fix of %s by its number', async (cve, id) => {
  const {find} = await siteSearch();
  expect(find(cve).rows[0]!.address.split('#')[1]).toBe(id);
});

it.each([
  ['26.9', '269'],
  ['24.8 LTS', '248'],
  ['default compression 26.9', 'pr-108786'],
])('%s leads to its release, or the entry that says it', async (query, id) => {
  const {find} = await siteSearch();
  expect(find(query).rows[0]!.address.split('#')[1]).toBe(id);
});

it.each(['parallel_hash', '#65519', 'Code: 241', '24.8.5', 'DB::Exception in join'])(
  'answers %s soon',
  async (query) => {
    const {find} = await siteSearch();
    find(query);
    const begun = performance.now();
    find(query);
    expect(performance.now() - begun).toBeLessThan(500);
  },
);
