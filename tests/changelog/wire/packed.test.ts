import {expect, it} from 'vitest';
import type {Entry, Release} from '../../../src/changelog/model/records';
import {plainText} from '../../../src/changelog/model/text';
import {type Packed, pack, unpack} from '../../../src/changelog/wire/packed';
import {AUTHORS, YEARS} from '../data/source';

/** The records as browsers get them. */
const travelled = (path: string, releases: readonly Release[], authors = {}) =>
  unpack(JSON.parse(JSON.stringify(pack(path, releases, authors))));

const ENTRY: Entry = {
  id: 'pr-1',
  address: '/2024#pr-1',
  text: ['Text.'],
  pullRequests: [1],
  authors: [],
  closes: [],
  see: [],
  undo: [],
  effects: [],
};
/** A release with only this entry. */
const around = (change: Partial<Entry>): Release[] => {
  const entry = {...ENTRY, ...change};
  const sections = [{name: 'Improvement', id: 'i', entries: [{...entry, address: `/2024#${entry.id}`}]} as const];
  return [{version: '24.8', lts: true, id: '248', address: '/2024#248', introduction: [], sections}];
};

it('unpack gives back a release without a date, and one without sections', () => {
  expect(travelled(YEARS[0]!.path, YEARS[0]!.releases, AUTHORS).releases).toEqual(
    YEARS[0]!.releases.map((each) => ({
      ...each,
      introduction: [],
      sections: each.sections.map((section) => ({...section, id: ''})),
    })),
  );
});

it('the names of authors come with the entries where they are not the handle, and no others', () => {
  const releases = around({authors: ['alice', 'bob']});
  expect(travelled('/2024', releases, {alice: 'Alice A.', zoe: 'Zoe'}).authors).toEqual({
    alice: 'Alice A.',
  });
});

it('the JSON has neither the path of the page twice nor what is empty or follows from the rest', () => {
  const releases = [...around({}), ...around({authors: ['alice'], id: 'x', effects: ['fails'], since: '24.6'})];
  const json = JSON.parse(JSON.stringify(pack('/2024', releases, {alice: 'Alice A.'}))) as Packed;
  expect(JSON.stringify(json).match(/\/2024/g)).toHaveLength(1);
  expect(json.releases.map(({sections}) => sections[0]!.entries)).toEqual([1, 1]);
  const none = [0, 0];
  expect(json.entries).toEqual({
    ...{text: ['Text.', 'Text.'], pullRequests: [[1], [1]], authors: [0, ['alice']], id: [0, 'x']},
    ...{
      effects: [0, ['fails']],
      since: [0, '24.6'],
      changes: none,
      until: none,
      closes: none,
      see: none,
      undo: none,
      source: none,
    },
  });
});

it.each([
  [['`']],
  [['a', {code: 'b`c'}]],
  [[{href: '/x', text: ['y']}]],
  [[{code: 'a'}, ' b ', {code: 'c'}]],
  [['a', 'b']],
])('a text comes as it was: %j', (text) => {
  const [release] = travelled('/2024', around({text}), {}).releases;
  expect(plainText(release!.sections[0]!.entries[0]!.text)).toBe(plainText(text));
  expect(JSON.stringify(release!.sections[0]!.entries[0]!.text).match(/code|href/g)).toEqual(
    JSON.stringify(text).match(/code|href/g),
  );
});
