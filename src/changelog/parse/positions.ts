import type {Nodes, Root} from 'mdast';
import type {Point} from 'unist';
import {visit} from 'unist-util-visit';

/** The length in the source of a node without a position: the sum of its parts. */
function length(node: Nodes): number {
  if ('children' in node) return node.children.reduce((sum, child) => sum + length(child), 0);
  return 'value' in node ? node.value.length : 0;
}

function after({line, column, offset}: Point, characters: number): Point {
  return {line, column: column + characters, offset: offset! + characters};
}

/** Gives every node a place: GFM splits parsed text nodes into links, whose pieces have none. */
export function fillPositions(tree: Root): void {
  visit(tree, (node) => {
    if (!('children' in node) || !node.position) return;
    let end = node.position.start;
    for (const child of node.children) {
      child.position ??= {start: end, end: after(end, length(child))};
      end = child.position.end;
    }
  });
}
