import {describe, expect, it} from 'vitest';
import type {Entry, Release, Text} from '../../../src/changelog/model/records';
import {onlyPlanned} from '../../../src/changelog/upgrade/plan';
import {type Packed, pack, unpack} from '../../../src/changelog/wire/packed';
import {AUTHORS, YEARS} from '../data/source';
import {readReal} from '../real';

const real = await readReal();

/** The records as browsers get them. */
const travelled = (path: string, releases: readonly Release[], authors = {}) =>
  unpack(JSON.parse(JSON.stringify(pack(path, releases, authors))));

/** The records without the paragraphs that browsers do not get. */
const plain = (releases: readonly Release[]): Release[] => releases.map((each) => ({...each, introduction: []}));

const ENTRY: Entry = {
  id: 'pr-1',
  address: '/2024#pr-1',
  text: ['Text.'],
  pullRequests: [1],
  authors: [],
  closes: [],
  see: [],
  undo: [],
  upgrade: false,
};
/** A release with only this entry. */
const around = (change: Partial<Entry>): Release[] => {
  const entry = {...ENTRY, ...change};
  const sections = [{name: 'Improvement', id: 'i', entries: [{...entry, address: `/2024#${entry.id}`}]} as const];
  return [{version: '24.8', lts: true, id: '248', address: '/2024#248', introduction: [], sections}];
};

describe('unpack gives back what pack was given', () => {
  it.each(real.years.map((year) => [year.year, year] as const))('of every entry of %i', (_, {path, releases}) => {
    expect(travelled(path, releases, real.authors).releases).toEqual(plain(releases));
    const planned = releases.map(onlyPlanned);
    expect(travelled(path, planned, real.authors).releases).toEqual(planned);
  });

  it.each<[string, Text]>([
    ['words alone', ['Words.']],
    ['code alone', [{code: 'a'}]],
    ['code at both ends', [{code: 'a'}, ' and ', {code: 'b'}]],
    ['neighboring code spans', [{code: 'a'}, {code: 'b'}]],
    ['a backtick in code', ['A ', {code: 'a`b'}, '.']],
    ['a backtick in words', ['A ` and ', {code: 'a'}]],
    ['an empty code span', ['A ', {code: ''}, ' b']],
    ['a link', [{href: '/a', text: ['b']}]],
    ['a link with code', ['A ', {href: '/a', text: ['b ', {code: 'c'}, {code: 'd`'}]}, ' ', {code: 'e'}]],
    ['a link without words', ['A ', {href: '/a', text: []}]],
    ['words that look like JSON', ['["a"] \\" \u2028 </script> \u0000 😀']],
  ])('of a text of %s', (_, text) => {
    expect(travelled('/2024', around({text})).releases).toEqual(around({text}));
  });

  it.each<[string, Partial<Entry>]>([
    ['an id of its own', {id: 'some-slug'}],
    ['an id that repeats', {id: 'pr-1-2'}],
    ['no pull request', {id: 'x', pullRequests: []}],
    ['several pull requests', {pullRequests: [1, 2, 3]}],
    ['authors', {authors: ['alice', 'bob']}],
    ['issues', {closes: [5], see: [6, 7]}],
    ['the upgrade mark', {upgrade: true}],
    ['the upgrade mark and an id', {upgrade: true, id: 'x'}],
    [
      'settings of every scope',
      {
        undo: [
          {scope: 'query', setting: 'a', value: '0'},
          {scope: 'merge-tree', setting: 'b', value: "'x'"},
          {scope: 'server', setting: 'c.d', value: '-1.5'},
        ],
      },
    ],
  ])('of an entry with %s', (_, change) => {
    expect(travelled('/2024', around(change)).releases).toEqual(around(change));
  });

  it('of a release without a date, and of one without sections', () => {
    expect(travelled(YEARS[0]!.path, YEARS[0]!.releases, AUTHORS).releases).toEqual(plain(YEARS[0]!.releases));
  });
});

it('the names of authors come with the entries: the handle if a name is missing, and no others', () => {
  const releases = around({authors: ['alice', 'bob']});
  expect(travelled('/2024', releases, {alice: 'Alice A.', zoe: 'Zoe'}).authors).toEqual({
    alice: 'Alice A.',
    bob: 'bob',
  });
});

it('the JSON has neither the path of the page twice nor what is empty or follows from the rest', () => {
  const releases = [...around({}), ...around({authors: ['alice'], id: 'x', upgrade: true})];
  const json = JSON.parse(JSON.stringify(pack('/2024', releases, {alice: 'Alice A.'}))) as Packed;
  expect(JSON.stringify(json).match(/\/2024/g)).toHaveLength(1);
  expect(json.releases.map(({sections}) => sections[0]!.entries[0])).toEqual([
    {text: ['Text.'], pullRequests: [1]},
    {text: ['Text.'], pullRequests: [1], authors: ['alice'], id: 'x', upgrade: true},
  ]);
});
