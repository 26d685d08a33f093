import type {Nodes, PhrasingContent, RootContent} from 'mdast';
import {type Options, toMarkdown} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';
import type {Resolve} from './resolve';

const OPTIONS: Options = {bullet: '-', rule: '-', resourceLink: true};

/** The same nodes with whole addresses in their links; the given ones stay as they are. */
export function withWholeLinks<T extends RootContent>(nodes: readonly T[], resolve: Resolve): T[] {
  const copies = nodes.map((node) => structuredClone(node));
  for (const copy of copies) {
    visit(copy as Nodes, ['link', 'image', 'definition'], (node) => {
      if ('url' in node) node.url = resolve(node.url);
    });
  }
  return copies;
}

/**
 * CommonMark of blocks, without any MDX.
 * @throws Error for a node that CommonMark does not have.
 */
export function blocksMarkdown(children: readonly RootContent[]): string {
  for (const node of children) {
    visit(node as Nodes, ({type, position}) => {
      if (!/^(mdx|.*Directive$|delete$|table)/.test(type)) return;
      throw new Error(
        `Unexpected ${type} in line ${position?.start.line ?? '?'}, ` +
          'expected CommonMark: text, code spans, emphasis and links',
      );
    });
  }
  return toMarkdown({type: 'root', children: [...children]}, OPTIONS);
}

/** CommonMark of an entry's text, on one line. */
export function textMarkdown(text: readonly PhrasingContent[], resolve: Resolve): string {
  return blocksMarkdown([{type: 'paragraph', children: withWholeLinks(text, resolve)}]).trimEnd();
}
