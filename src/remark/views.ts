import type {Node, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {Name} from '../changelog/model/named-items';
import {allReleases, type Year} from '../changelog/model/records';
import {nameIndex} from '../changelog/names/name-index';
import {nameIndexNodes} from './name-index';
import {staticHtml} from './nodes';

export interface ViewsOptions {
  readonly pages: {
    /** All years, newest first. */
    readonly all: () => Promise<readonly Year[]>;
    readonly names: () => readonly Name[];
  };
}

/**
 * Remark plugin: fills `<NameIndex />` with what the years' pages say. It must run before Docusaurus' own plugins,
 * which make the table of contents.
 */
export default function remarkViews({pages}: ViewsOptions) {
  return async (tree: Root): Promise<void> => {
    const places: {node: MdxJsxFlowElement; children: Node[]}[] = [];
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, _index, parent) => {
      if (node.name === 'NameIndex') places.push({node, children: parent!.children as Node[]});
    });
    if (places.length === 0) return;
    const index = nameIndex(allReleases(await pages.all()), pages.names());
    for (const {node, children} of places)
      children.splice(children.indexOf(node), 1, staticHtml('names', nameIndexNodes(index)));
  };
}
