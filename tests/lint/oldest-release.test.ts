import {expect, it} from 'vitest';
import {oldestRelease} from '../../src/lint/oldest-release';
import {release} from '../changelog/page';

const pages = [
  `${release('24.3', '- A. (#2, #12 by @a)\n')}\n${release('24.1', '- A. (#1, #12 by @a)\n')}`,
  release('25.1', '- B, as in (#3). (#12, #123 by @a; closes #4)\n'),
];

it.each([
  [12, '24.1'],
  [1, '24.1'],
  [2, '24.3'],
  [123, '25.1'],
  [3, undefined],
  [4, undefined],
])('finds #%s in the oldest release that has an entry of it: %s', (number, version) => {
  expect(oldestRelease(pages, number)).toBe(version);
});
