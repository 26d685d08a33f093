import {describe, expect, it} from 'vitest';
import type {PatchRelease} from '../../src/changelog/model/patch-release';
import {compareVersions} from '../../src/changelog/model/versions';
import {createPatches} from '../../src/search/patches';
import {shown} from '../../src/search/shown';
import type {SearchEntry} from '../../src/search/types';
import {readReal} from '../changelog/real';
import {sample, tries} from '../sample';
import {siteSearch} from './ranks';

const {lines} = await readReal();
const search = await siteSearch();
/** The entries that have all words, and what was understood. */
function find(query: string, isLiteral = false) {
  const {hits, complete, says} = search.find(query, {}, Infinity, {isLiteral});
  return {entries: hits.slice(0, complete).map(({entry}) => entry), says};
}
const addresses = (entries: readonly SearchEntry[]) => entries.map(({address}) => address).toSorted();
const numbersOf = (releases: readonly PatchRelease[]) => new Set(releases.flatMap(({pullRequests}) => pullRequests));
const hasAny = (numbers: ReadonlySet<number>) => (entry: SearchEntry) =>
  entry.pullRequests.some((number) => numbers.has(number));
const hasAll = (numbers: ReadonlySet<number>) => (entry: SearchEntry) =>
  entry.pullRequests.length > 0 && entry.pullRequests.every((number) => numbers.has(number));
const everything = find('').entries;
const crashes = find('crash').entries;

describe.each(sample(lines.slice(1), tries(4, 50)).map(({line, releases}) => [line, releases] as const))(
  '%s',
  (line, releases) => {
    const patch = releases[Math.floor(releases.length / 2)]!;
    const {version} = patch;

    it('a patch release alone, or what is fixed in it, lists what it brought', () => {
      const brought = everything.filter(hasAny(numbersOf([patch])));
      expect(find(version)).toMatchObject({says: [version]});
      expect(addresses(find(version).entries)).toEqual(addresses(brought));
      expect(addresses(find(`fixed in ${version}`).entries)).toEqual(
        addresses(brought.filter(({section}) => section.startsWith('Bug Fix'))),
      );
    });

    it('what is fixed in a line is in its release, which comes first, or in one of its patch releases', () => {
      const isOwn = ({release}: SearchEntry) => release.version === line;
      const {entries, says} = find(`fixed in ${line}`);
      const inLine = (entry: SearchEntry) => isOwn(entry) || hasAny(numbersOf(releases))(entry);
      const wanted = everything.filter((entry) => entry.section.startsWith('Bug Fix') && inLine(entry));
      expect(says).toEqual(['bug fixes', `${line} and its patch releases`]);
      expect(addresses(entries)).toEqual(addresses(wanted));
      expect(entries.findLastIndex(isOwn)).toBe(wanted.filter(isOwn).length - 1);
    });

    it('a version with other words leaves out what it has, in an error text too', () => {
      const isOlder = ({release}: SearchEntry) => compareVersions(release.version, line) <= 0;
      const has = new Set([
        ...everything.filter(isOlder).flatMap(({pullRequests}) => pullRequests),
        ...numbersOf(releases.filter((each) => compareVersions(each.version, version) <= 0)),
      ]);
      const lacked = crashes.filter((entry) => !isOlder(entry) && !hasAll(has)(entry));
      expect(lacked.length).toBeGreaterThan(10);
      for (const query of [
        `${version} crash`,
        `crash with v${version}-stable`,
        `Code: 1. DB::Exception: crash, from 10.20.3.4:9000. Stack trace: 0. f() @ 0x00 (version ${version} (official build))`,
      ]) {
        const {entries, says} = find(query.replace(', from', ' Received from'));
        expect(says[0]).toBe(`not in ${version}`);
        expect(addresses(entries)).toEqual(addresses(lacked));
      }
      expect(find(`${version} crash`, true).says).toEqual([]);
    });
  },
);

it.each(['kafka in 24.8.5', 'fixed in 99.9', 'fixed in 24.8.99', '24.8.99.1'])(
  '%s finds nothing, and says how it was understood',
  (query) => {
    const {entries, says} = find(query);
    expect(entries).toEqual([]);
    expect(says.at(-1)).toContain(query.split(' ').at(-1));
  },
);

it('a result names the patch releases that have it, newest line first', () => {
  const {hits} = search.find('#74478', {}, 1);
  const origin = shown(hits[0]!).origin.map(({text}) => text);
  expect(origin.join('')).toMatch(/^#74478, .* · also in 24\.12\.4, 24\.11\.4, 24\.8\.14$/);
});

it('a version lacks an entry until it has all of its pull requests', () => {
  const entry = (...pullRequests: number[]) => ({release: {version: '25.1'}, pullRequests}) as unknown as SearchEntry;
  const entries = [entry(1), entry(1, 2), entry(1, 3), entry()];
  const {learn, passes} = createPatches(new Map(entries.entries()), new Set(['24.8', '25.1']));
  learn([{line: '24.8', releases: [{version: '24.8.4.13', pullRequests: [1, 2], reverted: []}]}]);
  const lacked = entries.filter(passes({version: '24.8.4.13', isIn: false}));
  expect(lacked.map(({pullRequests}) => pullRequests)).toEqual([[1, 3], []]);
});
