import {brotliCompressSync} from 'node:zlib';
import {XMLValidator} from 'fast-xml-parser';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {expect, it} from 'vitest';
import {allReleases, placedEntries} from '../../src/changelog/model/records';
import {readReal} from '../changelog/real';
import {address, builtText, pathOf} from './built';

// What an item of a feed has is in tests/changelog/export/feeds.test.ts.
const xml = builtText('whats-new/changelog/atom.xml');
const json = builtText('whats-new/changelog/feed.json');
const {items} = JSON.parse(json) as {items: {id: string; content_html: string}[]};

it('the Atom feed is well-formed, with the items of the JSON Feed; both weigh at most 90 kB as sent', () => {
  expect(XMLValidator.validate(xml)).toBe(true);
  // Characters that XML 1.0 does not allow.
  expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
  expect([...xml.matchAll(/<entry>[\s\S]*?<id>(.*?)<\/id>/g)].map(([, id]) => id)).toEqual(items.map(({id}) => id));
  expect(items.length).toBeGreaterThan(0);
  for (const feed of [xml, json]) expect(brotliCompressSync(feed).length).toBeLessThanOrEqual(90_000);
});

it('an item carries every entry of its release, with whole addresses only', async () => {
  const {years} = await readReal();
  for (const {id, content_html} of items) {
    const release = allReleases(years).find((each) => address(each.address) === id)!;
    const notes = fromHtml(content_html, {fragment: true});
    const entries = selectAll('h3 ~ ul > li', notes);
    const links = entries.map((item) => selectAll('a', item).map(({properties}) => String(properties.href)));
    expect(links.map((hrefs) => pathOf(hrefs.at(-1)!))).toEqual(
      placedEntries([release]).map(({entry}) => entry.address),
    );
    expect(links.flat().filter((href) => !/^https?:\/\//.test(href))).toEqual([]);
    expect(selectAll('[id], script, style', notes)).toEqual([]);
  }
});
