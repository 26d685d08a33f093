import {expect, it} from 'vitest';
import {markdownExport} from '../../../src/changelog/export/markdown';
import {resolver} from '../../../src/changelog/export/resolve';
import {changelogRows, defaultRows, jsonLines} from '../../../src/changelog/export/rows';
import {markdownPath} from '../../../src/changelog/model/site';
import {SOURCE, YEARS} from '../small';

const resolve = resolver(YEARS[0]!, YEARS, SOURCE.site);

it('addresses are made whole from every kind of link that a page can have', () => {
  expect(['#a', '/x', './2023.mdx', './2023.mdx#2312', '2023.mdx', 'https://a.example/b'].map(resolve)).toEqual([
    'https://example.org/base/whats-new/changelog/2024#a',
    'https://example.org/base/x',
    'https://example.org/base/whats-new/changelog/2023',
    'https://example.org/base/whats-new/changelog/2023#2312',
    'https://example.org/base/whats-new/changelog/2023',
    'https://a.example/b',
  ]);
  expect(() => resolve('./1999.mdx')).toThrow("2024.mdx: Unexpected link to ./1999.mdx, expected a year's page");
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
