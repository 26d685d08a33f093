import {expect, it} from 'vitest';
import {createSearch, type Search} from '../../src/search/search';
import type {Filters, SearchEntry} from '../../src/search/types';
import {sample, tries} from '../sample';
import {ENTRIES} from './few';
import {ALL_QUERIES, siteEntries} from './ranks';

/** A search that was given these lists, one after the other. */
async function searchOf(...lists: readonly (readonly SearchEntry[])[]): Promise<Search> {
  const made = createSearch();
  for (const list of lists) await made.add(list);
  return made;
}

it('entries added in several calls rank as in one, in whatever order', async () => {
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
  expect(made.find('init', {}, 10)).toEqual((await searchOf(ENTRIES)).find('init', {}, 10));
});

it('keeps entries of two years apart that share an id', async () => {
  const [entry] = ENTRIES;
  const made = await searchOf([entry!], [{...entry!, order: 100_000, address: '/2023#prose'}]);
  expect(made.find('hash table', {}, 10).hits.map((hit) => hit.entry.address)).toEqual(['/2024#prose', '/2023#prose']);
});
