import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {XMLParser} from 'fast-xml-parser';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {expect, it} from 'vitest';
import {PAGE_PATHS, PAGE_TITLES} from '../../src/changelog/model/site';
import {yearsWithPages} from '../../src/files/changelog-folder';
import {SITE} from '../changelog/real';
import {writtenAddresses} from '../written-addresses';
import {address, builtFile, builtPage, builtText, pathOf, served} from './built';

/** The `<head>` of a built page, so that no selector goes through thousands of entries. */
const head = (page: string) => select('head', builtPage(page))!;
/** An address that only leads on to another has no content, feeds or place in the sitemap. */
const isRedirect = (page: string): boolean => select('meta[http-equiv=refresh]', head(page)) !== undefined;
const pages = readdirSync(builtFile('.'), {recursive: true, encoding: 'utf8'})
  .filter((file) => path.basename(file) === 'index.html')
  .map((file) => path.dirname(file))
  .filter((page) => !isRedirect(page));
/** The number of a year whose page stands at another address serves the same page, and so does one of the planner. */
const isCopy = (page: string): boolean =>
  page === 'whats-new/changelog/upgrade' ||
  yearsWithPages(SITE).some(
    ({year, path: to}) => page === `whats-new/changelog/${year}` && path.join('/', page) !== to,
  );
const canonical = (page: string): string[] =>
  selectAll('link[rel=canonical]', head(page)).map(({properties}) => String(properties.href));
const meta = (page: string, property: string): string[] =>
  selectAll(`meta[property="${property}"]`, head(page)).map(({properties}) => String(properties.content));

it.each(pages)(
  '%s has one address, its own, says the same to Open Graph, and links the feeds and a picture',
  (page) => {
    const links = selectAll('link[rel=alternate][type]', head(page)).map(({properties}) => [
      properties.type,
      properties.href,
    ]);
    expect(links).toContainEqual(['application/atom+xml', served('/whats-new/changelog/atom.xml')]);
    expect(links).toContainEqual(['application/feed+json', served('/whats-new/changelog/feed.json')]);
    const [own, ...others] = canonical(page);
    expect(others).toEqual([]);
    if (!isCopy(page)) expect(path.join('/', page)).toBe(pathOf(own!).replace(/(.)\/$/, '$1'));
    expect(meta(page, 'og:url')).toEqual([own]);
    expect(meta(page, 'og:title')[0]).toContain(toString(select('h1', builtPage(page))!));
    expect(meta(page, 'og:description')[0]!.length).toBeGreaterThan(20);
    expect(meta(page, 'og:image').map((image) => existsSync(builtFile(pathOf(image))))).toEqual([true]);
  },
);

it.each(['planner', 'names', 'patches', 'data'] as const)(
  'the page of %s has the title by which the search and llms.txt call it',
  (page) => {
    expect(toString(select('h1', builtPage(PAGE_PATHS[page]))!)).toBe(PAGE_TITLES[page]);
  },
);

it.each(yearsWithPages(SITE))(
  'the number of $year is the address of its page, or leads on to it',
  ({year, path: to}) => {
    const page = `whats-new/changelog/${year}`;
    expect(pages.map((each) => path.join('/', each))).toContain(to.replace(/(.)\/$/, '$1'));
    expect(canonical(page)).toEqual([isRedirect(page) ? served(to) : address(to)]);
  },
);

it('the sitemap has the canonical address of every page', () => {
  const {urlset} = new XMLParser({isArray: (name) => name === 'url'}).parse(builtText('sitemap.xml')) as {
    urlset: {url: {loc: string}[]};
  };
  expect(urlset.url.map(({loc}) => loc).toSorted()).toEqual(
    pages
      .filter((page) => !isCopy(page))
      .flatMap(canonical)
      .toSorted(),
  );
  expect(builtText('robots.txt')).toContain(`Sitemap: ${address('/sitemap.xml')}\n`);
});

it("a year's page is an article, and links itself as Markdown", () => {
  const page = 'whats-new/changelog/2024';
  expect(meta(page, 'og:type')).toEqual(['article']);
  const link = select('link[rel=alternate][type="text/markdown"]', builtPage(page))!;
  expect(link.properties.href).toBe(served(`${page}.md`));
});

it('every address in pages, feeds and texts leads to something', () => {
  const all = writtenAddresses(builtFile('.'));
  const leads = (file: string) => ['', '.html', '/index.html'].some((ending) => existsSync(builtFile(file + ending)));
  const wrong = all.filter(({address: each}) => !leads(decodeURI(each.slice(served('/').length))));
  expect(wrong).toEqual([]);
  expect(all.length).toBeGreaterThan(10_000);
});
