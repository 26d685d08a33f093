import {posix as path} from 'node:path';
import type {DataPage, Site} from './site';
import {siteUrl} from './site';

/** Makes a link of one page whole: `#pr-1`, `/operations`, `./2023.mdx`, `https://example.org`. */
export type Resolve = (href: string) => string;

/**
 * The resolver for one page's links.
 * @throws Error, when called, for a link that leads to no known page.
 */
export function resolver(page: DataPage, pages: readonly DataPage[], site: Pick<Site, 'url' | 'baseUrl'>): Resolve {
  return (href) => {
    if (/^[a-z][a-z\d+.-]*:/i.test(href)) return href;
    if (href.startsWith('#')) return siteUrl(page.facts.slug, site) + href;
    if (href.startsWith('/')) return siteUrl(href, site);
    const [file = '', hash] = href.split('#');
    const wanted = path.join(path.dirname(page.file), file);
    const target = pages.find((candidate) => candidate.file === wanted);
    if (!target)
      throw new Error(
        `${page.file}: Unexpected link to ${href}, ` +
          "expected a year's page, a path that begins with a slash, or a whole address",
      );
    return siteUrl(target.facts.slug, site) + (hash === undefined ? '' : `#${hash}`);
  };
}
