import {expect, it} from 'vitest';
import {readLineFile} from '../../../src/changelog/parse/patch-file';
import {patchReleaseOf} from '../../../src/changelog/patches/missing';

const LINE = {
  line: '24.8',
  releases: readLineFile('24.8', '24.8.4.13: 1 2\n24.8.9.7: 3\n24.8.9.12: 2 4\n24.8.14.39: 3 5\n').releases,
};
const release = (version: string) => patchReleaseOf(LINE, version)!;

it('a patch release is found by its whole version, or by three numbers, the oldest build first', () => {
  expect(release('24.8.9.12').pullRequests).toEqual([2, 4]);
  expect(release('24.8.9').version).toBe('24.8.9.7');
  expect(patchReleaseOf(LINE, '24.8.1')).toBeUndefined();
  expect(patchReleaseOf(LINE, '24.8.14.3')).toBeUndefined();
});
