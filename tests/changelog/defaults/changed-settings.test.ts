import {describe, expect, it} from 'vitest';
import {changedSettings, type PlannedUndo, undoOnUpgrade} from '../../../src/changelog/defaults/changed-settings';
import {netDefaults} from '../../../src/changelog/defaults/net';
import {plainText} from '../../../src/changelog/model/text';
import {rollBack} from '../../../src/changelog/upgrade/roll-back';

const RANGE = {from: '24.3', to: '24.8'};

const undos = (...values: [version: string, value: string][]): PlannedUndo[] =>
  values.map(([version, value]) => ({scope: 'query', setting: 'a', value, version}));

const settled = (list: readonly PlannedUndo[]) => changedSettings(list).filter((setting) => setting.settled);

describe('a setting is settled', () => {
  it('if it is a switch that was turned and turned back; the texts to roll back leave it out', () => {
    const turned = undos(['24.4', '0'], ['24.6', '1']);
    expect(settled(turned)).toMatchObject([{setting: 'a', clauses: [{version: '24.4'}, {version: '24.6'}]}]);
    expect(rollBack(changedSettings(turned), RANGE)).toEqual([]);
    expect(settled([...turned, ...undos(['24.7', '0'], ['24.8', '1'])])).toHaveLength(1);
    const other: PlannedUndo = {scope: 'query', setting: 'b', value: '1', version: '24.5'};
    expect(rollBack(changedSettings([...turned, other]), RANGE)[0]!.text).toBe('SET b = 1; -- 24.5');
  });

  it.each([
    ['was turned once', undos(['24.4', '0'])],
    ['was turned three times', undos(['24.4', '0'], ['24.5', '1'], ['24.6', '0'])],
    ['was changed once and two entries say so', undos(['24.4', '0'], ['24.5', '0'])],
    ['is a number that changed twice', undos(['24.4', '10'], ['24.5', '20'])],
    ['is a switch that got a third value', undos(['24.4', '0'], ['24.5', "'auto'"])],
  ])('but not if it %s', (_, list) => {
    expect(settled(list)).toEqual([]);
    expect(rollBack(changedSettings(list), RANGE)[0]!.text).toContain(`SET a = ${list[0]!.value}; -- 24.4`);
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

  it('only in its own scope', () => {
    const [first, second] = undos(['24.4', '0'], ['24.6', '1']);
    expect(settled([first!, {...second!, scope: 'server'}])).toEqual([]);
  });
});

describe('the undo clauses of an entry', () => {
  const changed = changedSettings([
    ...undos(['24.4', '0'], ['24.6', '1']),
    {scope: 'query', setting: 'b', value: '10', version: '24.4'},
    {scope: 'query', setting: 'b', value: '20', version: '24.5'},
    {scope: 'query', setting: 'b', value: '10', version: '24.8'},
    {scope: 'server', setting: 'a', value: '1', version: '24.6'},
  ]);
  const query = (setting: string, value: string) => ({scope: 'query', setting, value}) as const;

  it('do not hold if their setting ends as it began, and a note says so', () => {
    const {holding, note} = undoOnUpgrade([query('a', '1'), {scope: 'server', setting: 'a', value: '1'}], changed);
    expect(holding).toEqual([{scope: 'server', setting: 'a', value: '1'}]);
    expect(plainText(note!)).toBe('This upgrade changes a in 24.4 and 24.6: in the end it is as before.');
    expect(note).toContainEqual({code: 'a'});
  });

  it('do not hold if an older clause has another value, and a note gives that value', () => {
    const {holding, note} = undoOnUpgrade([query('b', '20')], changed);
    expect(holding).toEqual([]);
    expect(plainText(note!)).toBe(
      'This upgrade changes b in 24.4, 24.5, and 24.8: b = 10 keeps what was before all of them.',
    );
    expect(undoOnUpgrade([query('b', '10')], changed)).toEqual({holding: [query('b', '10')], note: undefined});
  });

  it('hold if nothing else changes their setting', () => {
    expect(undoOnUpgrade([query('c', '1')], changed)).toEqual({holding: [query('c', '1')], note: undefined});
    expect(undoOnUpgrade([], changed)).toEqual({holding: [], note: undefined});
  });
});
