import {readFileSync} from 'node:fs';
import path from 'node:path';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {describe, expect, it} from 'vitest';
import {NameFinder} from '../../src/changelog/names';
import {SECTIONS} from '../../src/changelog/section-names';
import {plainText, releaseName} from '../../src/changelog/text';
import {readNames, readYearPages} from '../../src/plugins/changelog/read';
import {readWrittenYears} from '../changelog/real';
import {builtPage} from './built';

/** Holds the built site against its source: run `npm run build` first. */
const SITE = path.join(__dirname, '..', '..');
const SOURCES = path.join(SITE, 'docs/whats-new/changelog');
const PAGE_2024 = '/whats-new/changelog/2024';
/** What 2024 had when it was published; each section's name, id and number of entries. */
const outline = JSON.parse(readFileSync(path.join(__dirname, 'outline-2024.json'), 'utf8')) as {
  version: string;
  lts: boolean;
  date: string;
  id: string;
  sections: [string, string, number][];
}[];
const pages = await readYearPages(SITE);
const years = await readWrittenYears();

describe("every year's page", () => {
  it.each(pages.map(({file, facts}) => [path.basename(file, '.mdx'), facts.slug]))(
    '%s keeps the anchors that were published, and publishes those it has',
    (name, slug) => {
      const present = selectAll('[data-static-html] [id], #table-of-contents', builtPage(slug!)).map((element) =>
        String(element.properties.id),
      );
      const published = readFileSync(path.join(SOURCES, `anchors/${name}.txt`), 'utf8')
        .trim()
        .split('\n');
      expect(
        published.filter((id) => !present.includes(id)),
        'published anchors that vanished: keep one with the clause "; id NAME" in its entry',
      ).toEqual([]);
      expect(
        present.filter((id) => !published.includes(id)),
        'anchors that are not published: run `npm run anchors`',
      ).toEqual([]);
    },
  );
});

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
    expect(kept).toEqual(
      outline.map((release) => ({...release, sections: release.sections.map(([name, id]) => [name, id])})),
    );
  });

  it('has in each section the entries that it had, 1,691 in all, or more', () => {
    expect(sections.reduce((sum, [, , count]) => sum + count, 0)).toBe(1691);
    const counts = new Map(
      releases.flatMap((release) => release.sections).map(({id, entries}) => [id, entries.length]),
    );
    expect(
      sections.filter(([, id, count]) => (counts.get(id) ?? 0) < count),
      'sections that lost entries; where one moved on purpose, change outline-2024.json',
    ).toEqual([]);
  });
});

for (const {file, path: slug, releases, written, entries} of years) {
  describe(`the page of ${file}`, () => {
    const html = builtPage(slug);
    const article = select('article', html)!;

    it('shows as many entries as the model has, each under its id and with its text', () => {
      const shown = selectAll('.release li', article).map(
        (item) => [String(item.properties.id), toString(item)] as const,
      );
      expect(shown.map(([id]) => id)).toEqual(entries.map(({entry}) => entry.id));
      for (const [index, {entry}] of entries.entries())
        expect(shown[index]![1].startsWith(plainText(entry))).toBe(true);
    });

    it('has as many entries as its source has bullets', () => {
      const source = readFileSync(path.join(SOURCES, file), 'utf8');
      expect(entries).toHaveLength(source.split('\n').filter((line) => line.startsWith('- ')).length);
    });

    it('links every pull request of the model from its entry', () => {
      const links = new Map(
        selectAll('.release li', article).map((item) => [
          item.properties.id,
          selectAll('a', item).map((link) => String(link.properties.href)),
        ]),
      );
      for (const {entry} of entries) {
        for (const number of entry.references.pullRequests)
          expect(links.get(entry.id)).toContain(`https://github.com/ClickHouse/ClickHouse/pull/${number}`);
      }
    });

    it('gives every release, section and entry an id of its own and a link to it', () => {
      const ids = selectAll('[id]', html).map((element) => String(element.properties.id));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      const targets = new Set(selectAll('a', article).map((link) => String(link.properties.href)));
      for (const element of selectAll('.release li, .release h2, .release h3', article))
        expect(targets).toContain(`#${String(element.properties.id)}`);
    });

    it('has an overview row for every release, with its own figures', () => {
      const rows = selectAll('#table-of-contents ~ [data-static-html=overview] tbody tr', article);
      const figure = ({sections}: (typeof releases)[number]) =>
        sections.length > 0 ? String(sections.flatMap((section) => section.entries).length) : 'not written yet';
      expect(
        rows.map((row) =>
          selectAll('th, td', row)
            .slice(0, 3)
            .map((cell) => toString(cell)),
        ),
      ).toEqual(releases.map((release) => [releaseName(release), release.date, figure(release)]));
      expect(rows.map((row) => select('a', row)!.properties.href)).toEqual(releases.map(({id}) => `#${id}`));
      const bars = rows.flatMap((row) => selectAll('svg', row)).map((bar) => bar.properties.ariaLabel);
      expect(bars).toEqual(
        written.map(({sections}) =>
          sections.map((section) => `${SECTIONS[section.name].label}: ${section.entries.length}`).join(', '),
        ),
      );
    });
  });
}

it('the page of 2024 ends with a link to the 2023 changelog', () => {
  const last = selectAll('article .markdown > *', builtPage(PAGE_2024)).at(-1)!;
  expect(selectAll('a', last).map(({properties}) => properties.href)).toEqual(['/whats-new/changelog/2023']);
});

it('every name of names.yml is mentioned in some code span', () => {
  const names = readNames(SITE);
  const finder = new NameFinder(names);
  const mentioned = new Set(years.flatMap(({entries}) => entries).flatMap(({entry}) => finder.mentions(entry)));
  expect(names.filter((name) => !mentioned.has(name))).toEqual([]);
});
