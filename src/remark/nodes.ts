import type {Element} from 'hast';
import {h} from 'hastscript';
import type {Data, Heading, Node, PhrasingContent} from 'mdast';

/** A node of our own that becomes the HTML element of this name. */
export function element(name: string, properties: Record<string, unknown>, children: readonly Node[]): Node {
  return {type: 'changelogElement', data: {hName: name, hProperties: properties}, children} as Node;
}

/** A node that becomes this HTML. */
export function hast({tagName, properties, children}: Element): Node {
  return {type: 'changelogHast', data: {hName: tagName, hProperties: properties, hChildren: children} as Data};
}

/**
 * A heading with its id and a link to itself. A Markdown node, since Docusaurus makes the table of contents from these.
 */
export function heading(depth: Heading['depth'], text: string, id: string): Heading {
  const link = h('a', {href: `#${id}`, className: ['hash-link'], ariaLabel: `Direct link to ${text}`});
  return {
    type: 'heading',
    depth,
    children: [{type: 'text', value: text}, hast(link) as PhrasingContent],
    data: {hProperties: {id, className: ['anchor']}} as Heading['data'],
  };
}

/** A component of the page. */
export function jsx(name: string, attributes: Readonly<Record<string, string>>, children: readonly Node[] = []): Node {
  const list = Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value}));
  return {type: 'mdxJsxFlowElement', name, attributes: list, children} as Node;
}

/** Content that the browser gets as HTML only: see `src/static-html`. */
export function staticHtml(id: string, children: readonly Node[]): Node {
  return jsx('StaticHtml', {id}, children);
}
