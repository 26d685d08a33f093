import type {Heading, RootContent} from 'mdast';

/** Whether a block is a heading of this depth. */
export const isHeading =
  (depth: number) =>
  (node: RootContent): node is Heading =>
    node.type === 'heading' && node.depth === depth;

/** Cuts a list of nodes before each node that begins a part; what stands before the first one is `head`. */
export function cut(
  nodes: readonly RootContent[],
  begins: (node: RootContent) => boolean,
): {head: RootContent[]; parts: RootContent[][]} {
  const head: RootContent[] = [];
  const parts: RootContent[][] = [];
  for (const node of nodes) {
    if (begins(node)) parts.push([node]);
    else (parts.at(-1) ?? head).push(node);
  }
  return {head, parts};
}

const NODE_NAMES: Partial<Record<RootContent['type'], string>> = {
  blockquote: 'quotation',
  code: 'code block',
  heading: 'heading of another level',
  mdxFlowExpression: 'expression in braces',
  mdxJsxFlowElement: 'JSX element',
  mdxjsEsm: 'import or export',
  leafDirective: 'directive',
  containerDirective: 'directive',
};

/** What a block is called in a message. */
export function nodeName({type}: RootContent): string {
  return NODE_NAMES[type] ?? type;
}
