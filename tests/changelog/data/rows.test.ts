import {expect, it} from 'vitest';
import {changelogRows, defaultRows, jsonLines} from '../../../src/changelog/data/rows';
import {SOURCE} from './source';

it('has a row for each entry, with every column filled', async () => {
  const rows = changelogRows(SOURCE);
  await expect(`${JSON.stringify(rows, null, 1)}\n`).toMatchFileSnapshot('rows.json');
  expect(jsonLines(rows).split('\n')).toHaveLength(4);
});

it('has a row for each change of a default, newest first', () => {
  const documentation = 'https://clickhouse.com/docs/operations/settings/settings#f';
  const none = {scope: 'query', new: false, cloud: false, url: '', documentation: ''};
  expect(defaultRows(SOURCE)).toEqual([
    {
      ...none,
      version: '24.8',
      date: '2024-08-20',
      setting: 'f',
      before: '1',
      after: '0',
      url: 'https://example.org/base/whats-new/changelog/2024#pr-7',
      documentation,
    },
    {...none, version: '24.8', date: '2024-08-20', setting: 'h', before: '0', after: '1', cloud: true},
    {...none, version: '24.7', date: '', setting: 'f', before: '2', after: '1', new: true, documentation},
  ]);
});
