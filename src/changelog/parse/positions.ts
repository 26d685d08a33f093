import type {Nodes, Parent, Root} from 'mdast';
import type {Point} from 'unist';
import {visit} from 'unist-util-visit';

/** How many characters of the source a node without a position stands for: what it is made of. */
function length(node: Nodes): number {
  if ('children' in node) return (node.children as Nodes[]).reduce((sum, child) => sum + length(child), 0);
  return 'value' in node ? node.value.length : 0;
}

function after(point: Point, characters: number): Point {
  return {
    line: point.line,
    column: point.column + characters,
    ...(point.offset === undefined ? {} : {offset: point.offset + characters}),
  };
}

/**
 * Gives every node its place in the source. GFM turns bare addresses into links by splitting text nodes
 * that are parsed already, and leaves the pieces without one.
 */
export function fillPositions(tree: Root): void {
  visit(tree, (node) => {
    if (!('children' in node) || node.position === undefined) return;
    const {children, position} = node as Parent & {position: NonNullable<typeof node.position>};
    let end = position.start;
    for (const child of children as Nodes[]) {
      child.position ??= {start: end, end: after(end, length(child))};
      end = child.position.end;
    }
  });
}
