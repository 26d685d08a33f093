import {expect, it} from 'vitest';
import type {Entry, Release} from '../../../src/changelog/model/records';
import {pack, unpack} from '../../../src/changelog/wire/packed';
import {AUTHORS, YEARS} from '../export/source';

const [{path, releases}] = YEARS as [(typeof YEARS)[0]];
/** Without what only the page has. */
const listed = (release: Release): Release => ({
  ...release,
  introduction: [],
  sections: release.sections.map((section) => ({
    ...section,
    id: '',
    entries: section.entries.map(({example: _, ...entry}) => entry),
  })),
});

it('records come as they are, with the names of their authors that are not the handle', () => {
  const packed = JSON.parse(JSON.stringify(pack(path, releases, {...AUTHORS, zoe: 'Zoe'})));
  expect(unpack(packed)).toEqual({authors: AUTHORS, releases: releases.map(listed)});
});

it.each([[['`']], [['a', {code: 'b`c'}]], [[{href: '/x', text: ['y']}]], [[{code: 'a'}, ' b ', {code: 'c'}]]])(
  'a text comes as it was: %j',
  (text: Entry['text']) => {
    const [release] = releases as [Release];
    const [section] = release.sections as [Release['sections'][0]];
    const changed = {...release, sections: [{...section, entries: [{...section.entries[0]!, text}]}]};
    expect(unpack(pack(path, [changed], {})).releases).toEqual([listed(changed)]);
  },
);
