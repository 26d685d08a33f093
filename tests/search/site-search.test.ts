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
  expect(found).toBeGreaterThanOrEqual(5);
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
