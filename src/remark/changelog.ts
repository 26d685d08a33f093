import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import type {Site} from '../changelog/model/site';
import {reachOf} from '../changelog/model/versions';
import {endOfReleases} from '../changelog/parse/blocks';
import {isOverview} from '../changelog/parse/headings';
import {htmlOf} from '../changelog/render/html';
import {overviewHtml} from '../changelog/render/overview';
import {releasesHtml} from '../changelog/render/page-navigation';
import {type YearContext, yearContent} from '../changelog/render/year-page';
import {plannedReleases, withFacts} from '../changelog/upgrade/planned-entries';
import type {Pages} from '../files/pages';
import {staticHtml, staticHtmlImport} from '../static-html/element';
import {headNode} from './head';
import {collectLinks} from './links';
import {tableOfContents} from './nodes';

export interface ChangelogOptions {
  /** Where the records come from. */
  readonly pages: Pick<Pages, 'has' | 'parse' | 'all' | 'changes' | 'authors' | 'backports' | 'facts' | 'lines'>;
  /** The site and the path of its picture, for what the page's head says of it. */
  readonly site: Site;
  readonly image: string;
  /** Where a file's path is edited, `https://…/edit/main/`; undefined without a repository. */
  readonly editUrl?: string | undefined;
}

function editAddresses(editUrl: string | undefined, file: VFile): YearContext['editAddress'] {
  if (editUrl === undefined) return () => undefined;
  const lines = String(file.value).split('\n');
  const source = path.relative(file.cwd, file.path);
  // A blank line stands between a heading and its list.
  return (id) => `${editUrl}${source}#L${lines.findIndex((line) => line.endsWith(`{/* #${id} */}`)) + 3}`;
}

/**
 * Remark plugin: fills a year's page with its overview, its releases and its table of contents, made from the records.
 * It must run before Docusaurus' own plugins, which would make the table of contents from the headings they find.
 * @throws Error listing every problem of the page as `file:line:column: Unexpected X, expected Y`.
 */
export default function remarkChangelog({pages, site, image, editUrl}: ChangelogOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!pages.has(file.path)) return;
    const {year} = pages.parse(file.path, String(file.value));
    const years = await pages.all();
    const planned = plannedReleases(withFacts(years, pages.facts()), pages.backports());
    const {resolve, links} = collectLinks(site);
    const {html, anchors, contents} = yearContent(year, {
      authors: pages.authors(),
      backports: pages.backports(),
      years,
      planned,
      lines: pages.lines(),
      changes: pages.changes(year.releases),
      resolve,
      editAddress: editAddresses(editUrl, file),
    });
    const table = htmlOf([...overviewHtml(year.releases, planned, resolve), releasesHtml(year.releases)]);
    const overview = staticHtml('overview', {html: table, anchors: [], links: []});
    const releases = staticHtml('releases', {html, anchors, links: [...links]});
    const children = tree.children
      .toSpliced(endOfReleases(tree.children), 0, releases)
      .flatMap((node): RootContent[] => (isOverview(node) ? [node, overview] : [node]));
    const reach = reachOf(year.releases);
    const first: RootContent[] =
      reach === undefined ? [] : [{type: 'paragraph', children: [{type: 'text', value: `${reach}.`}]}];
    tree.children = [staticHtmlImport(), tableOfContents(contents), headNode(year, site, image), ...first, ...children];
  };
}
