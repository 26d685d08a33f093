import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {type Site, withAddress} from '../changelog/model/site';

/** Remark plugin: puts the site's address into the code blocks that ask for it. */
export default function remarkSiteAddress(site: Pick<Site, 'url' | 'baseUrl'>) {
  return (tree: Root): void => {
    visit(tree, 'code', (node: Code) => {
      node.value = withAddress(node.value, site);
    });
  };
}
