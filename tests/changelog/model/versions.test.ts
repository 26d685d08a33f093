import {expect, it} from 'vitest';
import {ownVersion, reachOf, versionIn} from '../../../src/changelog/model/versions';

it.each([
  [['26.7', '26.6', '26.1'], '26.1 to 26.7; later releases are not here yet'],
  [['26.1'], '26.1; later releases are not here yet'],
  [['26.11', '26.10'], '26.10 to 26.11; later releases are not here yet'],
  [['25.12', '25.11', '25.1'], undefined],
  [[], undefined],
])('a year of %j that is not over says how far it goes', (versions, reach) => {
  expect(reachOf(versions.map((version) => ({version})))).toBe(reach);
});

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

it.each([
  ['24.8.4', '24.8.4'],
  [' v24.8.4.13-lts ', '24.8.4.13'],
  ['26.10', '26.10'],
  ['24.8 LTS', '24.8'],
  ['25.8.3.66.altinitystable', '25.8.3.66'],
  ['24', undefined],
  ['26.13', undefined],
  ['26.99.1', undefined],
  ['none', undefined],
  ['26.3"><b>', undefined],
])('%s is the version %s', (text, version) => expect(ownVersion(text)).toBe(version));
