import {expect, it} from 'vitest';
import {markdownExport} from '../../../src/changelog/export/markdown';
import {changelogRows, defaultRows, jsonLines} from '../../../src/changelog/export/rows';
import {markdownPath, resolver} from '../../../src/changelog/model/site';
import {SOURCE, YEARS} from '../small';

it('addresses on the site are made whole', () => {
  expect(['/x', '/x#a', 'https://a.example/b'].map(resolver(SOURCE.site))).toEqual([
    'https://example.org/base/x',
    'https://example.org/base/x#a',
    'https://a.example/b',
  ]);
});

it('addresses of the pages as Markdown are those of the pages, with .md', () => {
  expect([markdownPath({path: '/a/2024'}), markdownPath({path: '/a/'})]).toEqual(['/a/2024.md', '/a/index.md']);
});

it('a page as Markdown is plain CommonMark with whole addresses', async () => {
  await expect(markdownExport(YEARS[0]!, SOURCE)).toMatchFileSnapshot('2024.md');
});

it.each([
  ['entry', 'rows.json', changelogRows(SOURCE)],
  ['change of a default, newest first', 'defaults.json', defaultRows(SOURCE)],
])('the data has a row for each %s, with every column filled', async (_, file, rows) => {
  await expect(`${JSON.stringify(rows, null, 1)}\n`).toMatchFileSnapshot(file);
  expect(jsonLines(rows).split('\n')).toHaveLength(rows.length + 1);
});
