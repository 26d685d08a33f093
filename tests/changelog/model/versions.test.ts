import {expect, it} from 'vitest';
import {reachOf} from '../../../src/changelog/model/versions';

const year = (...versions: string[]) => versions.map((version) => ({version}));

it('a year that is not over says how far it goes', () => {
  expect(reachOf(year('26.7', '26.6', '26.1'))).toBe('26.1 to 26.7; later releases are not here yet');
  expect(reachOf(year('26.1'))).toBe('26.1; later releases are not here yet');
  expect(reachOf(year('26.11', '26.10'))).toBe('26.10 to 26.11; later releases are not here yet');
});

it('a year that is over, or has no release, says nothing', () => {
  expect(reachOf(year('25.12', '25.11', '25.1'))).toBeUndefined();
  expect(reachOf([])).toBeUndefined();
});
