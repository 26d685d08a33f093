import type {PhrasingContent} from 'mdast';
import type {Point} from 'unist';
import {type PlacedEntry, placedEntries} from '../changelog/model/records';
import type {Page} from './rule';
import {sourcePoints} from './source-points';

/** Stands for a code span in prose. */
export const CODE = '\uFFFC';

/** Running text without markup, and where each character stands in the source. */
export interface Prose {
  readonly text: string;
  readonly at: (index: number) => Point;
}

/** The text of inline nodes: links give their words, a code span is one `CODE`. */
function prose(nodes: readonly PhrasingContent[], lines: readonly string[]): Prose {
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

/** An entry with its prose. */
export interface ProseEntry extends PlacedEntry {
  readonly prose: Prose;
}

const entryCache = new WeakMap<Page, ProseEntry[]>();

/** Every entry of a page with its prose, made once a page. */
export function proseEntries(page: Page): ProseEntry[] {
  let entries = entryCache.get(page);
  if (!entries) {
    entries = placedEntries(page.year.releases).map((placed) => ({
      ...placed,
      prose: prose(page.sources.get(placed.entry)!.text, page.lines),
    }));
    entryCache.set(page, entries);
  }
  return entries;
}

/** The prose of entries, and of the paragraphs before, between and after them. */
export function allProse(page: Page): Prose[] {
  const paragraphs = page.tree.children.flatMap((node) =>
    node.type === 'paragraph' ? [prose(node.children, page.lines)] : [],
  );
  return [...paragraphs, ...proseEntries(page).map((entry) => entry.prose)];
}
