import {existsSync} from 'node:fs';
import type {Element, Root} from 'hast';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {placedEntries} from '../../src/changelog/model/records';
import {markdownPath} from '../../src/changelog/model/site';
import {plainText} from '../../src/changelog/model/text';
import {readReal} from '../changelog/real';
import {address, builtFile, builtText, pathOf, shownMarkdown} from './built';

const {years} = await readReal();

/** What the Markdown is made of. */
const TAGS = ['a', 'code', 'p', 'li', 'ul', 'h1', 'h2', 'h3', 'strong', 'hr', 'pre'];
/** The words of a text, by which two are compared. */
const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const hrefs = (item: Element | Root): string[] => selectAll('a', item).map(({properties}) => String(properties.href));

describe.each(years)('the page of $year as Markdown', ({path, releases}) => {
  const markdown = builtText(markdownPath({path}));
  const plain = shownMarkdown(markdown);

  // What stands behind the words of an entry is in tests/changelog/export.
  it('has every entry, in its words and with a link to it', () => {
    const entries = placedEntries(releases).map(({entry}) => entry);
    // The bullets of a summary have no such link.
    const links = selectAll('li', plain).flatMap((item) => {
      const last = selectAll('a', item).at(-1);
      return last && toString(last) === 'link' ? {item, href: String(last.properties.href)} : [];
    });
    expect(links.map(({href}) => href)).toEqual(entries.map((entry) => address(entry.address)));
    const wrong = entries.filter(
      ({text}, index) => !words(toString(links[index]!.item)).startsWith(words(plainText(text))),
    );
    expect(wrong).toEqual([]);
  });

  it('has neither MDX nor HTML, and whole addresses only', () => {
    expect(markdown).not.toMatch(/\{\/\*|^import |^export |^---\ntitle/m);
    expect(hrefs(plain).filter((href) => !/^https?:\/\//.test(href))).toEqual([]);
    const tags = new Set<string>();
    visit(plain, 'element', ({tagName}) => void tags.add(tagName));
    expect([...tags].filter((tag) => !TAGS.includes(tag))).toEqual([]);
  });
});

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
