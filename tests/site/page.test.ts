import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';
import {select, selectAll} from 'hast-util-select';
import {describe, expect, it} from 'vitest';
import {NameFinder} from '../../src/changelog/names';
import {readNames, readYearPages} from '../../src/plugins/changelog/read';
import {placedEntries, plainText} from '../../src/changelog/text';

/** Holds the built site against its source: run `npm run build` first. */
const SITE = path.join(__dirname, '..', '..');
const outline = JSON.parse(readFileSync(path.join(__dirname, 'outline-2024.json'), 'utf8')) as {version: string; lts: boolean; date: string; id: string; sections: [string, string, number][]}[];
const pages = await readYearPages(SITE);
const changelog = pages.find(({file}) => file.endsWith('2024.mdx'))!.changelog;
const html = fromHtml(readFileSync(path.join(SITE, 'build/whats-new/changelog/2024/index.html'), 'utf8'));
const article = select('article', html)!;

describe('every year\'s page', () => {
  it.each(pages.map(({file}) => path.basename(file, '.mdx')))('%s keeps the anchors that were published, and publishes those it has', (name) => {
    const built = fromHtml(readFileSync(path.join(SITE, 'build/whats-new/changelog', name === 'index' ? '' : name, 'index.html'), 'utf8'));
    const present = selectAll('[data-static-html] [id], #table-of-contents', built).map((element) => String(element.properties.id));
    const published = readFileSync(path.join(SITE, `docs/whats-new/changelog/anchors/${name}.txt`), 'utf8').trim().split('\n');
    expect(published.filter((id) => !present.includes(id)), 'published anchors that vanished: keep one with the clause "; id NAME" in its entry').toEqual([]);
    expect(present.filter((id) => !published.includes(id)), 'anchors that are not published: run `npm run anchors`').toEqual([]);
  });
});

describe('the 2024 page', () => {
  it('has the releases, sections and entries that the year had, in the same order', () => {
    expect(changelog.releases.map(({version, lts, date, id, sections}) => ({version, lts, date, id, sections: sections.map((section) => [section.name, section.id, section.entries.length])}))).toEqual(outline);
  });

  it('shows as many entries as the model has, each under its id and with its text', () => {
    const shown = selectAll('.release li', article).map((item) => [String(item.properties.id), toString(item)] as const);
    const entries = placedEntries(changelog).map(({entry}) => entry);
    expect(shown.map(([id]) => id)).toEqual(entries.map(({id}) => id));
    for (const [index, entry] of entries.entries()) expect(shown[index]![1].startsWith(plainText(entry))).toBe(true);
  });

  it('has as many entries as its source has bullets', () => {
    const source = readFileSync(path.join(SITE, 'docs/whats-new/changelog/2024.mdx'), 'utf8');
    expect(placedEntries(changelog)).toHaveLength(source.split('\n').filter((line) => line.startsWith('- ')).length);
  });

  it('links every pull request of the model from its entry', () => {
    const links = new Map(selectAll('.release li', article).map((item) => [item.properties.id, selectAll('a', item).map((link) => String(link.properties.href))]));
    for (const {entry} of placedEntries(changelog)) {
      for (const number of entry.references.pullRequests) expect(links.get(entry.id)).toContain(`https://github.com/ClickHouse/ClickHouse/pull/${number}`);
    }
  });

  it('gives every release, section and entry an id of its own and a link to it', () => {
    const ids = selectAll('[id]', html).map((element) => String(element.properties.id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const targets = new Set(selectAll('a', article).map((link) => String(link.properties.href)));
    for (const element of selectAll('.release li, .release h2, .release h3', article)) expect(targets).toContain(`#${String(element.properties.id)}`);
  });

  it('has an overview row for every release, with its own figures', () => {
    const rows = selectAll('#table-of-contents ~ [data-static-html=overview] tbody tr', article);
    expect(rows.map((row) => selectAll('th, td', row).slice(0, 3).map((cell: Element) => toString(cell)))).toEqual(
      outline.map(({version, lts, date, sections}) => [lts ? `${version} LTS` : version, date, String(sections.reduce((sum, [, , count]) => sum + count, 0))]),
    );
    expect(rows.map((row) => select('a', row)!.properties.href)).toEqual(outline.map(({id}) => `#${id}`));
    expect(select('svg', rows[0]!)!.properties.ariaLabel).toContain('Bug fix: ');
  });

  it('ends with a link to the 2023 changelog', () => {
    const last = selectAll('.markdown > *', article).at(-1)!;
    expect(selectAll('a', last).map(({properties}) => properties.href)).toEqual(['/whats-new/changelog/2023']);
  });

  it('mentions every name of names.yml in some code span', () => {
    const names = readNames(SITE);
    const finder = new NameFinder(names);
    const mentioned = new Set(pages.flatMap((page) => placedEntries(page.changelog)).flatMap(({entry}) => finder.mentions(entry)));
    expect(names.filter((name) => !mentioned.has(name))).toEqual([]);
  });
});
