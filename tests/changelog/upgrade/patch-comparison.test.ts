import {describe, expect, it} from 'vitest';
import {allReleases} from '../../../src/changelog/model/records';
import {plainText} from '../../../src/changelog/model/text';
import {backportsOf, firstOfLines} from '../../../src/changelog/patches/backports';
import {broughtBy} from '../../../src/changelog/patches/brought';
import {isWhollyIn} from '../../../src/changelog/patches/missing';
import {comparePatches} from '../../../src/changelog/upgrade/patch-comparison';
import {plannedReleases} from '../../../src/changelog/upgrade/planned-entries';
import {parseRange, rangeSearch} from '../../../src/changelog/upgrade/range';
import {packLine, unpackLine} from '../../../src/changelog/wire/plan-data';
import {readReal} from '../real';

const {years, lines} = await readReal();
const releases = plannedReleases(years);
const data = lines.map((line) => unpackLine(packLine(line, years)));
const way = (from: string, to: string) => comparePatches(parseRange(rangeSearch({from, to}), releases), data);
const lts = new Set(allReleases(years).flatMap((release) => (release.lts ? release.version : [])));

describe.each(data)('within $line', (line) => {
  const first = line.releases[0]!.version;
  const last = line.releases.at(-1)!;

  it('each entry names a later patch release with one of its pull requests, and no number is lost', () => {
    const {brought} = way(first, last.version);
    const {groups, without} = broughtBy(brought, line.entries);
    const shown = groups.flatMap(({entries}) => entries.map(({entry}) => entry));
    for (const {pullRequests} of shown) {
      const name = firstOfLines(backportsOf([line]), pullRequests)[0]!.name;
      const bringing = line.releases.find(({version}) => `${version}.`.startsWith(`${name}.`))!;
      expect(bringing.pullRequests.some((number) => pullRequests.includes(number))).toBe(true);
    }
    const texts = new Set(shown.map(({text}) => plainText(text)));
    const isShown = (number: number) => line.entries.get(number)!.some(({entry}) => texts.has(plainText(entry.text)));
    expect(brought.filter((number) => !without.includes(number) && !isShown(number))).toEqual([]);
  });
});

const stops = data.filter(({line}) => lts.has(line)).toReversed();
const pairs = stops.flatMap((to, place) => stops.slice(0, place).map((from) => ({from, to})));
const within = data.map((line) => ({from: {...line, releases: line.releases.slice(0, 1)}, to: line}));

it.each([...within, ...pairs])(
  'a patch release of $from.line to the newest $to.line: nothing counts twice',
  ({from, to}) => {
    const [run, wanted] = [from.releases.at(-1)!, to.releases.at(-1)!];
    const {has, brought, unknown} = way(run.version, wanted.version);
    const [ofRun, ofWanted] = [from, to].map(
      ({releases}) => new Set(releases.flatMap(({pullRequests}) => pullRequests)),
    );
    expect([has, unknown]).toEqual([ofRun, []]);
    const lacked = [...ofWanted!].filter((number) => !ofRun!.has(number)).sort((a, b) => a - b);
    expect(brought).toEqual(lacked);
  },
);

it('a version of a newer line may lack what the patch releases of an older line brought', () => {
  const {lost} = way('25.8.33.6', '25.9.7.56');
  // Of 26.2, and of 25.10, which may have come to 25.9 before its first build.
  expect([95948, 87140].map((number) => lost.includes(number))).toEqual([true, false]);
  expect(way('25.8.16.34', '25.9.7.56').lost).not.toContain(95948);
  expect(way('25.8.33.6', '25.9').lost).toEqual([]);
  // #69293, of 24.10, came to 24.3 alone. The newest releases with long-term support have all.
  const newest = stops.map(({releases: ofLine}) => ofLine.at(-1)!.version);
  const pairsOfNewest = newest.slice(1).map((to, place) => way(newest[place]!, to).lost);
  expect(pairsOfNewest.filter((each) => each.length > 0)).toEqual([[69293]]);
});

describe('what the address asks for', () => {
  it('a version that is not there has its nearest, and counts as its line; within a line nothing is said to be brought', () => {
    const {unknown, has, brought} = way('24.8.4.99', '25.3.2.39');
    expect(unknown.map(({end, version, nearest}) => [end, version, nearest.map((each) => each.version)])).toEqual([
      ['from', '24.8.4.99', ['24.8.4.13', '24.8.5.115']],
    ]);
    expect([has.size, brought]).toEqual([0, way('24.8', '25.3.2.39').brought]);
    expect(brought.length).toBeGreaterThan(10);
    expect(way('24.8.4.99', '24.8.5.115').brought).toEqual([]);
    const range = parseRange('?from=24.8.4.13', releases);
    expect(comparePatches(range, []).unknown).toEqual([{end: 'from', version: '24.8.4.13', nearest: []}]);
  });

  it('backwards nothing is compared', () => {
    const {unknown, to, brought} = way('25.3.2.39', '24.8.4.99');
    expect([unknown, to, brought]).toEqual([[], undefined, []]);
  });
});

it('an entry is in a version that has all its pull requests', () => {
  const isIn = (...pullRequests: number[]) => isWhollyIn({pullRequests}, new Set([1, 2]));
  expect([isIn(1, 2), isIn(1, 3), isIn()]).toEqual([true, false, false]);
});
