import {expect, it} from 'vitest';
import {createSearch} from '../../src/search/search';
import type {Filters} from '../../src/search/types';
import {ENTRIES} from './few';

const search = createSearch();
await search.add(ENTRIES);
const ids = (query: string, filters: Filters = {}) =>
  search.find(query, filters, 10).hits.map(({entry}) => entry.address.replace('/2024#', ''));

it.each(['parallel_hash', 'ParallelHash', 'parallel hash', 'parallelHash', 'parallelhash'])(
  '%s finds the exact name first',
  (query) => expect(ids(query)[0]).toBe('name'),
);
it('words find prose as well, after the name', () => expect(ids('parallel hash')).toEqual(['name', 'prose']));
it('a part of a name finds it, before words that only begin so', () => expect(ids('init')).toEqual(['woo', 'initial']));
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
it.each(['🙂', '*', '%', '(', '--', '"', 'Stack trace: f()'])('%s asks for nothing', (query) => {
  for (const filters of [{}, {version: '24.8'}])
    expect(search.find(query, filters, 10)).toMatchObject({total: 0, hits: [], isWordless: true});
});
it('filters alone list what they leave, in page order', () =>
  expect(ids('', {version: '24.8'})).toEqual(['woo', 'undo']));
it('the total counts what the limit leaves out', () =>
  expect(search.find('raul', {}, 2)).toMatchObject({total: 4, hits: {length: 2}}));
