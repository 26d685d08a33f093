import {describe, expect, it} from 'vitest';
import {parseRange} from '../../src/changelog/upgrade/range';
import {unknownEnds, verdictLine} from '../../src/components/UpgradePlanner/messages';

it.each([
  ['ready', ' \n', 3, 1, 1, undefined],
  ['loading', 'x', 0, 0, 0, 'Comparing…'],
  ['ready', 'x', 0, 0, 0, 'No name that entries of these years mention is in this text.'],
  ['ready', 'x', 1, 0, 0, '1 name found that entries of these years mention, but no entry of this upgrade does.'],
  ['ready', 'x', 2, 1, 0, '1 change mentions your setup: 1 of those to check, 0 others.'],
  ['ready', 'x', 2, 5, 1, '6 changes mention your setup: 5 of those to check, 1 other.'],
] as const)('the verdict for %s %j, %i names, %i and %i entries', (state, text, names, toCheck, others, expected) => {
  expect(verdictLine(state === 'ready' ? {names} : undefined, text, {toCheck, others})).toBe(expected);
});

describe('ends that name no release here', () => {
  const releases = ['24.3', '24.8'].map((version) => {
    return {version, lts: true, address: `/2024#${version}`, entries: 1, matters: 1, checks: {}, spans: [], again: []};
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
