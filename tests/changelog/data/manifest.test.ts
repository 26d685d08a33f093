import {expect, it} from 'vitest';
import {type Manifest, yearsOf} from '../../../src/changelog/data/manifest';
import {plannedReleases} from '../../../src/changelog/upgrade/plan';
import {YEARS} from './source';

const manifest: Manifest = {
  years: YEARS.map(({year, title, path}) => ({year, title, path, entries: `/e-${year}`, upgrade: `/u-${year}`})),
  releases: plannedReleases(YEARS),
  names: '/names',
};

it('the years of some releases are those that their pages stand for, newest first', () => {
  const years = (...versions: string[]) =>
    yearsOf(
      manifest,
      manifest.releases.filter(({version}) => versions.includes(version)),
    ).map(({year}) => year);
  expect(years('23.12', '24.7', '24.8')).toEqual([2024, 2023]);
  expect(years('24.8')).toEqual([2024]);
  expect(years()).toEqual([]);
});
