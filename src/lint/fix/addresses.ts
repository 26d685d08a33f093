import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Context} from '../rule';
import type {Edit} from './edits';

/** The address of a year's page that has another one than its number, as `/whats-new/changelog/2025` asks for it. */
export function addressOfYear(address: string, documents: Context['documents']): string | undefined {
  const year = /\/(20\d\d)$/.exec(address)?.[1];
  const anchors = year && documents.get(`./${year}.mdx`);
  return anchors && [...documents].find(([each, its]) => its === anchors && each.startsWith('/'))?.[0];
}

/** Gives links to a year by its number the address that its page has. */
export function addressEdits(tree: Root, text: string, documents: Context['documents']): Edit[] {
  const edits: Edit[] = [];
  visit(tree, 'link', ({url, position}) => {
    const [address = ''] = url.split('#');
    const own = documents.has(address) ? undefined : addressOfYear(address, documents);
    const from = own && position ? text.lastIndexOf(`](${address}`, position.end.offset) + 2 : 0;
    if (own && from > (position?.start.offset ?? 0)) edits.push({from, to: from + address.length, text: own});
  });
  return edits;
}
