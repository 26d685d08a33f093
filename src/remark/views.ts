import type {Program} from 'estree-jsx';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Node, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {nameIndex} from '../changelog/name-index';
import type {Name} from '../changelog/names';
import {type CompleteRelease, plan} from '../changelog/upgrade';
import {nameIndexNodes} from './name-index';
import {staticHtml} from './nodes';
import {upgradeNodes} from './upgrade';

/** What the views are made from. */
interface ViewFacts {
  /** Oldest first. */
  readonly releases: readonly CompleteRelease[];
  readonly names: readonly Name[];
  /** Display names by handle. */
  readonly authors: Readonly<Record<string, string>>;
}

export interface ViewsOptions {
  /** Called once for a page that has a view, so that edited pages are seen. */
  readonly facts: () => Promise<ViewFacts>;
}

/** `name={value}` of a component. */
function attribute(name: string, value: unknown): MdxJsxFlowElement['attributes'][number] {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{type: 'ExpressionStatement', expression: valueToEstree(value)}],
  };
  return {type: 'mdxJsxAttribute', name, value: {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree}}};
}

const VIEWS: Readonly<Record<string, (node: MdxJsxFlowElement, facts: ViewFacts) => Node>> = {
  UpgradePlanner(node, {releases, authors}) {
    const planned = plan(releases);
    const list = staticHtml('upgrade', upgradeNodes(releases, planned.releases, authors));
    return {...node, attributes: [...node.attributes, attribute('plan', planned)], children: [list]} as Node;
  },
  NameIndex: (_node, {releases, names}) => staticHtml('names', nameIndexNodes(nameIndex(releases, names))),
};

/**
 * Remark plugin: fills `<UpgradePlanner />` and `<NameIndex />` with what the years' pages say. It must
 * run before Docusaurus' own plugins, which make the table of contents.
 */
export default function remarkViews({facts}: ViewsOptions) {
  return async (tree: Root): Promise<void> => {
    const places: {node: MdxJsxFlowElement; children: Node[]}[] = [];
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, _index, parent) => {
      if (!node.name || !Object.hasOwn(VIEWS, node.name)) return undefined;
      places.push({node, children: parent!.children as Node[]});
      return SKIP;
    });
    if (places.length === 0) return;
    const known = await facts();
    for (const {node, children} of places) children.splice(children.indexOf(node), 1, VIEWS[node.name!]!(node, known));
  };
}
