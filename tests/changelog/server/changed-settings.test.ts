import {describe, expect, it} from 'vitest';
import type {Undo} from '../../../src/changelog/model/records';
import {plainText} from '../../../src/changelog/model/text';
import {changedSettings, type PlannedUndo, undoOnUpgrade} from '../../../src/changelog/server/changed-settings';
import {netDefaults} from '../../../src/changelog/server/net-defaults';

const undos = (...values: [version: string, value: string][]): PlannedUndo[] =>
  values.map(([version, value]) => ({scope: 'query', setting: 'a', value, version}));

describe('a setting is settled', () => {
  it.each([
    ['a switch that was turned and turned back', undos(['24.4', '0'], ['24.6', '1'])],
    ['a switch that was turned back twice', undos(['24.4', '0'], ['24.6', '1'], ['24.7', '0'], ['24.8', '1'])],
  ])('if it is %s', (_, list) => {
    expect(changedSettings(list)).toMatchObject([{setting: 'a', settled: true}]);
  });

  it.each([
    ['was turned once', undos(['24.4', '0'])],
    ['was turned three times', undos(['24.4', '0'], ['24.5', '1'], ['24.6', '0'])],
    ['was changed once and two entries say so', undos(['24.4', '0'], ['24.5', '0'])],
    ['is a number that changed twice', undos(['24.4', '10'], ['24.5', '20'])],
    ['is a switch that got a third value', undos(['24.4', '0'], ['24.5', "'auto'"])],
    [
      'was turned back in another scope',
      [...undos(['24.4', '0']), {scope: 'server', setting: 'a', value: '1', version: '24.5'} as const],
    ],
  ])('but not if it %s', (_, list) => {
    expect(changedSettings(list).filter((each) => each.settled)).toEqual([]);
  });

  it.each([
    ['1', '2', '1', "'1'", true],
    ['1', '2', '1', '5', false],
    ['0', '1', '2', '2', true],
    ['false', '1', '0', '0', true],
  ])(
    'if it ends as an entry from before its history has it: %s, %s, %s after %s',
    (before, between, after, value, is) => {
      const change = {scope: 'merge-tree', setting: 'a', isCloud: false, newIn: undefined, address: undefined} as const;
      const changes = [
        {...change, release: '24.9', before, after: between},
        {...change, release: '24.11', before: between, after},
      ];
      const entry: PlannedUndo = {scope: 'merge-tree', setting: 'a', value, version: '24.5'};
      const net = netDefaults(changes, {from: '24.3', to: '25.1'});
      expect(changedSettings([entry], net)).toMatchObject([{clauses: [{value}, {}, {}], settled: is}]);
    },
  );
});

describe('the undo clauses of an entry', () => {
  const changed = changedSettings([
    ...undos(['24.4', '0'], ['24.6', '1']),
    {scope: 'query', setting: 'b', value: '10', version: '24.4'},
    {scope: 'query', setting: 'b', value: '20', version: '24.5'},
    {scope: 'query', setting: 'b', value: '10', version: '24.8'},
    {scope: 'server', setting: 'a', value: '1', version: '24.6'},
  ]);
  const query = (setting: string, value: string): Undo => ({scope: 'query', setting, value});
  const ofServer: Undo = {scope: 'server', setting: 'a', value: '1'};

  it.each([
    [[query('c', '1'), query('b', '10'), ofServer], [query('c', '1'), query('b', '10'), ofServer], undefined],
    [[query('a', '1'), ofServer], [ofServer], 'This upgrade changes a in 24.4 and 24.6: in the end it is as before.'],
    [
      [query('b', '20')],
      [],
      'This upgrade changes b in 24.4, 24.5, and 24.8: b = 10 keeps what was before all of them.',
    ],
  ])('%o hold only where nothing else changes their setting: %o', (undo, expected, said) => {
    const {holding, note} = undoOnUpgrade(undo, changed);
    expect([holding, note && plainText(note)]).toEqual([expected, said]);
  });
});
