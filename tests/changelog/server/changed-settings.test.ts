import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {Undo} from '../../../src/changelog/model/records';
import {changedSettings, type PlannedUndo} from '../../../src/changelog/server/changed-settings';
import {netDefaults} from '../../../src/changelog/server/net-defaults';
import {rowsOf} from '../page';

/** The clauses of a setting `a`, as `24.4 0, 24.6 1`. */
const undosOf = (clauses: string): PlannedUndo[] =>
  clauses.split(', ').map((clause) => {
    const [version = '', value = '', scope = 'query'] = clause.split(' ');
    return {scope: scope as Undo['scope'], setting: 'a', value, version};
  });

describe('a setting is settled', () => {
  it.each(rowsOf(path.join(__dirname, 'settled.tsv')))('or not: %s', (_, clauses, expected) => {
    const settled = changedSettings(undosOf(clauses!)).filter((each) => each.isSettled);
    expect(settled).toHaveLength(expected === 'settled' ? 1 : 0);
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
      expect(changedSettings([entry], net)).toMatchObject([{clauses: [{value}, {}, {}], isSettled: is}]);
    },
  );
});
