import {expect, it} from 'vitest';
import {sample, tries} from '../sample';
import {judge, LOGS, MISSED, QUESTIONS, SHORT, siteSearch} from './site';

it.each([
  ['short queries', sample(SHORT, tries(60)), 0.9],
  ['questions', QUESTIONS, 0.7],
  ['logs', LOGS, 0.7],
  ['what an earlier search missed', MISSED, 1],
])('of %s enough have a wanted row in the first three, and no list is empty', async (_, queries, share) => {
  const {found, missed, empty} = await judge(queries);
  expect(found / queries.length, missed.map(({query, rank}) => `${rank} ${query}`).join('\n')).toBeGreaterThanOrEqual(
    share,
  );
  expect(empty).toBe(0);
});

it.each([
  ['CVE-2025-1385', 'pr-75954'],
  ['CVE-2024-6873', 'pr-64024'],
  ['GHSA-5phv-x8x4-83x5', 'pr-75954'],
  ['26.9', '269'],
  ['24.8 LTS', '248'],
  ['default compression 26.9', 'pr-108786'],
])('%s leads to the fix, the release, or the entry that says it', async (query, id) => {
  const {find} = await siteSearch();
  expect(find({query, filters: {}}).rows[0]!.address.split('#')[1]).toBe(id);
});
