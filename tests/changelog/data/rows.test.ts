import {describe, expect, it} from 'vitest';
import {changelogFeeds} from '../../src/changelog/data/feeds';
import {llmsText} from '../../src/changelog/data/llms';
import {textMarkdown} from '../../src/changelog/data/markdown';
import {releaseNotes} from '../../src/changelog/data/notes';
import {resolver} from '../../src/changelog/data/resolve';
import {changelogRows, type DataSource, jsonLines} from '../../src/changelog/data/rows';
import {type DataPage, pageFacts, twinPath} from '../../src/changelog/data/site';
import {markdownTwin} from '../../src/changelog/data/twin';
import {NameFinder} from '../../src/changelog/names';
import {parseChangelog} from '../../src/changelog/parse';

const authors = {alice: 'Alice [A]'};

const YEAR = `Words, and [the year before](./2023.mdx#2312).

## Releases of 2024 {/* #table-of-contents */}

## ClickHouse release 24.8 LTS, 2024-08-20 {/* #248 */}

### Backward Incompatible Change {/* #backward */}

- \`f\` of [a page](/operations) is *new* & \\<raw\\> snake_case. (#7, #8 by @alice; closes #5; see #6; undo \`f = 0\`)
- Nobody knows; \`]]>\` ends nothing. (no pull request; id unknown)

### Improvement {/* #improvement */}

- Text. (#9; upgrade)

## ClickHouse release 24.7 {/* #247 */}

Not written here yet.

---

The end.
`;
const OLDER = '## ClickHouse release 23.12, 2023-12-28 {/* #2312 */}\n\nNot written here yet.\n';

function page(year: string, text: string): DataPage {
  const {changelog, problems} = parseChangelog(text, {authors});
  expect(problems).toEqual([]);
  return {
    file: `docs/${year}.mdx`,
    facts: {title: year, description: `About ${year}.`, slug: `/log/${year}`},
    changelog,
  };
}

const pages = [page('2023', OLDER), page('2024', YEAR)];
const site = {title: 'Site', tagline: 'What it is.', url: 'https://example.org', baseUrl: '/base/'};
const source: DataSource = {site, pages, authors, finder: new NameFinder([{kind: 'setting', name: 'f'}])};
const resolve = resolver(pages[1]!, pages, site);

describe('changelogRows', () => {
  it('has a row for each entry of what is written, with every column filled', async () => {
    await expect(`${JSON.stringify(changelogRows(source), null, 1)}\n`).toMatchFileSnapshot('data/rows.json');
    expect(jsonLines(changelogRows(source)).split('\n')).toHaveLength(4);
  });

  it('puts newer years first', () => {
    const later = page(
      '2025',
      YEAR.replaceAll('24.8', '25.8').replaceAll('2024-', '2025-').replaceAll('24.7', '25.7').replaceAll('#24', '#25'),
    );
    expect(changelogRows({...source, pages: [...pages, later]}).map(({version}) => version)).toEqual([
      '25.8',
      '25.8',
      '25.8',
      '24.8',
      '24.8',
      '24.8',
    ]);
  });
});

describe('markdownTwin', () => {
  it('is plain CommonMark with whole addresses', async () => {
    await expect(markdownTwin(pages[1]!, source)).toMatchFileSnapshot('data/twin.md');
  });

  it('refuses what CommonMark does not have', () => {
    const struck = parseChangelog(YEAR.replace('*new*', '~~old~~'), {authors}).changelog.releases[0]!.sections[0]!
      .entries[0]!;
    expect(() => textMarkdown(struck.text, resolve)).toThrow('Unexpected delete in line 9, expected CommonMark');
  });
});

describe('changelogFeeds', () => {
  it('has full notes of the releases that are written, under ids that never change', async () => {
    const feeds = changelogFeeds(source);
    await expect(feeds.atom).toMatchFileSnapshot('data/atom.xml');
    expect(JSON.parse(feeds.json)).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      items: [
        {
          id: 'https://example.org/base/log/2024#248',
          date_modified: '2024-08-20T00:00:00.000Z',
          content_html: releaseNotes(pages[1]!.changelog.releases[0]!, authors, resolve),
        },
      ],
    });
  });

  it('is empty, but whole, where nothing is written', () => {
    const feeds = changelogFeeds({...source, pages: [pages[0]!]});
    expect(JSON.parse(feeds.json)).toMatchObject({items: []});
    expect(feeds.atom).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
  });
});

describe('addresses', () => {
  it('are made whole from everything that a page can write', () => {
    expect(['#a', '/x', './2023.mdx', './2023.mdx#2312', 'https://a.example/b'].map(resolve)).toEqual([
      'https://example.org/base/log/2024#a',
      'https://example.org/base/x',
      'https://example.org/base/log/2023',
      'https://example.org/base/log/2023#2312',
      'https://a.example/b',
    ]);
    expect(() => resolve('./1999.mdx')).toThrow("docs/2024.mdx: Unexpected link to ./1999.mdx, expected a year's page");
  });

  it('of twins stand beside the pages', () => {
    expect([twinPath({slug: '/a/2024'}), twinPath({slug: '/a/'})]).toEqual(['/a/2024.md', '/a/index.md']);
  });

  it('in llms.txt are those of written years only', () => {
    expect(llmsText(pages, site)).toContain('[2024](https://example.org/base/log/2024.md): About 2024.');
    expect(llmsText(pages, site)).not.toContain('2023');
  });

  it('need a title, a description and a slug', () => {
    expect(() => pageFacts({title: 'A', description: 'B'})).toThrow(
      'Unexpected front matter, expected a line like "slug: …"',
    );
    expect(() => pageFacts(undefined)).toThrow('"title: …"');
  });
});
