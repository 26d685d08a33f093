import {describe, expect, it} from 'vitest';
import {readPaste} from '../../src/changelog/paste/paste';
import {parseRange} from '../../src/changelog/upgrade/range';
import {unknownEnds, verdictLine} from '../../src/components/UpgradePlanner/messages';

it.each([
  ['x', 0, 'No change of this upgrade mentions your setup.'],
  ['x', 1, '1 change mentions your setup.'],
  [
    'kind,name,value,count\ntable-engine,Kafka,,1',
    6,
    /^1 line of your server read\. Of the changes to check, 6 mention/,
  ],
  ['kind,name,value,count\ntable-engine,Kafka,,1', 1, /, 1 mentions what you run\. There is no log of queries in it: /],
  ['kind,name,value,count\nlog,queries,,1', 0, /, 0 mention what you run\.$/],
])('the verdict for %j that %i changes mention', (text, mentioned, expected) => {
  expect(verdictLine(readPaste(text), mentioned)).toMatch(expected);
});

describe('ends that name no release here', () => {
  const releases = ['24.3', '24.8'].map((version) => {
    return {version, lts: true, address: `/2024#${version}`, entries: 1, checks: {}, again: []};
  });
  it.each([
    ['?from=24.3&to=24.8', ''],
    [
      '?from=19.1&to=24.8',
      'Current version: “19.1” is no version from 24.3 to 24.8. Expected one like 24.8 or 24.8.2.1.',
    ],
    [`?to=${'9'.repeat(1000)}`, `Upgrade to: “${'9'.repeat(40)}…” is no version from`],
  ])('of %.30s are named, and what is expected', (search, expected) => {
    expect(unknownEnds(parseRange(search, releases), releases)).toContain(expected);
    if (expected === '') expect(unknownEnds(parseRange(search, releases), releases)).toBe('');
  });
});
