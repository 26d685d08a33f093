import type {Year} from '../model/records';
import {markdownPath, type Site, siteUrl} from '../model/site';

/** schema.org's description of a year's page, with the dates of its releases: the same content gives the same page. */
export function techArticle({title, description, path, releases}: Year, site: Site, image: string) {
  const dates = releases.flatMap(({date}) => date ?? []).toSorted();
  const url = siteUrl(path, site);
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
    datePublished: dates[0],
    dateModified: dates.at(-1),
    about: {'@type': 'SoftwareApplication', name: 'ClickHouse', applicationCategory: 'Database'},
    author: organization,
    publisher: organization,
    encoding: {
      '@type': 'MediaObject',
      encodingFormat: 'text/markdown',
      contentUrl: siteUrl(markdownPath({path}), site),
    },
  };
}
