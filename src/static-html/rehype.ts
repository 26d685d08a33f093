import type {Expression, Program} from 'estree-jsx';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {INLINE} from './index';

export interface StaticHtmlOptions {
  /** The site's base URL, put before links that begin with a slash. */
  readonly baseUrl: string;
}

/** Code of one statement, as MDX nodes hold it. */
function estree(statement: Program['body'][number]): {estree: Program} {
  return {estree: {type: 'Program', sourceType: 'module', comments: [], body: [statement]}};
}

/** `import StaticHtml from '@site/src/static-html/StaticHtml'`. */
const IMPORT = estree({
  type: 'ImportDeclaration',
  specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: 'StaticHtml'}}],
  source: {type: 'Literal', value: '@site/src/static-html/StaticHtml'},
  attributes: [],
});

/** Makes `name={INLINE ? value : undefined}`: code that the bundler drops where INLINE is false. */
function inlineOnly(name: string, value: unknown) {
  const expression: Expression = {
    type: 'ConditionalExpression',
    test: {type: 'Identifier', name: INLINE},
    consequent: valueToEstree(value),
    alternate: {type: 'Identifier', name: 'undefined'},
  };
  const data = estree({type: 'ExpressionStatement', expression});
  return {
    type: 'mdxJsxAttribute' as const,
    name,
    value: {type: 'mdxJsxAttributeValueExpression' as const, value: '', data},
  };
}

function withBase(href: string, baseUrl: string): string {
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith(baseUrl) ? baseUrl + href.slice(1) : href;
}

/**
 * Sets base URLs in place and refuses what is live; returns the ids and the links inside the site, for Docusaurus' link
 * check.
 */
function linksAndAnchors(tree: Root, baseUrl: string, file: VFile): {anchors: string[]; links: string[]} {
  const anchors: string[] = [];
  const links: string[] = [];
  visit(tree, (node) => {
    if (node.type.startsWith('mdx'))
      file.fail(
        'Unexpected JSX or expression in static content, expected plain Markdown',
        node.position,
        'static-html:live',
      );
    if (node.type !== 'element') return;
    const {tagName, properties} = node;
    if (typeof properties.id === 'string') anchors.push(properties.id);
    if (tagName !== 'a' || typeof properties.href !== 'string') return;
    properties.href = withBase(properties.href, baseUrl);
    // Files are no pages, which the check knows alone.
    if (/^[/#]/.test(properties.href) && !properties.href.endsWith('.md')) links.push(properties.href);
  });
  return {anchors, links};
}

/**
 * Rehype plugin: turns the children of each `<StaticHtml id="…">` into one string of HTML, which
 * reaches the browser in the page and not, a second time, as script. See `StaticHtml.tsx`.
 */
export default function rehypeStaticHtml({baseUrl}: StaticHtmlOptions) {
  return (tree: Root, file: VFile): void => {
    let found = false;
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElementHast) => {
      if (node.name !== 'StaticHtml') return undefined;
      const content: Root = {type: 'root', children: node.children as Root['children']};
      const {anchors, links} = linksAndAnchors(content, baseUrl, file);
      const html = toHtml(content, {omitOptionalTags: true, preferUnquoted: true, collapseEmptyAttributes: true});
      node.attributes.push(inlineOnly('html', html), inlineOnly('anchors', anchors), inlineOnly('links', links));
      node.children = [];
      found = true;
      return SKIP;
    });
    if (found) tree.children.unshift({type: 'mdxjsEsm', value: '', data: IMPORT});
  };
}
