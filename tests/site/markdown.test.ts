import {existsSync} from 'node:fs';
import type {Element, ElementContent, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {markdownPath} from '../../src/changelog/model/site';
import {readReal} from '../changelog/real';
import {address, builtFile, builtPage, builtText, pathOf, shownMarkdown} from './built';

const {years} = await readReal();

/** What the Markdown is made of. */
const TAGS = ['a', 'code', 'p', 'li', 'ul', 'h1', 'h2', 'h3', 'strong', 'hr', 'pre'];
/** The words of a text, by which the two are compared. */
const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Whether a part of an entry is neither its references, nor what an upgrade needs, nor its example. */
const isText = (part: ElementContent): boolean =>
  part.type !== 'element' || !['small', 'p', 'pre'].includes(part.tagName);

const isLine = (part: ElementContent): boolean => part.type !== 'element' || part.tagName !== 'pre';

const examples = (of: Element | Root): string[] =>
  selectAll('li > pre > code', of).map((code) => toString(code).trimEnd());

const hrefs = (item: Element | Root): string[] => selectAll('a', item).map(({properties}) => String(properties.href));

for (const {year, path} of years) {
  const markdown = builtText(markdownPath({path}));
  const plain = shownMarkdown(markdown);
  const page = builtPage(path);

  describe(`the page of ${year} as Markdown`, () => {
    it('has the headings of the page', () => {
      expect(toString(select('h1', plain)!)).toBe(toString(select('h1', page)!));
      for (const level of ['h2', 'h3']) {
        const shown = selectAll(`.release ${level}`, page).map((heading) => toString(heading));
        expect(selectAll(level, plain).map((heading) => toString(heading))).toEqual(shown);
      }
    });

    it('has the entries of the page, in its words and with a link to each', () => {
      // The bullets of a summary name no pull request; they stand before the first section.
      const line = (item: Element) => words(toString({...item, children: item.children.filter(isLine)}));
      const items = selectAll('h3 ~ ul > li', plain).filter((item) => /\(.*link\)$/.test(line(item)));
      expect(examples(plain)).toEqual(examples(page));
      const shown = selectAll('.release li[id]', page);
      expect(items).toHaveLength(shown.length);
      for (const [index, item] of items.entries()) {
        const said = (part: Element) => words(toString(part)).replaceAll(/ Copy$|#$/g, '');
        const around = selectAll('small, p', shown[index]!).map(said);
        const text = words(toString({...shown[index]!, children: shown[index]!.children.filter(isText)}));
        // On the page, what an upgrade needs has lines of its own.
        const clauses = (of: string) => of.split(' · ').filter(Boolean).toSorted();
        const group = line(item).slice(text.length);
        expect(line(item).slice(0, text.length)).toBe(text);
        expect(clauses(group.slice(2, -1))).toEqual(clauses([...around, 'link'].join(' · ')));
        // The same links, made whole; the last one leads to the entry itself.
        const whole = (element: Element) => hrefs(element).map((href) => new URL(href, address(path)).href);
        expect(whole(item)).toEqual(whole(shown[index]!));
      }
      const summaries = selectAll('.release .summary > li', page).map((item) => words(toString(item)));
      const bullets = selectAll('li', plain).filter((item) => !items.includes(item));
      expect(bullets.map((item) => words(toString(item)))).toEqual(summaries);
    });

    it('has neither MDX nor HTML, and whole addresses only', () => {
      expect(markdown).not.toMatch(/\{\/\*|^import |^export |^---\ntitle/m);
      expect(hrefs(plain).filter((href) => !/^https?:\/\//.test(href))).toEqual([]);
      const tags = new Set<string>();
      visit(plain, 'element', ({tagName}) => void tags.add(tagName));
      expect([...tags].filter((tag) => !TAGS.includes(tag))).toEqual([]);
    });
  });
}

it('llms.txt says what the site is, and leads to files and pages that exist', () => {
  const text = builtText('llms.txt');
  expect(text).toMatch(/^# ClickHouse Changelog\n\n> .+\n\n## /);
  const links = hrefs(shownMarkdown(text)).map(pathOf);
  expect(links).toEqual(expect.arrayContaining([...years.map(markdownPath), '/whats-new/changelog/changelog.jsonl']));
  const files = links
    .map((link) => link.split('#')[0]!)
    .map((link) => (/\.\w+$/.test(link) ? link : `${link}/index.html`));
  expect(files.filter((link) => !existsSync(builtFile(link)))).toEqual([]);
  // The summaries of the newest release and of the newest with long-term support.
  expect(text.match(/^## ClickHouse release /gm)).toHaveLength(2);
});
