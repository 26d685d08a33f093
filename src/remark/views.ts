import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {Name} from '../changelog/model/named-items';
import {allReleases, type Year} from '../changelog/model/records';
import {type NameNotes, nameIndex} from '../changelog/names/name-index';
import {nameIndexNodes} from './name-index';
import {staticHtml} from './nodes';

export interface ViewsOptions {
  readonly pages: {
    /** All years, newest first. */
    readonly all: () => Promise<readonly Year[]>;
    readonly names: () => readonly Name[];
    readonly nameNotes: () => NameNotes;
  };
}

/**
 * Remark plugin: fills `<NameIndex />` with the names in the entries of all years. It must run before Docusaurus' own plugins,
 * which make the table of contents.
 */
export default function remarkViews({pages}: ViewsOptions) {
  return async (tree: Root): Promise<void> => {
    const places: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name === 'NameIndex') places.push(node);
    });
    if (places.length === 0) return;
    const index = nameIndex(allReleases(await pages.all()), pages.names(), pages.nameNotes());
    for (const place of places) Object.assign(place, staticHtml('names', nameIndexNodes(index)));
  };
}
