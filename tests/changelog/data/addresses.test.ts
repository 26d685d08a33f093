import {expect, it} from 'vitest';
import {markdownPath} from '../../../src/changelog/model/site';
import {resolve} from './source';

it('are made whole from every kind of link that a page can have', () => {
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

it('of the pages as Markdown are those of the pages, with .md', () => {
  expect([markdownPath({path: '/a/2024'}), markdownPath({path: '/a/'})]).toEqual(['/a/2024.md', '/a/index.md']);
});
