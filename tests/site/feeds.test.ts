import {brotliCompressSync} from 'node:zlib';
import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {expect, it} from 'vitest';
import {allReleases, placedEntries} from '../../src/changelog/model/records';
import {readReal} from '../changelog/real';
import {address, builtText, pathOf} from './built';

// What an item of a feed has is in tests/changelog/export/feeds.test.ts.
interface AtomEntry {
  readonly id: string;
  readonly content: {readonly value: string};
}
interface JsonItem {
  readonly id: string;
  readonly content_html: string;
}

const xml = builtText('whats-new/changelog/atom.xml');
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  textNodeName: 'value',
  trimValues: false,
  parseTagValue: false,
  isArray: (name) => name === 'entry',
  processEntities: {enabled: true, maxTotalExpansions: 1e6, maxExpandedLength: 1e8},
});
const atom = (parser.parse(xml) as {feed: {entry: AtomEntry[]}}).feed;
const json = JSON.parse(builtText('whats-new/changelog/feed.json')) as {items: JsonItem[]};

it('both feeds have the newest release at least, and weigh about 80 kB as sent', () => {
  expect(json.items.length).toBeGreaterThan(0);
  for (const file of ['atom.xml', 'feed.json'])
    expect(brotliCompressSync(builtText(`whats-new/changelog/${file}`)).length).toBeLessThanOrEqual(82_000);
});

it('the Atom feed is well-formed, in UTF-8, and in the namespace of RFC 4287, and has the items of the JSON Feed', () => {
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(xml.startsWith('<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">')).toBe(
    true,
  );
  // Characters that XML 1.0 does not allow.
  expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
  expect(atom.entry.map(({id, content}) => [id, content.value])).toEqual(
    json.items.map(({id, content_html}) => [id, content_html]),
  );
});

it('an item carries every entry of its release, with whole addresses only', async () => {
  const {years} = await readReal();
  for (const {id, content_html} of json.items) {
    const release = allReleases(years).find((each) => address(each.address) === id)!;
    const notes = fromHtml(content_html, {fragment: true});
    const items = selectAll('h3 ~ ul > li', notes);
    const links = items.map((item) => selectAll('a', item).map(({properties}) => String(properties.href)));
    expect(links.map((hrefs) => pathOf(hrefs.at(-1)!))).toEqual(
      placedEntries([release]).map(({entry}) => entry.address),
    );
    expect(links.flat().filter((href) => !/^https?:\/\//.test(href))).toEqual([]);
    expect(selectAll('[id], script, style', notes)).toEqual([]);
  }
});
