import {expect, it} from 'vitest';
import type {Entry, Release, Section} from '../../../src/changelog/model/records';
import {plainText} from '../../../src/changelog/model/text';
import {pack, unpack} from '../../../src/changelog/wire/packed';
import {AUTHORS, YEARS} from '../export/source';

/** The records as browsers get them. */
const travelled = (path: string, releases: readonly Release[], authors = {}) =>
  unpack(JSON.parse(JSON.stringify(pack(path, releases, authors))));

const [{path, releases: RELEASES}] = YEARS as [(typeof YEARS)[0]];
/** A release with one entry alone, which is as the first of all but for this. */
const around = (change: Partial<Entry>): Release[] => {
  const [release] = RELEASES as [Release];
  const [section] = release.sections as [Section];
  return [{...release, sections: [{...section, entries: [{...section.entries[0]!, ...change}]}]}];
};

it('unpack gives back a release without a date, and one without sections, but no example', () => {
  expect(travelled(path, RELEASES, AUTHORS).releases).toEqual(
    RELEASES.map((each) => ({
      ...each,
      introduction: [],
      sections: each.sections.map((section) => ({
        ...section,
        id: '',
        entries: section.entries.map(({example: _, ...entry}) => entry),
      })),
    })),
  );
});

it('the names of authors come with the entries where they are not the handle, and no others', () => {
  const releases = around({authors: ['alice', 'bob']});
  expect(travelled(path, releases, {alice: 'Alice A.', zoe: 'Zoe'}).authors).toEqual({
    alice: 'Alice A.',
  });
});

it.each([
  [['`']],
  [['a', {code: 'b`c'}]],
  [[{href: '/x', text: ['y']}]],
  [[{code: 'a'}, ' b ', {code: 'c'}]],
  [['a', 'b']],
])('a text comes as it was: %j', (text) => {
  const [release] = travelled(path, around({text})).releases;
  expect(plainText(release!.sections[0]!.entries[0]!.text)).toBe(plainText(text));
  expect(JSON.stringify(release!.sections[0]!.entries[0]!.text).match(/code|href/g)).toEqual(
    JSON.stringify(text).match(/code|href/g),
  );
});
