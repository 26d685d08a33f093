import {describe, expect, it} from 'vitest';
import {readLineFile} from '../../../src/changelog/parse/line-file';
import {
  broughtUpTo,
  missingFrom,
  nearestPatchReleases,
  patchReleaseOf,
  versionIn,
} from '../../../src/changelog/patches/missing';

const LINE = {
  line: '24.8',
  releases: readLineFile('24.8', '24.8.4.13: 1 2\n24.8.9.7: 3; reverted 9\n24.8.9.12: 2 4\n24.8.14.39: 3 5\n').releases,
};
const release = (version: string) => patchReleaseOf(LINE, version)!;

it.each([
  ['ClickHouse server version 24.8.4.13 (official build).', '24.8.4.13'],
  ['version 24.8.14.39-lts', '24.8.14.39'],
  ['24.8.4', '24.8.4'],
  ['Code: 210. 10.24.8.4.13:9000', undefined],
  ['24.8 to 25.3', undefined],
  ['2024.8.4.13', undefined],
])('the version in "%s" is %s', (text, expected) => {
  expect(versionIn(text)).toBe(expected);
});

describe('a patch release', () => {
  it('is found by its whole version, or by three numbers, the oldest build first', () => {
    expect(release('24.8.9.12').pullRequests).toEqual([2, 4]);
    expect(release('24.8.9').version).toBe('24.8.9.7');
    expect(patchReleaseOf(LINE, '24.8.1')).toBeUndefined();
    expect(patchReleaseOf(LINE, '24.8.14.3')).toBeUndefined();
  });

  it('that is not there has neighbors, by number and not by text', () => {
    const near = (version: string) => nearestPatchReleases(LINE, version).map((each) => each.version);
    expect(near('24.8.10.1')).toEqual(['24.8.9.12', '24.8.14.39']);
    expect(near('24.8.2.3')).toEqual(['24.8.4.13']);
    expect(near('24.8.20.1')).toEqual(['24.8.14.39']);
  });

  it('has what the older ones of its line brought, and not what was taken back', () => {
    expect([...broughtUpTo(LINE, release('24.8.9.7'))]).toEqual([1, 2, 3]);
  });

  it('lacks what the newer ones brought, without what it has already', () => {
    const lacked = (from: string, to: string) => missingFrom(LINE, release(to), broughtUpTo(LINE, release(from)));
    expect(lacked('24.8.4', '24.8.14')).toEqual([3, 4, 5]);
    expect(lacked('24.8.9.7', '24.8.14')).toEqual([4, 5]);
    expect(lacked('24.8.14', '24.8.4')).toEqual([]);
  });
});
