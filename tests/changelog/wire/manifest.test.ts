import {expect, it} from 'vitest';
import {plannedReleases} from '../../../src/changelog/upgrade/plan';
import {type Manifest, yearsOf} from '../../../src/changelog/wire/manifest';
import {YEARS} from '../data/source';

const manifest: Manifest = {
  years: YEARS.map(({year, title, path}) => ({year, title, path, entries: `/e-${year}`, upgrade: `/u-${year}`})),
  releases: plannedReleases(YEARS),
  names: '/names',
  patches: '/patches',
  defaults: '/defaults',
};

it('the years of some releases are those of their pages, newest first', () => {
  const years = (...versions: string[]) =>
    yearsOf(
      manifest,
      manifest.releases.filter(({version}) => versions.includes(version)),
    ).map(({year}) => year);
  expect(years('23.12', '24.7', '24.8')).toEqual([2024, 2023]);
  expect(years('24.8')).toEqual([2024]);
  expect(years()).toEqual([]);
});
