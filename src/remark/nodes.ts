import type {ElementContent} from 'hast';
import type {Data, Node, Parent} from 'mdast';

/** A node of our own that becomes the HTML element of this name. */
export function element(name: string, properties: Record<string, unknown>, children: readonly Node[]): Parent {
  return {
    type: 'changelogElement',
    data: {hName: name, hProperties: properties} as Data,
    children,
  } as unknown as Parent;
}

/** The same where the children are HTML already. */
export function hast(name: string, properties: Record<string, unknown>, children: readonly ElementContent[]): Node {
  return {type: 'changelogHast', data: {hName: name, hProperties: properties, hChildren: children} as Data};
}

/** Content that the browser gets as HTML only: see `src/static-html`. */
export function staticHtml(id: string, children: readonly Node[]): Node {
  return {
    type: 'mdxJsxFlowElement',
    name: 'StaticHtml',
    attributes: [{type: 'mdxJsxAttribute', name: 'id', value: id}],
    children,
  } as Node;
}
