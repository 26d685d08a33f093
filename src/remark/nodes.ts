import type {Element} from 'hast';
import type {Data, Node} from 'mdast';

/** A node of our own that becomes the HTML element of this name. */
export function element(name: string, properties: Record<string, unknown>, children: readonly Node[]): Node {
  return {type: 'changelogElement', data: {hName: name, hProperties: properties}, children} as Node;
}

/** A node that becomes this HTML. */
export function hast({tagName, properties, children}: Element): Node {
  return {type: 'changelogHast', data: {hName: tagName, hProperties: properties, hChildren: children} as Data};
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
