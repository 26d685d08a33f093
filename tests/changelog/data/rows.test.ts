import {expect, it} from 'vitest';
import {changelogRows, jsonLines} from '../../../src/changelog/data/rows';
import {readYear} from '../page';
import {AUTHORS, RELEASES, SOURCE, YEARS} from './source';

it('has a row for each entry, with every column filled', async () => {
  const rows = changelogRows(SOURCE);
  await expect(`${JSON.stringify(rows, null, 1)}\n`).toMatchFileSnapshot('rows.json');
  expect(jsonLines(rows).split('\n')).toHaveLength(4);
});

it('keeps the order of the years', () => {
  const later = readYear(
    2025,
    RELEASES.replaceAll('24.8', '25.8')
      .replaceAll('2024-', '2025-')
      .replaceAll('24.7', '25.7')
      .replaceAll('#24', '#25'),
    AUTHORS,
  );
  expect(changelogRows({...SOURCE, years: [later, ...YEARS]}).map(({version}) => version)).toEqual([
    '25.8',
    '25.8',
    '25.8',
    '24.8',
    '24.8',
    '24.8',
  ]);
});
