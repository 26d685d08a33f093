import {describe, expect, it} from 'vitest';
import type {SectionName} from '../../src/changelog/model/section-names';
import {createSearch, type Search} from '../../src/search/search';
import type {Filters, SearchEntry} from '../../src/search/types';
import {sample, tries} from '../sample';
import {ALL_QUERIES, siteEntries} from './ranks';
import {text} from './text';

type Row = [
  version: string,
  section: SectionName,
  id: string,
  text: string,
  pullRequest: number,
  author: 0 | 1,
  issue?: number,
  undo?: string,
];

const AUTHORS = [
  ['alexey-milovidov', 'Alexey Milovidov'],
  ['Algunenano', 'Raúl Marín'],
] as const;
/** Entries of a year, in page order. */
const ROWS: Row[] = [
  ['24.10', 'New Feature', 'prose', 'A parallel way to build a hash table.', 100, 0],
  [
    '24.10',
    'Improvement',
    'name',
    'The `parallel_hash` algorithm is not the only one there is, and this sentence goes on for long.',
    200,
    0,
  ],
  ['24.8', 'New Feature', 'woo', '`woocommerce_init` starts shops.', 300, 1, 59620],
  ['24.8', 'Improvement', 'undo', 'Arguments are skipped.', 400, 1, undefined, 'legacy_null_behavior = 1'],
  ['24.1', 'Improvement', 'read-only', 'Tables are read only for a while.', 65519, 1],
  ['24.1', 'New Feature', 'initial', 'The initial state.', 500, 1],
];
const ENTRIES = ROWS.map(
  ([version, section, id, words, pullRequest, author, issue, undo], order): SearchEntry => ({
    order,
    release: {version, lts: version === '24.8'},
    section,
    matters: undo !== undefined,
    address: `/2024#${id}`,
    text: text(words),
    pullRequests: [pullRequest],
    authors: [AUTHORS[author]],
    issues: issue === undefined ? [] : [issue],
    undo: undo === undefined ? [] : [undo],
  }),
);
const search = createSearch();
await search.add(ENTRIES);
const ids = (query: string, filters: Filters = {}) =>
  search.find(query, filters, 10).hits.map(({entry}) => entry.address.replace('/2024#', ''));

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
  it('several releases mean all from the first to the last of them', () => {
    expect(ids('24.1 24.8 raul').toSorted()).toEqual(['initial', 'read-only', 'undo', 'woo']);
    expect(ids('24.8 24.10 hash')).toEqual(['prose', 'name']);
  });
  it('the setting that brings the old behavior back finds its entry', () =>
    expect(ids('legacy_null_behavior')).toEqual(['undo']));
  it('words that no entry has together find those with most of them', () => {
    expect(search.find('woocommerce_init nonsense', {}, 10)).toMatchObject({complete: 0, total: 1});
    expect(ids('woocommerce_init nonsense')).toEqual(['woo']);
    expect(search.find('24.1 24.8 hash', {}, 10)).toMatchObject({complete: 0, total: 2});
  });
  it('nothing is found where nothing is alike', () =>
    expect(search.find('zzzzzz', {}, 10)).toMatchObject({total: 0, hits: [], isWordless: false}));
  it('filters narrow', () => {
    expect(ids('parallel hash', {section: 'New Feature'})).toEqual(['prose']);
    expect(ids('init', {version: '24.8'})).toEqual(['woo']);
    expect(ids('init', {version: '24.10'})).toEqual([]);
  });
  it.each(['🙂', '*', '%', '(', '--', '"', 'Code: 10.', 'Stack trace: f()'])('%s asks for nothing', (query) => {
    for (const filters of [{}, {version: '24.8'}])
      expect(search.find(query, filters, 10)).toMatchObject({total: 0, hits: [], isWordless: true});
  });
  it('filters alone list what they leave, in page order', () =>
    expect(ids('', {version: '24.8'})).toEqual(['woo', 'undo']));
  it('the total counts what the limit leaves out', () =>
    expect(search.find('raul', {}, 2)).toMatchObject({total: 4, hits: {length: 2}}));
});

describe('a list', () => {
  const more = (order: number, id: string, pullRequest: number): SearchEntry => ({
    ...ENTRIES[4]!,
    order,
    address: `/${id}`,
    pullRequests: [pullRequest],
  });

  it('has entries of one pull request together, at the place of the best', async () => {
    const made = createSearch();
    await made.add([more(1, '2025#a', 7), more(2, '2025#b', 8), more(3, '2024#c', 7)]);
    expect(made.find('tables', {}, 10).hits.map(({entry}) => entry.address)).toEqual(['/2025#a', '/2024#c', '/2025#b']);
  });

  it("has equal entries of the reader's page first, then the newer ones", async () => {
    const made = createSearch();
    await made.add([more(1, '2025#a', 1), more(2, '2024#b', 2), more(3, '2024#c', 3), more(4, '2023#d', 4)]);
    const found = (query: string) => made.find(query, {}, 10, {page: '/2024'}).hits.map(({entry}) => entry.address);
    for (const query of ['tables', '']) expect(found(query)).toEqual(['/2024#b', '/2024#c', '/2025#a', '/2023#d']);
  });

  it('of few entries with all words goes on with those that have most', () => {
    const {complete, total, hits} = search.find('parallel hash algorithm', {}, 10);
    expect({complete, total}).toEqual({complete: 1, total: 1});
    expect(hits.map(({entry}) => entry.address)).toEqual(['/2024#name', '/2024#prose']);
  });

  it('without one that has all words comes with what may have been meant', () => {
    expect(search.find('wocomerzeInit', {}, 10).suggestion).toBe('woocommerce_init');
    expect(search.find('paralel haash algoritm', {}, 10).suggestion).toBeUndefined();
    expect(search.find('qqqqqqqqqq', {}, 10).suggestion).toBeUndefined();
  });
});

describe('add', () => {
  /** A search that was given these lists, one after the other. */
  async function searchOf(...lists: readonly (readonly SearchEntry[])[]): Promise<Search> {
    const made = createSearch();
    for (const list of lists) await made.add(list);
    return made;
  }

  it('in several calls ranks as in one, in whatever order', async () => {
    const years = (await siteEntries()).slice(0, tries(2)).map((entries) => entries.slice(0, tries(700)));
    const all = years.flat();
    const whole = await searchOf(all);
    const half = Math.floor(all.length / 2);
    const parts = [years.toReversed(), [all.slice(half), [], all.slice(0, half)]].slice(0, tries(1));
    const others = await Promise.all(parts.map((part) => searchOf(...part)));
    const found = (made: Search, query: string, filters: Filters) => {
      const {total, hits} = made.find(query, filters, 50);
      return [total, ...hits.map(({entry, terms}) => `${entry.address} ${[...terms].toSorted().join(' ')}`)];
    };
    for (const query of ['', ...sample(ALL_QUERIES, tries(6)).map((each) => each.query)])
      for (const filters of [{}, {version: '24.8'}, {section: 'Improvement'}] as const)
        for (const other of others) expect(found(other, query, filters)).toEqual(found(whole, query, filters));
  });

  it('finds in what is there while more is to come', async () => {
    const made = createSearch();
    expect(made.find('init', {}, 10).hits).toEqual([]);
    await made.add(ENTRIES.slice(3));
    expect(made.find('init', {}, 10).hits.map(({entry}) => entry.address)).toEqual(['/2024#initial']);
    await made.add(ENTRIES.slice(0, 3));
    expect(made.find('init', {}, 10)).toEqual(search.find('init', {}, 10));
  });

  it('keeps entries of two years apart that share an id', async () => {
    const [entry] = ENTRIES;
    const made = await searchOf([entry!], [{...entry!, order: 100_000, address: '/2023#prose'}]);
    expect(made.find('hash table', {}, 10).hits.map((hit) => hit.entry.address)).toEqual([
      '/2024#prose',
      '/2023#prose',
    ]);
  });
});
