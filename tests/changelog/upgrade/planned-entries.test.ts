import {describe, expect, it} from 'vitest';
import {allReleases, placedEntries, type Release} from '../../../src/changelog/model/records';
import {backportsOf} from '../../../src/changelog/patches/backports';
import {
  onlyPlanned,
  plannedEntries,
  plannedReleases,
  repeatedEntries,
} from '../../../src/changelog/upgrade/planned-entries';
import {releasesIn} from '../../../src/changelog/upgrade/range';
import {sample, tries} from '../../sample';
import {readYear, release} from '../page';
import {readReal} from '../real';

const {years, lines} = await readReal();
/** Oldest first, as an upgrade passes them. */
const releases = allReleases(years).toReversed();
const planned = plannedReleases(years, backportsOf(lines));
const PAIRS = planned.flatMap((to, index) =>
  planned.slice(0, index).map((from) => ({from: from.version, to: to.version})),
);

/** The entries to check of a release that no earlier entry tells. */
const newsOf = (one: Release) => {
  const {again} = planned.find(({version}) => version === one.version)!;
  return plannedEntries(one).filter(({entry}) => !again.includes(entry.address));
};

/** Compares versions without the code under test: as decimal numbers of year and month. */
const rank = (version: string) => Number(version.split('.')[0]) * 100 + Number(version.split('.')[1]);

describe.each(sample(PAIRS, tries(30)))('from $from to $to', ({from, to}) => {
  const passes = (version: string) => rank(version) > rank(from) && rank(version) <= rank(to);
  const passed = releasesIn({from, to}, releases);

  it('every entry to check is taken, and every one of the upgrade sections, after the first release up to the last, and no other', () => {
    const taken = passed.flatMap(plannedEntries).map(({release: {version}, entry}) => `${version} ${entry.id}`);
    const wanted = releases
      .filter(({version}) => passes(version))
      .toSorted((a, b) => rank(a.version) - rank(b.version))
      .flatMap(({version, sections}) =>
        sections.flatMap(({name, entries}) =>
          entries.flatMap(({id, effects}) =>
            /^(?:Backward|Upgrade)/.test(name) || effects.length > 0 ? [`${version} ${id}`] : [],
          ),
        ),
      );
    expect(taken).toEqual(wanted);
  });
});

it('a fix to check concerns also the older lines whose patch releases brought its bug', () => {
  const section = 'Bug Fix (user-visible misbehavior in an official stable release)';
  const {releases: own} = readYear(
    2025,
    release(
      '25.6',
      '- `f`. (#6; upgrade: access; since 25.4; caused by #4)\n- `g`. (#7; upgrade: result; since 25.4)',
      section,
    ),
  );
  const backports = new Map([[4, [{line: '25.2', name: '25.2.7'}]]]);
  const [{older}] = plannedReleases([{releases: own}], backports) as [(typeof planned)[0]];
  expect(older).toEqual({'/whats-new/changelog/2025#pr-6': ['25.2']});
});

it('the entries to check have ids of their own: each is an anchor of a plan', () => {
  const ids = releases.flatMap(newsOf).map(({entry}) => entry.id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('of a release, the entries that matter stay in their sections, and nothing else', () => {
  for (const each of releases) {
    const kept = onlyPlanned(each);
    expect(plannedEntries(kept).map(({entry}) => entry)).toEqual(plannedEntries(each).map(({entry}) => entry));
    expect(placedEntries([kept])).toHaveLength(plannedEntries(each).length);
    expect(kept.sections.filter(({entries}) => entries.length === 0)).toEqual([]);
  }
});

describe('a change that two releases tell', () => {
  it.each([
    [84171, '25.3', '25.8', 1],
    [93414, '26.1', '26.3', 1],
    [68382, '24.3', '24.9', 1],
    [68382, '24.8', '24.9', 0],
    [73359, '24.12', '25.1', 0],
  ])('#%i stands from %s to %s as often as it is news: %i', (number, from, to, times) => {
    const once = releasesIn({from, to}, releases).flatMap(newsOf);
    expect(once.filter(({entry}) => entry.pullRequests[0] === number)).toHaveLength(times);
  });

  it('stands twice if the later one has its own way back, is of the same release, or names no pull request', () => {
    const {releases: few} = readYear(
      2024,
      [
        release(
          '24.5',
          '- Other way. (#1; undo `b = 0`; id pr-1-2)\n- Same way. (#2; undo `a = 0`; id pr-2-2)\n- None. (no pull request; id n)',
        ),
        release(
          '24.4',
          '- A. (#1; undo `a = 1`)\n- B. (#1; id b)\n- C. (#2; undo `a = 1`)\n- None. (no pull request; id n-1)',
        ),
      ].join('\n'),
    );
    const repeated = repeatedEntries(placedEntries(few.toReversed()));
    expect([...repeated]).toEqual(['/whats-new/changelog/2024#pr-2-2']);
  });
});
