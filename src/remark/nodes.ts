import {valueToEstree} from 'estree-util-value-to-estree';
import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdxjs-esm';
import {type Site, siteUrl} from '../changelog/model/site';
import type {Resolve} from '../changelog/model/text';
import type {ContentsLine} from '../changelog/render/page-navigation';
import {estree} from '../static-html/element';

/** A component of the page. */
export function jsx(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement {
  const list = Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute' as const, name, value}));
  return {type: 'mdxJsxFlowElement', name, attributes: list, children};
}

/** `export const toc = …`: the page's table of contents, in the place of the one that Docusaurus makes of headings. */
export function tableOfContents(lines: readonly ContentsLine[]): RootContent {
  const id = {type: 'Identifier' as const, name: 'toc'};
  const declarations = [{type: 'VariableDeclarator' as const, id, init: valueToEstree(lines)}];
  const declaration = {type: 'VariableDeclaration' as const, kind: 'const' as const, declarations};
  const data = estree({type: 'ExportNamedDeclaration', specifiers: [], attributes: [], source: null, declaration});
  return {type: 'mdxjsEsm', value: '', data};
}

/**
 * Completes the links of a page, except those to its own `path`, and keeps those that stay on the site, for Docusaurus'
 * check of links.
 */
export function collectLinks(
  {baseUrl}: Pick<Site, 'baseUrl'>,
  path = '',
): {
  readonly resolve: Resolve;
  readonly links: Set<string>;
} {
  const links = new Set<string>();
  const resolve = (href: string): string => {
    if (!/^(?:#|\/(?!\/))/.test(href)) return href;
    const short = href.startsWith(`${path}#`) ? href.slice(path.length) : href;
    const address = short.startsWith('#') ? short : siteUrl(short, {url: '', baseUrl});
    links.add(address);
    return address;
  };
  return {resolve, links};
}
