import {expect, it} from 'vitest';
import type {ChangeWithEntry} from '../../src/changelog/defaults/default-changes';
import {plainText} from '../../src/changelog/model/text';
import {defaultEntries} from '../../src/search/default-entries';
import {sample, tries} from '../sample';
import {siteDefaults, siteSearch} from './ranks';

const search = await siteSearch();
const defaults = await siteDefaults();
const change = (setting: string, release: string, before: string, after: string): ChangeWithEntry => ({
  release,
  scope: setting.startsWith('parts') ? 'merge-tree' : 'query',
  setting,
  before,
  after,
  isCloud: false,
});

it('a changed default has its values and releases, once where the history repeats them, and leads to the index', () => {
  const entries = defaultEntries(
    [
      change('max_size', '24.7', '0', '100'),
      change('parts_to_delay', '24.8', '', 'auto'),
      change('max_size', '24.8', '0', '100'),
      change('max_size', '24.12', '100', '1000'),
    ],
    4,
  );
  expect(entries.map(({release, text, address, order}) => [release.version, plainText(text), address, order])).toEqual([
    [
      '24.12',
      'max_size: default 0 → 100 in 24.7, 100 → 1000 in 24.12',
      '/whats-new/changelog/names#setting-max_size',
      400_000,
    ],
    [
      '24.8',
      "MergeTree setting parts_to_delay: default '' → auto in 24.8",
      '/whats-new/changelog/names#merge-tree-setting-parts_to_delay',
      400_001,
    ],
  ]);
});

it('a changed default that no entry tells is found by its name, a part of it, and misspelled', () => {
  expect(defaults.length).toBeGreaterThan(50);
  for (const {text, address} of sample(defaults, tries(12, 200))) {
    const name = text.flatMap((piece) => (typeof piece === 'object' && 'code' in piece ? piece.code : []))[0]!;
    const middle = Math.floor(name.length / 2);
    const swapped = `${name.slice(0, middle)}${name[middle + 1]}${name[middle]}${name.slice(middle + 2)}`;
    for (const query of [name, name.toUpperCase(), name.slice(0, -1), swapped, name.replaceAll('_', ' ')]) {
      const place = search.find(query, {}, 10).hits.findIndex(({entry}) => entry.address === address);
      expect(place, query).toBeGreaterThanOrEqual(0);
    }
  }
});
