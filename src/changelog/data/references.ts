import type {ElementContent} from 'hast';
import type {PhrasingContent} from 'mdast';
import {referenceHast} from '../reference-hast';
import type {Entry} from '../types';
import type {Resolve} from './resolve';

/**
 * The references as the page shows them, with whole addresses; the entry's link to itself has a word, since no style
 * draws one.
 */
export function wholeReferences(
  entry: Entry,
  authors: Readonly<Record<string, string>>,
  resolve: Resolve,
): ElementContent[] {
  return referenceHast(entry, authors).flatMap((node, index): ElementContent[] => {
    if (node.type !== 'element' || node.tagName !== 'a') return [node];
    const href = resolve(String(node.properties.href));
    if (node.children.length > 0) return [{...node, properties: {...node.properties, href}}];
    const link: ElementContent = {...node, properties: {href}, children: [{type: 'text', value: 'link'}]};
    return index === 0 ? [link] : [{type: 'text', value: ' · '}, link];
  });
}

/** The same as mdast. */
export function hastPhrasing(nodes: readonly ElementContent[]): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (node.type === 'text') return [{type: 'text', value: node.value}];
    if (node.type !== 'element') return [];
    const children = hastPhrasing(node.children);
    if (node.tagName === 'a') return [{type: 'link', url: String(node.properties.href), children: children as never}];
    if (node.tagName === 'b') return [{type: 'strong', children}];
    if (node.tagName === 'code')
      return [{type: 'inlineCode', value: children.map((child) => ('value' in child ? child.value : '')).join('')}];
    return children;
  });
}
