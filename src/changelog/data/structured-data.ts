import {writtenReleases} from '../text';
import type {Changelog} from '../types';
import {type PageFacts, type Site, siteUrl, twinPath} from './site';

/**
 * schema.org's description of a year's page. Its dates are those of the page's first and last release:
 * they come from the content, so that the same content gives the same page.
 */
export function techArticle(
  changelog: Changelog,
  {title, description, slug}: PageFacts,
  site: Site,
  image: string,
): Readonly<Record<string, unknown>> {
  const dates = writtenReleases(changelog)
    .flatMap(({date}) => date ?? [])
    .toSorted();
  const url = siteUrl(slug, site);
  const organization = {'@type': 'Organization', name: site.title, url: siteUrl('/', site)};
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    inLanguage: 'en',
    image: siteUrl(image, site),
    ...(dates.length > 0 ? {datePublished: dates[0], dateModified: dates.at(-1)} : {}),
    about: {'@type': 'SoftwareApplication', name: 'ClickHouse', applicationCategory: 'Database'},
    author: organization,
    publisher: organization,
    encoding: {'@type': 'MediaObject', encodingFormat: 'text/markdown', contentUrl: siteUrl(twinPath({slug}), site)},
  };
}
