import type {Year} from '../model/records';
import {type Site, siteUrl} from '../model/site';
import type {Resolve} from '../model/text';

/** Makes the links of a year's page whole. @throws Error when called with a link to a page that does not exist */
export function resolver(page: Year, years: readonly Year[], site: Site): Resolve {
  return (href) => {
    if (/^[a-z][a-z\d+.-]*:/i.test(href)) return href;
    if (href.startsWith('#')) return siteUrl(page.path, site) + href;
    if (href.startsWith('/')) return siteUrl(href, site);
    const [, file, hash = ''] = /^(?:\.\/)?(\d{4})\.mdx(#.*)?$/.exec(href) ?? [];
    const target = years.find(({year}) => String(year) === file);
    if (!target)
      throw new Error(
        `${page.year}.mdx: Unexpected link to ${href}, ` +
          `expected a year's page, a path that begins with a slash, or a whole address`,
      );
    return siteUrl(target.path, site) + hash;
  };
}
