import type {PhrasingContent} from 'mdast';
import type {Point} from 'unist';
import type {Prose} from './rule';
import {sourcePoints} from './source-points';

/** Replaces a code span in prose. */
export const CODE = '\uFFFC';

/** The text of inline nodes: the words of links, and one `CODE` for a code span. */
export function proseOf(nodes: readonly PhrasingContent[], lines: readonly string[]): Prose {
  let text = '';
  const points: Point[] = [];
  const walk = (node: PhrasingContent): void => {
    if ('children' in node) {
      node.children.forEach(walk);
      return;
    }
    text += node.type === 'text' ? node.value : CODE;
    for (const point of node.type === 'text' ? sourcePoints(node, lines) : [node.position!.start]) points.push(point);
  };
  nodes.forEach(walk);
  return {text, at: (index) => points[Math.min(index, points.length - 1)] ?? {line: 1, column: 1}};
}
