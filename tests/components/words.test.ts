import {expect, it} from 'vitest';
import {netDefaults} from '../../src/changelog/defaults/net';
import {plainText} from '../../src/changelog/model/text';
import {readLineFile} from '../../src/changelog/patches/line-file';
import {changedSettings} from '../../src/changelog/upgrade/changed-settings';
import {patchWay} from '../../src/changelog/upgrade/patch-way';
import {
  lostLine,
  newestLine,
  proofLine,
  settledLine,
  unknownLine,
  verdictLine,
  withinLine,
} from '../../src/components/UpgradePlanner/words';

const release = (entries: number, matters: number) => ({
  version: '24.4',
  lts: false,
  address: '/2024#244',
  entries,
  matters,
  again: [],
});

it.each([
  [[release(600, 30), release(1000, 8)], '38 of 1,600 entries between 24.3 and 24.8 matter to this upgrade.'],
  [[release(1, 1)], '1 of 1 entry between 24.3 and 24.8 matters to this upgrade.'],
  [[], 'From 24.3 to 24.8 no release lies between: choose another.'],
])('the proof line counts what was taken of how many', (passed, expected) => {
  expect(proofLine({from: '24.3', to: '24.8'}, passed, undefined)).toBe(expected);
});

it.each([
  [[['a', '0', '1', '/2024#pr-1']], ', and 1 default changed.'],
  [[['a', '0', '1']], ', and 1 default changed, in no entry.'],
  [
    [
      ['a', '0', '1'],
      ['b', '0', '1', '/2024#pr-1'],
    ],
    ', and 2 defaults changed, 1 of them in no entry.',
  ],
  [
    [
      ['a', '0', '1'],
      ['a', '1', '0'],
    ],
    '.',
  ],
] as const)('the proof line counts the defaults that differ: %j', (list, expected) => {
  const changes = list.map(([setting, before, after, address]) => {
    return {release: '24.4', scope: 'query', setting, before, after, isCloud: false, address} as const;
  });
  const range = {from: '24.3', to: '24.8'};
  expect(proofLine(range, [release(2, 1)], netDefaults(changes, range))).toBe(
    `1 of 2 entries between 24.3 and 24.8 matters to this upgrade${expected}`,
  );
});

it.each([
  ['ready', ' \n', 3, 1, 1, undefined],
  ['loading', 'x', 0, 0, 0, 'Comparing…'],
  ['failed', 'x', 0, 0, 0, undefined],
  ['ready', 'x', 0, 0, 0, 'No name that entries of these years mention is in this text. Everything stays not matched.'],
  [
    'ready',
    'x',
    1,
    0,
    0,
    '1 name found that entries of these years mention, but no entry of this range does: not matched.',
  ],
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

it('settings that end as they began are named with their releases', () => {
  const undo = (setting: string, version: string, value: string) =>
    ({scope: 'query', setting, version, value}) as const;
  const changed = changedSettings([undo('a', '24.4', '0'), undo('b', '24.5', '0'), undo('a', '24.6', '1')]);
  expect(plainText(settledLine(changed)!)).toBe(
    'Changed on the way and changed back, so not needed here: a (24.4, 24.6).',
  );
  expect(settledLine(changed.slice(1))).toBeUndefined();
});

it('patch releases are compared in a sentence, with the day if it is known', () => {
  const line = {line: '24.8', releases: readLineFile('24.8', '24.8.4.13: 1\n24.8.9.7 2024-12-24: 2 3\n').releases};
  const way = (from: string, to: string) =>
    patchWay({from: '24.8', to: '24.8', patch: {...(from && {from}), ...(to && {to})}}, [line]);
  const lines = (from: string, to: string) => [withinLine(way(from, to)), newestLine(way(from, to))];
  expect(lines('24.8.4', '24.8.9')).toEqual(['24.8.9 (2024-12-24) has 2 changes that 24.8.4 lacks.', undefined]);
  expect(lines('', '24.8.4')).toEqual(['24.8.4 has 1 change that 24.8 lacks.', undefined]);
  expect(lines('24.8.4', '')).toEqual([
    '24.8.4 is a patch release of 24.8.',
    '24.8.9 (2024-12-24) has 2 changes that 24.8.4 lacks.',
  ]);
  expect(lines('24.8.9', '')[1]).toBe('24.8.9 is the newest patch release of 24.8 here.');
  expect(lines('24.8.5', '24.8.9')).toEqual([undefined, undefined]);
  expect(way('24.8.5', '24.8.99').unknown.map(unknownLine)).toEqual([
    '24.8.5 is not a patch release of 24.8 that is known here. The nearest:',
    '24.8.99 is not a patch release of 24.8 that is known here. The nearest:',
  ]);
});

it.each([
  ['25.8.2', ' 25.8.33, the newest patch release of 25.8 here, lacks none of them.'],
  ['25.8.33', ''],
])('what %s lacks is told, and what the newest one does', (name, newest) => {
  const end = (line: string, version: string) => ({
    line: {line, releases: []},
    release: {version, pullRequests: [], reverted: []},
  });
  const [from, to, best] = [
    {...end('25.3', '25.3.14.14'), name: '25.3.14'},
    {...end('25.8', name), name},
    {...end('25.8', '25.8.33.6'), name: '25.8.33', lost: 0},
  ];
  const way = {from, to, best, lost: [1, 2], unknown: [], has: new Set<number>(), brought: [], newest: undefined};
  expect(lostLine(way)).toBe(`${name} lacks at least 2 changes that your 25.3.14 has.${newest}`);
  expect(lostLine({...way, lost: []})).toBeUndefined();
});

it('a range that runs backwards is no upgrade', () => {
  expect(proofLine({from: '24.8', to: '24.3', note: 'backwards'}, [], undefined)).toBe(
    'From 24.8 to 24.3 is no upgrade: 24.8 is the newer release.',
  );
});
