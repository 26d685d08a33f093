import {expect, it} from 'vitest';
import {changelogRows, jsonLines} from '../../../src/changelog/data/rows';
import {SOURCE} from './source';

it('has a row for each entry, with every column filled', async () => {
  const rows = changelogRows(SOURCE);
  await expect(`${JSON.stringify(rows, null, 1)}\n`).toMatchFileSnapshot('rows.json');
  expect(jsonLines(rows).split('\n')).toHaveLength(4);
});
