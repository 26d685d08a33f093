import {expect, it} from 'vitest';
import {plainText} from '../../src/changelog/model/text';
import {proofLine, settledNote, verdictLine} from '../../src/components/UpgradePlanner/words';

const release = (entries: number, matters: number) => ({
  version: '24.4',
  lts: false,
  address: '/2024#244',
  entries,
  matters,
});

it.each([
  [[release(600, 30), release(1000, 8)], '38 of 1,600 entries between 24.3 and 24.8 matter to this upgrade.'],
  [[release(1, 1)], '1 of 1 entry between 24.3 and 24.8 matters to this upgrade.'],
  [[], 'From 24.3 to 24.8 no release lies between: choose another.'],
])('the proof line counts what was taken of how many', (passed, expected) => {
  expect(proofLine({from: '24.3', to: '24.8'}, passed)).toBe(expected);
});

it.each([
  ['ready', ' \n', 3, 1, 1, undefined],
  ['loading', 'x', 0, 0, 0, 'Comparing…'],
  ['failed', 'x', 0, 0, 0, undefined],
  ['ready', 'x', 0, 0, 0, 'No name of the changelog is in this text. Everything stays not matched.'],
  ['ready', 'x', 1, 0, 0, '1 name of the changelog found, but no entry of this range mentions it: not matched.'],
  [
    'ready',
    'x',
    2,
    1,
    0,
    '1 entry mentions what you pasted: 1 of those that matter to this upgrade, 0 others. The rest is not matched.',
  ],
  [
    'ready',
    'x',
    2,
    5,
    1,
    '6 entries mention what you pasted: 5 of those that matter to this upgrade, 1 other. The rest is not matched.',
  ],
] as const)('the verdict for %s %j, %i names, %i and %i entries', (state, text, names, mattering, others, expected) => {
  expect(verdictLine(state, text, names, mattering, others)).toBe(expected);
});

it('an entry whose setting changes back on the same way says so', () => {
  const settled = [
    {setting: 'a', versions: ['24.4', '24.6']},
    {setting: 'b', versions: ['24.5', '24.8']},
  ];
  const said = (...settings: string[]) => plainText(settledNote(settings, settled) ?? []);
  expect(said('a', 'c')).toBe('a is changed in 24.4 and 24.6: after this upgrade it is as before.');
  expect(settledNote(['a'], settled)).toContainEqual({code: 'a'});
  expect(said('b', 'a')).toBe(
    'a is changed in 24.4 and 24.6; b is changed in 24.5 and 24.8: after this upgrade it is as before.',
  );
  expect(settledNote(['c'], settled)).toBeUndefined();
  expect(settledNote([], settled)).toBeUndefined();
});
