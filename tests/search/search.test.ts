import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createSearch} from '../../src/search/search';
import type {Filters, SearchData} from '../../src/search/types';
import {readWrittenYears} from '../changelog/real';
import {queries, siteData, siteRanks, TOP} from './ranks';

const SITE = path.join(__dirname, '..', '..');

const DATA: SearchData = {
  releases: [
    {version: '24.10', lts: false, page: '/2024'},
    {version: '24.8', lts: true, page: '/2024'},
    {version: '24.1', lts: false, page: '/2024'},
  ],
  sections: ['New Feature', 'Improvement'],
  authors: [
    ['alexey-milovidov', 'Alexey Milovidov'],
    ['Algunenano', 'Raúl Marín'],
  ],
  entries: [
    [0, 0, 'prose', 'A parallel way to build a hash table.', [100], [0], [], []],
    [
      0,
      1,
      'name',
      'The `parallel_hash` algorithm is not the only one there is, and this sentence goes on for long.',
      [200],
      [0],
      [],
      [],
    ],
    [1, 0, 'woo', '`woocommerce_init` starts shops.', [300], [1], [59620], []],
    [1, 1, 'undo', 'Arguments are skipped.', [400], [1], [], ['legacy_null_behavior = 1']],
    [2, 1, 'read-only', 'Tables are read only for a while.', [65519], [1], [], []],
    [2, 0, 'initial', 'The initial state.', [500], [1], [], []],
  ],
};
const search = await createSearch(DATA);
const ids = (query: string, filters: Filters = {}) =>
  search.find(query, filters, 10).hits.map(({entry}) => entry.url.replace('/2024#', ''));

describe('find', () => {
  it.each(['parallel_hash', 'ParallelHash', 'parallel hash', 'parallelHash', 'parallelhash'])(
    '%s finds the exact name first',
    (query) => expect(ids(query)[0]).toBe('name'),
  );
  it('words find prose as well, after the name', () => expect(ids('parallel hash')).toEqual(['name', 'prose']));
  it('a part of a name finds it, before words that only begin so', () =>
    expect(ids('init')).toEqual(['woo', 'initial']));
  it('a beginning finds the word', () => expect(ids('wooc')).toEqual(['woo']));
  it.each(['woocomerce', 'woocommmerce', 'woocommarce', 'wooocmmerce'])('one typo is forgiven: %s', (query) =>
    expect(ids(query)).toEqual(['woo']),
  );
  it('swapped letters in a part of a name are one typo', () => expect(ids('paralell_hash')).toEqual(['name', 'prose']));
  it('two words written as one find them', () => expect(ids('readonly')).toEqual(['read-only']));
  it.each(['#65519', '65519', 'https://github.com/ClickHouse/ClickHouse/pull/65519'])(
    'a pull request is found by %s',
    (query) => expect(ids(query)).toEqual(['read-only']),
  );
  it('an issue is found by its number', () => expect(ids('#59620')).toEqual(['woo']));
  it('a number with # is no word of the text', () => expect(ids('#24')).toEqual([]));
  it.each(['raul', 'Marín', '@Algunenano', 'algunenano'])('an author is found by %s', (query) =>
    expect(ids(query)).toHaveLength(4),
  );
  it('a release is found by its version, and 24.1 is not the beginning of 24.10', () =>
    expect(ids('24.1')).toEqual(['read-only', 'initial']));
  it('the setting that brings the old behavior back finds its entry', () =>
    expect(ids('legacy_null_behavior')).toEqual(['undo']));
  it('words that are not all found give those with at least half of them', () =>
    expect(ids('woocommerce_init nonsense')).toEqual(['woo']));
  it('nothing is found where nothing is alike', () =>
    expect(search.find('zzzzzz', {}, 10)).toEqual({total: 0, hits: []}));
  it('filters narrow', () => {
    expect(ids('parallel hash', {section: 'New Feature'})).toEqual(['prose']);
    expect(ids('init', {version: '24.8'})).toEqual(['woo']);
    expect(ids('init', {version: '24.10'})).toEqual([]);
  });
  it('filters alone list what they leave, in page order', () =>
    expect(ids('', {version: '24.8'})).toEqual(['woo', 'undo']));
  it('the total counts what the limit leaves out', () =>
    expect(search.find('raul', {}, 2)).toMatchObject({total: 4, hits: {length: 2}}));
});

describe('on the site', () => {
  it('has every entry of the pages, each with an address', async () => {
    const data = await siteData(SITE);
    const written = (await readWrittenYears()).flatMap(({file, entries}) =>
      entries.map(({entry}) => `/${path.basename(file, '.mdx')}#${entry.id}`),
    );
    expect((await createSearch(data)).entries.map(({url}) => url).toSorted()).toEqual(written.toSorted());
  });

  it('asks only for entries that exist', async () => {
    const known = new Set((await siteData(SITE)).entries.map(([, , id]) => id));
    expect(queries.flatMap(({wanted}) => wanted).filter((id) => !known.has(id))).toEqual([]);
  });

  it(`has the wanted entry in the first ${TOP} for at least 95 % of the queries`, async () => {
    const ranks = await siteRanks(SITE);
    const missed = ranks.filter(({rank}) => rank > TOP);
    expect(ranks.length).toBeGreaterThanOrEqual(30);
    expect(
      missed.length / ranks.length,
      missed.map(({query, rank}) => `${query}: ${rank}`).join('\n'),
    ).toBeLessThanOrEqual(0.05);
  });
});
