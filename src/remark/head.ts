import type {RootContent} from 'mdast';
import {techArticle} from '../changelog/export/structured-data';
import type {Year} from '../changelog/model/records';
import {markdownPath, type Site, siteUrl} from '../changelog/model/site';
import {jsx} from './nodes';

/** Text that no `</script>` can end: `<` is written as an escape of JSON. */
function scriptText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** What a year's page adds to its head: structured data, its kind for Open Graph, and the way to it as Markdown. */
export function headNode(year: Year, site: Site, image: string): RootContent {
  const article = techArticle(year, site, image);
  return jsx('Head', {}, [
    jsx('meta', {property: 'og:type', content: 'article'}),
    jsx('link', {
      rel: 'alternate',
      type: 'text/markdown',
      title: `${year.title} (Markdown)`,
      href: siteUrl(markdownPath(year), {url: '', baseUrl: site.baseUrl}),
    }),
    jsx('script', {type: 'application/ld+json'}, [{type: 'text', value: scriptText(article)}]),
  ]);
}
