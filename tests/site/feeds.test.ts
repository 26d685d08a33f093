import {brotliCompressSync} from 'node:zlib';
import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {describe, expect, it} from 'vitest';
import {releaseName} from '../../src/changelog/model/lts';
import {allReleases, placedEntries} from '../../src/changelog/model/records';
import {readReal} from '../changelog/real';
import {address, builtText, pathOf} from './built';

interface AtomEntry {
  id: string;
  title: {value: string};
  updated: string;
  published: string;
  link: {href: string}[];
  content: {type?: string; value: string};
  summary: {value: string};
}
interface Atom {
  updated: string;
  entry: AtomEntry[];
}
interface JsonFeed {
  items: {content_html: string}[];
}

const xml = builtText('whats-new/changelog/atom.xml');
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  textNodeName: 'value',
  trimValues: false,
  parseTagValue: false,
  isArray: (name) => ['entry', 'link'].includes(name),
  processEntities: {enabled: true, maxTotalExpansions: 1e6, maxExpandedLength: 1e8},
});
const atom = (parser.parse(xml) as {feed: Atom}).feed;
const json = JSON.parse(builtText('whats-new/changelog/feed.json')) as JsonFeed;

/** What the source has of the newest releases that have a date, as many as the feed has items, newest first. */
const releases = allReleases((await readReal()).years)
  .filter(({date}) => date !== undefined)
  .slice(0, json.items.length)
  .map((release) => ({
    heading: `ClickHouse release ${releaseName(release)}, ${release.date}`,
    id: address(release.address),
    entries: placedEntries([release]).map(({entry}) => entry.address),
  }));
const RFC3339 = /^\d{4}-\d{2}-\d{2}T00:00:00(\.0+)?Z$/;

it('both feeds have the newest release at least, and weigh 80 kB or less as sent', () => {
  expect(json.items.length).toBeGreaterThan(0);
  for (const file of ['atom.xml', 'feed.json'])
    expect(brotliCompressSync(builtText(`whats-new/changelog/${file}`)).length).toBeLessThanOrEqual(80_000);
});

describe('the Atom feed', () => {
  it('is well-formed, in UTF-8, and in the namespace of RFC 4287', () => {
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(xml.startsWith('<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">')).toBe(
      true,
    );
    // Characters that XML 1.0 does not allow.
    expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
  });

  it('has an entry for each of the newest releases, each with id, title, dates, link and content', () => {
    expect(atom.entry.map(({id, title}) => [id, title.value])).toEqual(releases.map(({id, heading}) => [id, heading]));
    expect(new Set(atom.entry.map(({id}) => id)).size).toBe(atom.entry.length);
    for (const entry of atom.entry) {
      const date = /\d{4}-\d{2}-\d{2}$/.exec(entry.title.value)![0];
      expect(entry.updated).toMatch(RFC3339);
      expect([entry.updated.slice(0, 10), entry.published.slice(0, 10)]).toEqual([date, date]);
      expect(entry.link.map(({href}) => href)).toEqual([entry.id]);
      expect(entry.content.type).toBe('html');
    }
    expect(atom.updated).toBe(atom.entry[0]!.updated);
  });
});

describe('the JSON Feed', () => {
  it('is of version 1.1', () => {
    expect(json).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: address('/'),
      feed_url: address('/whats-new/changelog/feed.json'),
      language: 'en',
    });
  });

  it('has the items of the Atom feed', () => {
    const same = atom.entry.map(({id, title, content, summary, published, updated}) => ({
      id,
      url: id,
      title: title.value,
      content_html: content.value,
      summary: selectAll('li', fromHtml(summary.value, {fragment: true}))
        .map((item) => toString(item))
        .join(' '),
      date_published: published,
      date_modified: updated,
    }));
    expect(json.items).toEqual(same);
  });

  it('carries every entry of a release, with whole addresses only', () => {
    for (const [index, {content_html}] of json.items.entries()) {
      const notes = fromHtml(content_html, {fragment: true});
      const items = selectAll('h3 ~ ul > li', notes);
      const links = items.map((item) => selectAll('a', item).map(({properties}) => String(properties.href)));
      expect(links.map((hrefs) => pathOf(hrefs.at(-1)!))).toEqual(releases[index]!.entries);
      expect(links.flat().filter((href) => !/^https?:\/\//.test(href))).toEqual([]);
      expect(selectAll('[id], script, style', notes)).toEqual([]);
    }
  });
});
