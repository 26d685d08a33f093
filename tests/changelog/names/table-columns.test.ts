import {expect, it} from 'vitest';
import {TableColumns} from '../../../src/changelog/names/table-columns';

it('a column is found only beside its table', () => {
  const columns = new TableColumns<string>();
  for (const name of ['system.parts.rows', 'system.tables.rows', '_part', 'system.parts.name'])
    columns.add({kind: 'column', name}, name);
  columns.add({kind: 'setting', name: 'a.rows'}, 'a setting');
  const tables = new Set(['system.parts', 'a']);
  expect(columns.named(['name', 'rows', '_part', 'other'], tables)).toEqual(['system.parts.name', 'system.parts.rows']);
  expect(columns.named(['rows'], new Set())).toEqual([]);
});
