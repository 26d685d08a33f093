import {compareVersions} from '../headings';
import {writtenReleases} from '../text';
import type {Changelog} from '../types';

/** The folder of the data below the site's address. */
const FOLDER = '/whats-new/changelog';

/** Where the files for programs stand, below the site's address. */
export const DATA_PATHS = {
  rows: `${FOLDER}/changelog.jsonl`,
  schema: `${FOLDER}/changelog.schema.json`,
  documentation: `${FOLDER}/data`,
  atom: `${FOLDER}/atom.xml`,
  json: `${FOLDER}/feed.json`,
} as const;

/** The site as its configuration names it. */
export interface Site {
  readonly title: string;
  readonly tagline: string;
  /** `https://example.org`, without a slash at its end. */
  readonly url: string;
  /** `/` or `/base/`. */
  readonly baseUrl: string;
}

/** What a page's front matter says. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** The page's path below the site's address, `/whats-new/changelog/2024`. */
  readonly slug: string;
}

/** A year's page as the data is made from it. */
export interface DataPage {
  /** Path below the site's folder, `docs/whats-new/changelog/2024.mdx`. */
  readonly file: string;
  readonly facts: PageFacts;
  readonly changelog: Changelog;
}

/**
 * Checks that a front matter has what the data needs.
 * @throws Error naming the line that is missing.
 */
export function pageFacts(frontMatter: unknown): PageFacts {
  const given = (typeof frontMatter === 'object' && frontMatter !== null ? frontMatter : {}) as Readonly<
    Record<string, unknown>
  >;
  const text = (key: keyof PageFacts): string => {
    const value = given[key];
    if (typeof value !== 'string' || value === '')
      throw new Error(`Unexpected front matter, expected a line like "${key}: …"`);
    return value;
  };
  return {title: text('title'), description: text('description'), slug: text('slug')};
}

/** The whole address of a path below the site's, `/llms.txt`. */
export function siteUrl(path: string, {url, baseUrl}: Pick<Site, 'url' | 'baseUrl'>): string {
  return `${url}${baseUrl}${path.replace(/^\//, '')}`;
}

/** The path of a page's Markdown twin, `/whats-new/changelog/2024.md`. */
export function twinPath({slug}: Pick<PageFacts, 'slug'>): string {
  return slug.endsWith('/') ? `${slug}index.md` : `${slug}.md`;
}

/** The pages that have a complete release, newest year first. */
export function completePages(pages: readonly DataPage[]): DataPage[] {
  const newest = (page: DataPage) => writtenReleases(page.changelog)[0]!.version;
  return pages
    .filter(({changelog}) => writtenReleases(changelog).length > 0)
    .toSorted((a, b) => compareVersions(newest(b), newest(a)));
}
