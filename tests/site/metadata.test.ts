import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

/** Where the docs plugin puts what it knows of each page: written by `npm run build`. */
const FOLDER = path.join(__dirname, '../../.docusaurus/docusaurus-plugin-content-docs/default');

it('has the metadata of the 2024 page that the specification lists', () => {
  const file = readdirSync(FOLDER).find((name) => name.startsWith('site-docs-whats-new-changelog-2024-mdx-'))!;
  expect(JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'))).toMatchObject({
    id: 'whats-new/changelog/2024',
    title: '2024 Changelog',
    description: expect.stringMatching(/^Everything that changed in the ClickHouse server in 2024/),
    source: '@site/docs/whats-new/changelog/2024.mdx',
    slug: '/whats-new/changelog/2024',
    permalink: '/whats-new/changelog/2024',
    sidebarPosition: 3,
    frontMatter: {sidebar_label: '2024'},
    tags: [],
    version: 'current',
    draft: false,
    unlisted: false,
    previous: {title: '2025', permalink: '/whats-new/changelog/'},
    next: {title: '2023', permalink: '/whats-new/changelog/2023'},
  });
});
