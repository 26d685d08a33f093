import type {Root, RootContent} from 'mdast';
import {EXIT, visit} from 'unist-util-visit';
import {isHeading} from './blocks';
import type {Parse} from './syntax';

/** A parse and its text. */
interface Reading {
  readonly text: string;
  readonly tree: Root;
}

/** How far on something moves. */
interface Distance {
  readonly lines: number;
  readonly characters: number;
}

const STAY: Distance = {lines: 0, characters: 0};

/**
 * Makes a parser that remembers the last text of each file and, where a text differs from it in one place, parses only
 * from the heading of the release before that place to the heading after it. What it gives equals what `parse` gives
 * for the whole text: where that is not certain, it asks `parse`. Each tree is the caller's own, to change as it likes.
 * @throws what `parse` throws for the whole text
 */
export function incremental(parse: Parse): (text: string, file: string) => Root {
  const readings = new Map<string, Reading>();
  return (text, file) => {
    const last = readings.get(file);
    const tree = (last && parseAround(last, text, parse)) ?? parse(text);
    readings.set(file, {text, tree});
    return moved(tree, STAY);
  };
}

/**
 * The new tree, or nothing where the edit may reach further than from heading to heading, as front matter and
 * definitions do.
 */
function parseAround(last: Reading, text: string, parse: Parse): Root | undefined {
  const {start, end} = difference(last.text, text);
  const {children, position} = last.tree;
  const first = children.findLastIndex((node) => isBoundary(node) && offsetOf(node) < start);
  const next = children.findIndex((node) => isBoundary(node) && offsetOf(node) >= end);
  if (first === -1 || isUnfinished(last) || reachesFar(last.tree)) return undefined;
  const [before, after] = [children[first]!, children[next]];
  const from = {lines: before.position!.start.line - 1, characters: offsetOf(before)};
  const growth = text.length - last.text.length;
  // The heading after the edit is parsed along with it: where it comes out as it was, nothing before it reaches
  // further.
  const part = tryParse(parse, text.slice(from.characters, after && after.position!.end.offset! + growth));
  if (!part || !beginsAt(part.children[0], 0) || reachesFar(part)) return undefined;
  const kept = children.slice(0, first);
  if (!after)
    return {
      ...last.tree,
      children: [...kept, ...moved(part.children, from)],
      position: {start: position!.start, end: moved(part.position!.end, from)},
    };
  const anew = part.children.pop();
  if (!beginsAt(anew, offsetOf(after) + growth - from.characters)) return undefined;
  const by = {lines: from.lines + anew!.position!.start.line - after.position!.start.line, characters: growth};
  return {
    ...last.tree,
    children: [...kept, ...moved(part.children, from), ...moved(children.slice(next), by)],
    position: {start: position!.start, end: moved(position!.end, by)},
  };
}

/** From where to where in the old text the two differ. */
function difference(old: string, text: string): {start: number; end: number} {
  const shorter = Math.min(old.length, text.length);
  let start = 0;
  while (start < shorter && old[start] === text[start]) start++;
  let same = 0;
  while (same < shorter - start && old[old.length - 1 - same] === text[text.length - 1 - same]) same++;
  return {start, end: old.length - same};
}

/** Whether this is a heading as releases begin with, `##` at the start of its line: no block reaches over it. */
function isBoundary(node: RootContent): boolean {
  const {start, end} = node.position!;
  return isHeading(2)(node) && start.column === 1 && start.line === end.line;
}

function beginsAt(node: RootContent | undefined, offset: number): boolean {
  return node !== undefined && isBoundary(node) && offsetOf(node) === offset;
}

function offsetOf(node: RootContent): number {
  return node.position!.start.offset!;
}

/**
 * Whether something in the tree gives what stands elsewhere in the text another meaning, as definitions and imports
 * do.
 */
function reachesFar(tree: Root): boolean {
  let found = false;
  visit(tree, ['definition', 'footnoteDefinition', 'mdxjsEsm'], () => {
    found = true;
    return EXIT;
  });
  return found;
}

/** Whether the front matter has no end: it is looked for in all of the text, and to what effect no part tells. */
function isUnfinished({text, tree}: Reading): boolean {
  return /^\uFEFF?---/.test(text) && tree.children[0]?.type !== 'yaml';
}

/** What is wrong with a part is found again, with its place, in the whole. */
function tryParse(parse: Parse, text: string): Root | undefined {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A copy of nodes, or of a part of one, with all its places moved: unist's points, and those of the estree in MDX
 * nodes.
 */
function moved<T>(value: T, by: Distance): T {
  if (Array.isArray(value)) return value.map((item) => moved(item, by)) as T;
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value;
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const part: unknown = value[key];
    if (typeof part === 'number') copy[key] = part + distance(key, value, by);
    else
      copy[key] =
        key === 'range' && Array.isArray(part) ? part.map((place: number) => place + by.characters) : moved(part, by);
  }
  return copy as T;
}

/** How far a number moves; `start` beside `end` is a place, and alone the first number of a list. */
function distance(key: string, holder: object, by: Distance): number {
  if (key === 'line') return by.lines;
  if (key === 'offset' || ((key === 'start' || key === 'end') && 'end' in holder)) return by.characters;
  return 0;
}
