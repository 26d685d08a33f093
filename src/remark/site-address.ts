import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {type Site, siteUrl} from '../changelog/model/site';

/** What code blocks of the pages write for the address of the site, so that a copied command works. */
const SITE_ADDRESS = 'SITE_ADDRESS';

/** Remark plugin: puts the site's address into the code blocks that ask for it. */
export default function remarkSiteAddress(site: Pick<Site, 'url' | 'baseUrl'>) {
  const address = siteUrl('/', site).replace(/\/$/, '');
  return (tree: Root): void => {
    visit(tree, 'code', (node: Code) => {
      node.value = node.value.replaceAll(SITE_ADDRESS, address);
    });
  };
}
