import type {Program} from 'estree-jsx';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Element, Properties} from 'hast';
import {h} from 'hastscript';
import type {Data, Heading, Node, Parent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdxjs-esm';
import type {} from 'mdast-util-to-hast';

/** A node that becomes an HTML element with the Markdown nodes in it. */
interface ChangelogElement extends Parent {
  type: 'changelogElement';
  data: Data;
  children: RootContent[];
}

/** A node that becomes HTML. */
interface ChangelogHast extends Node {
  type: 'changelogHast';
  data: Data;
}

declare module 'mdast' {
  interface RootContentMap {
    changelogElement: ChangelogElement;
    changelogHast: ChangelogHast;
  }
  interface PhrasingContentMap {
    changelogHast: ChangelogHast;
  }
}

/** A node of our own that becomes the HTML element of this name. */
export function element(name: string, properties: Properties, children: RootContent[]): ChangelogElement {
  return {type: 'changelogElement', data: {hName: name, hProperties: properties}, children};
}

/** A node that becomes this HTML. */
export function hast({tagName, properties, children}: Element): ChangelogHast {
  return {type: 'changelogHast', data: {hName: tagName, hProperties: properties, hChildren: children}};
}

/** What other addresses lead to, where an entry joined another or was withdrawn. */
export function placesOf(formerIds: readonly string[] = []): Element[] {
  return formerIds.map((id) => h('span', {id}));
}

/**
 * A heading with its id and a link to itself; what it has in parentheses is small. A Markdown node, since Docusaurus makes
 * the table of contents from these.
 */
export function heading(depth: Heading['depth'], text: string, id: string, formerIds?: readonly string[]): Heading {
  const link = h('a', {href: `#${id}`, className: ['hash-link'], ariaLabel: `Direct link to ${text}`});
  const [value, aside] = text.split(/(?= \()/);
  const small = aside ? [hast(h('small', aside))] : [];
  return {
    type: 'heading',
    depth,
    children: [...placesOf(formerIds).map(hast), {type: 'text', value: value!}, ...small, hast(link)],
    data: {hProperties: {id, className: ['anchor']}},
  };
}

/** A component of the page. */
export function jsx(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly RootContent[] = [],
): MdxJsxFlowElement {
  const list = Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute' as const, name, value}));
  // The type allows blocks alone; a script element has text.
  return {type: 'mdxJsxFlowElement', name, attributes: list, children: children as MdxJsxFlowElement['children']};
}

/** `export const NAME = VALUE`, as a page of MDX has it. */
export function exported(name: string, value: unknown): RootContent {
  const id = {type: 'Identifier' as const, name};
  const declarations = [{type: 'VariableDeclarator' as const, id, init: valueToEstree(value)}];
  const declaration = {type: 'VariableDeclaration' as const, kind: 'const' as const, declarations};
  const body: Program['body'] = [
    {type: 'ExportNamedDeclaration', specifiers: [], attributes: [], source: null, declaration},
  ];
  return {type: 'mdxjsEsm', value: '', data: {estree: {type: 'Program', sourceType: 'module', comments: [], body}}};
}

/** Content that the browser gets as HTML only: see `src/static-html`. */
export function staticHtml(
  id: string,
  children: readonly RootContent[],
  attributes: {readonly noscript?: string} = {},
): MdxJsxFlowElement {
  return jsx('StaticHtml', {id, ...attributes}, children);
}
