import {Feed} from 'feed';
import {headingText} from '../headings';
import {writtenReleases} from '../text';
import {releaseNotes} from './notes';
import {resolver} from './resolve';
import type {DataSource} from './rows';
import {completePages, DATA_PATHS, siteUrl} from './site';

/** A date without a time is midnight UTC. */
function midnight(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** The library writes JSON Feed 1.0; in 1.1 authors are a list and the language is told. */
function jsonFeed11(text: string): string {
  const {version: _version, author, ...feed} = JSON.parse(text) as Record<string, unknown>;
  const {title, ...rest} = feed;
  const version = 'https://jsonfeed.org/version/1.1';
  return `${JSON.stringify({version, title, language: 'en', authors: [author], ...rest}, null, 1)}\n`;
}

/** The feeds' texts. */
export interface Feeds {
  readonly atom: string;
  readonly json: string;
}

/**
 * Atom and JSON Feed: an item for each complete release that has a date, newest first, with its full notes.
 * An item's id is the release's address on the page, which never changes.
 */
export function changelogFeeds({site, pages, authors}: Pick<DataSource, 'site' | 'pages' | 'authors'>): Feeds {
  const items = completePages(pages).flatMap((page) => {
    const resolve = resolver(page, pages, site);
    return writtenReleases(page.changelog).flatMap((release) =>
      release.date === undefined ? [] : [{release, date: midnight(release.date), resolve}],
    );
  });
  const home = siteUrl('/', site);
  const feed = new Feed({
    id: siteUrl(DATA_PATHS.atom, site),
    title: site.title,
    description: site.tagline,
    link: home,
    language: 'en',
    favicon: siteUrl('/img/favicon.svg', site),
    updated: items[0]?.date ?? new Date(0),
    generator: false,
    author: {name: site.title, link: home},
    feedLinks: {atom: siteUrl(DATA_PATHS.atom, site), json: siteUrl(DATA_PATHS.json, site)},
  });
  for (const {release, date, resolve} of items) {
    const address = resolve(`#${release.id}`);
    feed.addItem({
      title: headingText(release.heading).text,
      id: address,
      link: address,
      date,
      published: date,
      content: releaseNotes(release, authors, resolve),
    });
  }
  return {atom: feed.atom1(), json: jsonFeed11(feed.json1())};
}
