import {Feed} from 'feed';
import {DATA_PATHS, siteUrl} from '../model/site';
import {releaseTitle} from '../model/versions';
import {releaseNotes} from './html';
import {resolver} from './resolve';
import type {DataSource} from './rows';

/** A reader of feeds asks for what is new; the full set is in the data. */
const NEWEST = 4;

/** The library writes JSON Feed 1.0; in 1.1 authors are a list and the language is told. */
function jsonFeed11(text: string): string {
  const {version: _version, title, author, ...rest} = JSON.parse(text) as Record<string, unknown>;
  const version = 'https://jsonfeed.org/version/1.1';
  return `${JSON.stringify({version, title, language: 'en', authors: [author], ...rest}, null, 1)}\n`;
}

/**
 * Atom and JSON Feed: an item for each of the newest releases that have a date, with its full notes.
 * An item's id is the release's address on the page, which never changes.
 */
export function changelogFeeds({site, years, authors}: DataSource) {
  const items = years
    .flatMap((year) => {
      const resolve = resolver(year, years, site);
      return year.releases.flatMap((release) =>
        // A date without a time is midnight UTC.
        release.date === undefined ? [] : [{release, date: new Date(release.date), resolve}],
      );
    })
    .slice(0, NEWEST);
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
    const address = resolve(release.address);
    feed.addItem({
      title: releaseTitle(release),
      id: address,
      link: address,
      date,
      published: date,
      content: releaseNotes(release, authors, resolve),
    });
  }
  return {atom: feed.atom1(), json: jsonFeed11(feed.json1())};
}
