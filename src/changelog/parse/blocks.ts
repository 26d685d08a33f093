import type {Heading, RootContent} from 'mdast';

export function isHeading(node: RootContent, depth: number): node is Heading {
  return node.type === 'heading' && node.depth === depth;
}

/** The index of the line that ends the releases; if there is no such line, the end of the page. */
export function endOfReleases(nodes: readonly RootContent[]): number {
  const rule = nodes.findIndex(({type}) => type === 'thematicBreak');
  return rule === -1 ? nodes.length : rule;
}

const NODE_NAMES: Partial<Record<RootContent['type'], string>> = {
  blockquote: 'quotation',
  break: 'line break',
  code: 'code block',
  containerDirective: 'directive',
  delete: 'struck text',
  footnoteReference: 'footnote',
  heading: 'heading of another level',
  imageReference: 'image by reference',
  leafDirective: 'directive',
  linkReference: 'link by reference',
  mdxFlowExpression: 'expression in braces',
  mdxJsxFlowElement: 'JSX element',
  mdxJsxTextElement: 'HTML or JSX element',
  mdxTextExpression: 'expression in braces',
  mdxjsEsm: 'import or export',
  textDirective: 'directive',
};

export const nodeName = ({type}: RootContent): string => NODE_NAMES[type] ?? type;
