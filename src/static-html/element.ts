import type {Expression, Program} from 'estree-jsx';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdxjs-esm';
import {INLINE} from './index';

/** A piece of HTML, and what Docusaurus' check of links has to know of it. */
export interface Piece {
  readonly html: string;
  /** The ids in it. */
  readonly anchors: readonly string[];
  /** The links in it that stay on the site. */
  readonly links: readonly string[];
}

/** Code of one statement, as MDX nodes hold it. */
export function estree(statement: Program['body'][number]): {estree: Program} {
  return {estree: {type: 'Program', sourceType: 'module', comments: [], body: [statement]}};
}

/** `import StaticHtml from '@site/src/static-html/StaticHtml'`, for a page that has such an element. */
export function staticHtmlImport(): RootContent {
  const specifier = {type: 'ImportDefaultSpecifier' as const, local: {type: 'Identifier' as const, name: 'StaticHtml'}};
  const source = {type: 'Literal' as const, value: '@site/src/static-html/StaticHtml'};
  const data = estree({type: 'ImportDeclaration', specifiers: [specifier], source, attributes: []});
  return {type: 'mdxjsEsm', value: '', data};
}

/**
 * Content that reaches the browser in the page and not, a second time, as script: see `StaticHtml.tsx`. The piece is
 * `piece={INLINE ? … : undefined}`, code that the bundler drops where INLINE is false.
 */
export function staticHtml(id: string, piece: Piece): MdxJsxFlowElement {
  const expression: Expression = {
    type: 'ConditionalExpression',
    test: {type: 'Identifier', name: INLINE},
    consequent: valueToEstree(piece),
    alternate: {type: 'Identifier', name: 'undefined'},
  };
  const data = estree({type: 'ExpressionStatement', expression});
  const value = {type: 'mdxJsxAttributeValueExpression' as const, value: '', data};
  const attributes = [
    {type: 'mdxJsxAttribute' as const, name: 'id', value: id},
    {type: 'mdxJsxAttribute' as const, name: 'piece', value},
  ];
  return {type: 'mdxJsxFlowElement', name: 'StaticHtml', attributes, children: []};
}
