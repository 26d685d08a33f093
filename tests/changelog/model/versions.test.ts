import {expect, it} from 'vitest';
import {reachOf} from '../../../src/changelog/model/versions';

it.each([
  [['26.7', '26.6', '26.1'], '26.1 to 26.7; later releases are not here yet'],
  [['26.1'], '26.1; later releases are not here yet'],
  [['26.11', '26.10'], '26.10 to 26.11; later releases are not here yet'],
  [['25.12', '25.11', '25.1'], undefined],
  [[], undefined],
])('a year of %j that is not over says how far it goes', (versions, reach) => {
  expect(reachOf(versions.map((version) => ({version})))).toBe(reach);
});
