import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {placedEntries} from '../../src/changelog/model/records';
import {CHANGELOG_DIR} from '../../src/files/changelog-folder';
import {readReal, SITE} from '../changelog/real';
import {builtPage, builtText} from './built';

/** Compares the built site with its source: run `npm run build` first. */
const SOURCES = path.join(SITE, CHANGELOG_DIR);
const PAGE_2024 = '/whats-new/changelog/2024';
/** What 2024 had when it was published; each section's name and id. */
const outline = JSON.parse(readFileSync(path.join(__dirname, 'outline-2024.json'), 'utf8')) as {
  version: string;
  lts: boolean;
  date: string;
  id: string;
  sections: [string, string][];
}[];
const {years} = await readReal();

describe('the source of 2024', () => {
  const {releases} = years.find((year) => year.path === PAGE_2024)!;
  const sections = outline.flatMap((release) => release.sections);

  it('has the 12 releases and 79 sections that the year had, in the same order', () => {
    expect([outline.length, sections.length]).toEqual([12, 79]);
    const had = new Set(sections.map(([, id]) => id));
    const kept = releases.map(({version, lts, date, id, ...release}) => ({
      version,
      lts,
      date,
      id,
      sections: release.sections.filter((section) => had.has(section.id)).map((section) => [section.name, section.id]),
    }));
    expect(kept).toEqual(outline);
  });

  it('has the 1,691 entries that the year had, or more: published anchors hold each of them', () => {
    expect(placedEntries(releases).length).toBeGreaterThanOrEqual(1691);
  });
});

for (const {year, path: page, releases} of years) {
  describe(`the page of ${year}`, () => {
    const entries = placedEntries(releases).map(({entry}) => entry);
    const html = builtPage(page);
    const article = select('article', html)!;

    it('has as many entries as its source has bullets', () => {
      const source = readFileSync(path.join(SOURCES, `${year}.mdx`), 'utf8');
      const bullets = source.split('\n').filter((line) => line.startsWith('- '));
      const summaries = releases.flatMap((release) => release.summary);
      expect(entries).toHaveLength(bullets.length - summaries.length);
    });

    it('weighs at most 130 bytes an entry, compressed', () => {
      const sent = gzipSync(builtText(`${page}/index.html`)).length;
      expect(sent / entries.length).toBeLessThanOrEqual(130);
    });

    it('gives every release, section and entry an id of its own and a link to it', () => {
      const ids: unknown[] = [];
      visit(html, 'element', ({properties: {id}}) => void (id === undefined || ids.push(id)));
      const known = new Set(ids);
      expect(ids).toHaveLength(known.size);
      const targets = new Set<unknown>();
      visit(article, 'element', ({properties: {href}}) => void targets.add(href));
      const places = [...entries, ...releases, ...releases.flatMap(({sections}) => sections)];
      expect(places.filter(({id}) => !known.has(id) || !targets.has(`#${id}`))).toEqual([]);
    });
  });
}

it('the page of 2024 has the title, description, address and neighbors that the specification lists', () => {
  const source = readFileSync(path.join(SOURCES, '2024.mdx'), 'utf8');
  expect(source).toMatch(/^---\n(?:.+\n)*slug: \S*\/2024\nsidebar_position: 3\nsidebar_label: '2024'\n---\n/);
  const page = builtPage(PAGE_2024);
  expect(toString(select('article h1', page)!)).toBe('2024 Changelog');
  expect(select('meta[name=description]', page)!.properties.content).toMatch(
    /^Everything that changed in the ClickHouse server in 2024/,
  );
  const links = (part: string) => selectAll(`${part} a`, page).map((link) => [toString(link), link.properties.href]);
  expect(links('.menu')).toContainEqual(['2024', PAGE_2024]);
  expect(links('.navbar').map(([words]) => words)).toEqual([
    'ClickHouse Changelog',
    'Changelog',
    'Patches',
    'Upgrade',
    'Names',
    'Data',
  ]);
  expect(links('footer').map(([, href]) => href)).toContain('/licenses.txt');
  expect(links('.pagination-nav')).toEqual([
    ['Previous2025', '/whats-new/changelog/'],
    ['Next2023', '/whats-new/changelog/2023'],
  ]);
});

it('the page of 2024 ends with a link to the 2023 changelog', () => {
  const last = selectAll('article .markdown > *', builtPage(PAGE_2024)).at(-1)!;
  expect(selectAll('a', last).map(({properties}) => properties.href)).toEqual(['/whats-new/changelog/2023']);
});
