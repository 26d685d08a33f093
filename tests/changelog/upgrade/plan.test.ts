import {describe, expect, it} from 'vitest';
import {parseChangelog} from '../../src/changelog/parse';
import {completeReleases, plan} from '../../src/changelog/upgrade';
import {releasesIn} from '../../src/changelog/upgrade-range';
import {sample, tries} from '../sample';
import {readReal, readWrittenYears} from './real';

const {releases} = await readReal();

const {releases: planned, undos} = plan(releases);
const PAIRS = planned.flatMap((to, index) =>
  planned.slice(0, index).map((from) => ({from: from.version, to: to.version})),
);

/** Compares versions without the code under test: as decimal numbers of year and month. */
const age = (version: string) => Number(version.split('.')[0]) * 100 + Number(version.split('.')[1]);

it('has every release that is written, oldest first, and so every pair of them', async () => {
  const written = (await readWrittenYears())
    .flatMap((year) => year.written.map(({version}) => version))
    .toSorted((a, b) => age(a) - age(b));
  expect(planned.map(({version}) => version)).toEqual(written);
  expect(written.filter((version) => version.startsWith('24.'))).toHaveLength(12);
  expect(PAIRS).toHaveLength((written.length * (written.length - 1)) / 2);
});

describe.each(sample(PAIRS, tries(30)))('from $from to $to', ({from, to}) => {
  const passes = (version: string) => age(version) > age(from) && age(version) <= age(to);

  it('takes every entry of the three reasons after the first release up to the last, and no other', () => {
    const taken = releasesIn(
      {from, to},
      releases.map(({release, ...rest}) => ({version: release.version, release, ...rest})),
    ).flatMap(({entries}) =>
      entries
        .filter(({reason}) => reason)
        .map(({release, entry, reason}) => `${release.version} ${entry.id} ${reason}`),
    );
    const wanted = releases
      .map(({release}) => release)
      .filter(({version}) => passes(version))
      .toSorted((a, b) => age(a.version) - age(b.version))
      .flatMap(({version, sections}) =>
        sections.flatMap(({name, entries}) =>
          entries.flatMap(({id, references}) => {
            if (name.startsWith('Backward')) return [`${version} ${id} Backward incompatible`];
            if (name.startsWith('Upgrade')) return [`${version} ${id} Upgrade note`];
            return references.upgrade ? [`${version} ${id} Check before upgrading`] : [];
          }),
        ),
      );
    expect(taken).toEqual(wanted);
    expect(taken.length).toBe(
      planned.filter(({version}) => passes(version)).reduce((sum, {matters}) => sum + matters, 0),
    );
  });

  it('takes every undo clause of those releases', () => {
    const versions = new Set(releasesIn({from, to}, planned).map(({version}) => version));
    const wanted = releases
      .filter(({release}) => passes(release.version))
      .flatMap(({entries}) => entries.flatMap(({entry}) => entry.references.undo.map(({setting}) => setting)));
    expect(undos.filter(({version}) => versions.has(version)).map(({setting}) => setting)).toEqual(wanted);
  });
});

describe('completeReleases', () => {
  const page = (versions: string) =>
    parseChangelog(
      versions
        .split(' ')
        .map(
          (version) =>
            `## ClickHouse release ${version} {/* #${version.replace('.', '')} */}\n\n` +
            `### Improvement {/* #i-${version.replace('.', '')} */}\n\n` +
            `- Text of ${version}. (#7)\n`,
        )
        .join('\n'),
      {authors: {}},
    ).changelog;

  it('puts all years in one order and leaves out releases that are not written', () => {
    const unwritten = parseChangelog('## ClickHouse release 25.2 {/* #252 */}\n\nNot yet.\n', {authors: {}}).changelog;
    const found = completeReleases([
      {path: '/a', changelog: unwritten},
      {path: '/b', changelog: page('24.10 24.9')},
      {path: '/c', changelog: page('25.1')},
    ]);
    expect(found.map(({release}) => release.version)).toEqual(['24.9', '24.10', '25.1']);
  });

  it('gives entries of two years with one id different anchors, and links each to its own page', () => {
    const found = completeReleases([
      {path: '/2024', changelog: page('24.12')},
      {path: '/2025', changelog: page('25.1')},
    ]).flatMap(({entries}) => entries);
    expect(found.map(({anchor, href}) => [anchor, href])).toEqual([
      ['pr-7-in-2412', '/2024#pr-7'],
      ['pr-7', '/2025#pr-7'],
    ]);
  });

  it('gives every entry of the site the id of its page, where no newer year has that id', () => {
    const newest = new Map(releases.flatMap(({path, entries}) => entries.map(({entry}) => [entry.id, path])));
    const all = releases.flatMap(({path, entries}) =>
      entries.map(({anchor, entry}) => ({anchor, id: entry.id, isNewest: newest.get(entry.id) === path})),
    );
    expect(all.filter(({anchor, id, isNewest}) => (anchor === id) !== isNewest)).toEqual([]);
    expect(new Set(all.map(({anchor}) => anchor)).size).toBe(all.length);
  });
});
