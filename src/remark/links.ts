import {type Site, siteUrl} from '../changelog/model/site';
import type {Resolve} from '../changelog/model/text';

/** Completes the links of a page, and keeps those that stay on the site, for Docusaurus' check of links. */
export function collectLinks({baseUrl}: Pick<Site, 'baseUrl'>): {
  readonly resolve: Resolve;
  readonly links: Set<string>;
} {
  const links = new Set<string>();
  const resolve = (href: string): string => {
    if (!/^(?:#|\/(?!\/))/.test(href)) return href;
    const address = href.startsWith('#') ? href : siteUrl(href, {url: '', baseUrl});
    links.add(address);
    return address;
  };
  return {resolve, links};
}
