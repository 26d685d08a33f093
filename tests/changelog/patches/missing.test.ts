import {expect, it} from 'vitest';
import {readLineFile} from '../../../src/changelog/parse/line-file';
import {patchReleaseOf, versionIn} from '../../../src/changelog/patches/missing';

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

it('a patch release is found by its whole version, or by three numbers, the oldest build first', () => {
  expect(release('24.8.9.12').pullRequests).toEqual([2, 4]);
  expect(release('24.8.9').version).toBe('24.8.9.7');
  expect(patchReleaseOf(LINE, '24.8.1')).toBeUndefined();
  expect(patchReleaseOf(LINE, '24.8.14.3')).toBeUndefined();
});
