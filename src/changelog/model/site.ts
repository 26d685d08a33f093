// Addresses of the site: where its pages and the files for programs stand.
import type {Year} from './records';
import type {Resolve} from './text';

/** The folder of the changelog below the site's address. */
export const CHANGELOG_PATH = '/whats-new/changelog';

/** The server's own notes; those of a year stand below it, `…/2022`. */
export const SERVER_NOTES = 'https://clickhouse.com/docs/resources/changelogs/oss';

/** The year that a page's file is named after, 2024 for `2024.mdx`. */
export function yearOfFile(name: string): number | undefined {
  const year = /^(20\d\d)\.mdx$/.exec(name)?.[1];
  return year === undefined ? undefined : Number(year);
}

export const PAGE_PATHS = {
  planner: '/whats-new/upgrade',
  names: `${CHANGELOG_PATH}/names`,
  patches: `${CHANGELOG_PATH}/patches`,
  data: `${CHANGELOG_PATH}/data`,
} as const;

/** The titles of these pages, as their front matter has them. */
export const PAGE_TITLES = {
  planner: 'Upgrade planner',
  names: 'Index of names',
  patches: 'Patch releases',
  data: 'Data for programs',
} as const satisfies Record<keyof typeof PAGE_PATHS, string>;

export const DATA_PATHS = {
  rows: `${CHANGELOG_PATH}/changelog.jsonl`,
  schema: `${CHANGELOG_PATH}/changelog.schema.json`,
  defaults: `${CHANGELOG_PATH}/defaults.jsonl`,
  defaultsSchema: `${CHANGELOG_PATH}/defaults.schema.json`,
  names: `${CHANGELOG_PATH}/names.jsonl`,
  namesSchema: `${CHANGELOG_PATH}/names.schema.json`,
  atom: `${CHANGELOG_PATH}/atom.xml`,
  json: `${CHANGELOG_PATH}/feed.json`,
  run: '/whats-new/what-you-run.sql',
  uses: '/whats-new/uses.sql',
} as const;

export interface Site {
  readonly title: string;
  readonly tagline: string;
  /** `https://example.org`, without a slash at its end. */
  readonly url: string;
  /** `/` or `/base/`. */
  readonly baseUrl: string;
}

/** The whole address of a path of the site, `/llms.txt`. */
export function siteUrl(path: string, {url, baseUrl}: Pick<Site, 'url' | 'baseUrl'>): string {
  return `${url}${baseUrl}${path.replace(/^\//, '')}`;
}

/** Makes addresses on the site whole; all others are whole. */
export function resolver(site: Pick<Site, 'url' | 'baseUrl'>): Resolve {
  return (href) => (href.startsWith('/') ? siteUrl(href, site) : href);
}

/** A text to copy that has `SITE_ADDRESS`, with the address of the site. */
export function withAddress(text: string, site: Pick<Site, 'url' | 'baseUrl'>): string {
  return text.replaceAll('SITE_ADDRESS', siteUrl('/', site).replace(/\/$/, ''));
}

/** The path of a plan as Markdown. */
export function planPath({from, to}: {readonly from: string; readonly to: string}): string {
  return `${PAGE_PATHS.planner}/${from}-to-${to}.md`;
}

/** A year's page as Markdown, `/whats-new/changelog/2024.md`; of a folder's index, `index.md` in that folder. */
export function markdownPath({path}: Pick<Year, 'path'>): string {
  return path.endsWith('/') ? `${path}index.md` : `${path}.md`;
}
