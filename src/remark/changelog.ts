import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {markdownPath, type Site, siteUrl} from '../changelog/model/site';
import {reachOf} from '../changelog/model/versions';
import {endOfReleases, isOverview} from '../changelog/parse/headings';
import {htmlOf} from '../changelog/render/html';
import {overviewHtml} from '../changelog/render/overview';
import {releasesTable} from '../changelog/render/page-navigation';
import {yearContent} from '../changelog/render/year-page';
import {planner as createPlanner} from '../changelog/upgrade/compute-plan';
import type {Pages} from '../files/pages';
import {staticHtml, staticHtmlImport} from '../static-html/element';
import {collectLinks, jsx, tableOfContents} from './nodes';

interface ChangelogOptions {
  /** Where the records come from. */
  readonly pages: Pages;
  readonly site: Pick<Site, 'baseUrl'>;
}

/**
 * Remark plugin: fills the frame of a year's page with its overview, its releases and its table of contents, made from the
 * records. It must run before Docusaurus' own plugins, which would make the table of contents from the headings they find.
 * @throws Error listing every problem of the page as `file:line:column: Unexpected X, expected Y`.
 */
export default function remarkChangelog({pages, site}: ChangelogOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!pages.has(file.path)) return;
    const {year} = pages.parse(file.path);
    const years = await pages.all();
    const source = pages.sources(years);
    const {authors, backports, lines, changes, formerIds} = source;
    const planner = createPlanner(source);
    const {resolve, links} = collectLinks(site, year.path);
    const context = {authors, backports, years, planner, lines, changes, formerIds, resolve};
    const {html, anchors, contents} = yearContent(year, context);
    const table = htmlOf([...overviewHtml(year.releases, planner, resolve), releasesTable(year.releases)]);
    const overview = staticHtml('overview', {html: table, anchors: [], links: []});
    const releases = staticHtml('releases', {html, anchors, links: [...links]});
    const children = tree.children
      .toSpliced(endOfReleases(tree.children), 0, releases)
      .flatMap((node): RootContent[] => (isOverview(node) ? [node, overview] : [node]));
    const markdown = siteUrl(markdownPath(year), {url: '', baseUrl: site.baseUrl});
    const head = jsx('Head', {}, [
      jsx('meta', {property: 'og:type', content: 'article'}),
      jsx('link', {rel: 'alternate', type: 'text/markdown', title: `${year.title} (Markdown)`, href: markdown}),
    ]);
    const reach = reachOf(year.releases);
    const first: RootContent[] =
      reach === undefined ? [] : [{type: 'paragraph', children: [{type: 'text', value: `${reach}.`}]}];
    tree.children = [staticHtmlImport(), tableOfContents(contents), head, ...first, ...children];
  };
}
