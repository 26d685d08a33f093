import {describe, expect, it} from 'vitest';
import {allReleases, placedEntries, type Release} from '../../../src/changelog/model/records';
import {NO_SERVER} from '../../../src/changelog/model/requirement';
import {onlyPlanned, plannedEntries, plannedReleases} from '../../../src/changelog/upgrade/planned-entries';
import {releasesIn} from '../../../src/changelog/upgrade/range';
import {sample, tries} from '../../sample';
import {pages, readReal} from '../real';

const {planYears: years} = pages.sources((await readReal()).years);
/** Oldest first, as an upgrade passes them. */
const releases = allReleases(years).toReversed();
const planned = plannedReleases(years);
const PAIRS = planned.flatMap((to, index) =>
  planned.slice(0, index).map((from) => ({from: from.version, to: to.version})),
);

/** The entries to check of a release that no earlier entry tells. */
const newsOf = (one: Release) => plannedEntries(one).filter(({entry}) => entry.requires !== NO_SERVER);

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
});
