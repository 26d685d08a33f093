import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {allReleases} from '../changelog/model/records';
import type {Site} from '../changelog/model/site';
import type {Resolve} from '../changelog/model/text';
import {nameIndex} from '../changelog/names/name-index';
import {nameIndexContent} from '../changelog/render/name-index';
import type {Content} from '../changelog/render/page-navigation';
import {patchLinesContent} from '../changelog/render/patch-lines';
import type {Pages} from '../files/pages';
import {staticHtml, staticHtmlImport} from '../static-html/element';
import {collectLinks, tableOfContents} from './nodes';

interface ViewsOptions {
  readonly pages: Pages;
  readonly site: Pick<Site, 'baseUrl'>;
}

interface View {
  /** Of the content on its page. */
  readonly id: string;
  readonly content: (source: ReturnType<Pages['sources']>, resolve: Resolve) => Content;
}

/** What fills the places of each name. */
const VIEWS: Readonly<Record<string, View>> = {
  NameIndex: {
    id: 'names',
    content: (source, resolve) => {
      const index = nameIndex(allReleases(source.years), source.names, source);
      return nameIndexContent(index, source.catalogue?.release, resolve);
    },
  },
  PatchLines: {
    id: 'patches',
    content: patchLinesContent,
  },
};

/**
 * Remark plugin: fills `<NameIndex />` with the names in the entries of all years, and `<PatchLines />` with the patch
 * releases of all lines, each the only long list of its page, whose table of contents it makes.
 */
export default function remarkViews({pages, site}: ViewsOptions) {
  return async (tree: Root): Promise<void> => {
    const places: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => void places.push(node));
    for (const place of places) {
      const view = VIEWS[place.name ?? ''];
      if (!view) continue;
      const {resolve, links} = collectLinks(site);
      const {html, anchors, contents} = view.content(pages.sources(await pages.all()), resolve);
      Object.assign(place, staticHtml(view.id, {html, anchors, links: [...links]}));
      tree.children.unshift(staticHtmlImport(), tableOfContents(contents));
    }
  };
}
