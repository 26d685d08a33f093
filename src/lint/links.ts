import type {Link} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from './rule';

/** Every link of a page. */
export function links({tree}: Page): Link[] {
  const found: Link[] = [];
  visit(tree, 'link', (node) => void found.push(node));
  return found;
}

/** Whether a link is an address that was typed without brackets. */
export function isBare({url, children, position}: Link): boolean {
  const [text] = children;
  return text?.type === 'text' && text.position?.start.column === position?.start.column && url.endsWith(text.value);
}
