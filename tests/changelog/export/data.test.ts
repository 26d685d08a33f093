import {expect, it} from 'vitest';
import {markdownExport} from '../../../src/changelog/export/markdown';
import {changelogRows, defaultRows, jsonLines} from '../../../src/changelog/export/rows';
import {markdownPath} from '../../../src/changelog/model/site';
import {resolve, SOURCE, YEARS} from './source';

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

it('the data has a row for each entry, with every column filled', async () => {
  const rows = changelogRows(SOURCE);
  await expect(`${JSON.stringify(rows, null, 1)}\n`).toMatchFileSnapshot('rows.json');
  expect(jsonLines(rows).split('\n')).toHaveLength(4);
});

it('the data has a row for each change of a default, newest first', () => {
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
