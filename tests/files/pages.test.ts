import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {CHANGELOG_DIR} from '../../src/files/changelog-folder';
import {createPages} from '../../src/files/pages';

const TINY = path.join(__dirname, '../tiny/changelog');
let site: string;
const file = (name: string): string => path.join(site, CHANGELOG_DIR, name);
const read = (name: string): string => readFileSync(file(name), 'utf8');
const edit = (name: string, from: string, to: string): void => writeFileSync(file(name), read(name).replace(from, to));

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'changelog-pages-'));
  mkdirSync(path.join(site, CHANGELOG_DIR), {recursive: true});
  cpSync(TINY, path.join(site, CHANGELOG_DIR), {recursive: true});
});
afterEach(() => rmSync(site, {recursive: true}));

describe('createPages', () => {
  it('parses each state of a page once', async () => {
    const pages = createPages(site);
    const before = await pages.all();
    expect(await pages.all()).toEqual(before);
    for (const [index, year] of (await pages.all()).entries()) expect(year).toBe(before[index]);
    edit('2024.mdx', 'computes the area', 'computes the whole area');
    const after = await pages.all();
    expect([after[0] === before[0], after[1] === before[1], after[2] === before[2]]).toEqual([true, false, true]);
    expect(JSON.stringify(after[1])).toContain('computes the whole area');
  });

  it('reports all problems of all pages at once, each with its place', async () => {
    edit('2024.mdx', '(#72073 by @emmanuelsdias)', '#72073');
    edit('2023.mdx', '23.12, 2023-12-28 {', '23.12, 2023-12-38 {');
    writeFileSync(file('notes.mdx'), read('2023.mdx').replace(/^slug:.*\n/m, ''));
    const pages = createPages(site);
    await expect(pages.all()).rejects.toThrow(
      new RegExp(
        [
          /^The changelog has problems:/,
          /docs\/whats-new\/changelog\/notes\.mdx:1:1: Unexpected file notes\.mdx, expected the year .*/,
          /docs\/whats-new\/changelog\/notes\.mdx:\d:1: Unexpected front matter without slug, expected "slug: .*/,
          /docs\/whats-new\/changelog\/notes\.mdx:11:1: Unexpected date 2023-12-38, expected a day .*/,
          /docs\/whats-new\/changelog\/2024\.mdx:21:\d+: Unexpected end of the entry, expected a reference group .*/,
          /docs\/whats-new\/changelog\/2023\.mdx:12:1: Unexpected date 2023-12-38, expected a day .*$/,
        ]
          .map(({source}) => source)
          .join('\\n'),
      ),
    );
    edit('authors.tsv', 'KevinyhZou\t', 'KevinyhZou\t ');
    expect(() => pages.sources([]).authors).toThrow(/authors\.tsv:2:12: Unexpected name " KevinyhZou"/);
  });
});
