import {Feed, type Item} from 'feed';
import {releaseTitle} from '../model/lts';
import {allReleases, countEntries, type Release} from '../model/records';
import {DATA_PATHS, resolver, siteUrl} from '../model/site';
import type {Resolve} from '../model/text';
import {type EntryContext, entryClauses} from '../patches/clauses';
import {entryHtml} from '../render/entry';
import {h, htmlOf} from '../render/html';
import {summaryList} from '../render/release-head';
import type {DataSource} from './rows';

/** Readers of feeds want what is new. The rows have every release. */
const NEWEST = 4;
/** Older releases join up to this many entries in all; 788 weigh 85 kB compressed. The newest is always whole. */
const MOST_ENTRIES = 1100;

/** The newest releases, as many as a feed may weigh, at least one. */
function whatFits(releases: readonly Release[]): Release[] {
  let entries = 0;
  return releases.slice(0, NEWEST).filter((release, index) => {
    entries += countEntries(release);
    return index === 0 || entries <= MOST_ENTRIES;
  });
}

/**
 * The summary and the full notes of a release as HTML for readers outside the site: no ids, no styles, whole addresses,
 * and a word for the link to the entry.
 */
function notesHtml(release: Release, context: EntryContext, resolve: Resolve): string {
  const lists = release.sections.flatMap((section) => {
    const items = section.entries.map((entry) => {
      const link = h('a', {href: resolve(entry.address)}, 'link');
      return entryHtml(entry, {resolve, clauses: entryClauses({release, section, entry}, context), link});
    });
    return [h('h3', {}, section.name), h('ul', {}, items)];
  });
  // Where lines of code break is a matter of the site's style sheet.
  return htmlOf([...summaryList(release, resolve), ...lists]).replace(/<\/?(?:span|wbr)>/g, '');
}

function newestItems({site, years, ...context}: DataSource): Item[] {
  const resolve = resolver(site);
  const dated = allReleases(years).filter(({date}) => date !== undefined);
  return whatFits(dated).map((release) => {
    const address = resolve(release.address); // which never changes
    const date = new Date(release.date!); // midnight UTC
    return {
      title: releaseTitle(release),
      id: address,
      link: address,
      date,
      published: date,
      content: notesHtml(release, context, resolve),
    };
  });
}

/** Atom and JSON Feed: an item for each of the newest releases. */
export function changelogFeeds(source: DataSource): {readonly atom: string; readonly json: string} {
  const {site} = source;
  const items = newestItems(source);
  const home = siteUrl('/', site);
  const atom = siteUrl(DATA_PATHS.atom, site);
  const feed = new Feed({
    id: atom,
    title: site.title,
    description: site.tagline,
    link: home,
    language: 'en',
    favicon: siteUrl('/img/favicon.svg', site),
    updated: items[0]?.date ?? new Date(0),
    generator: false,
    author: {name: site.title, link: home},
    feedLinks: {atom, json: siteUrl(DATA_PATHS.json, site)},
  });
  for (const item of items) feed.addItem(item);
  return {atom: feed.atom1(), json: feed.json1()};
}
