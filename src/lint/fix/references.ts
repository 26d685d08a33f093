import type {Link, Paragraph, Root, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Edit} from './edits';

const NUMBER = /^https?:\/\/github\.com\/ClickHouse\/ClickHouse\/(?:pull|issues)\/(\d+)(?:[#?/].*)?$/;
const AUTHOR = /^https?:\/\/github\.com\/([A-Za-z\d][A-Za-z\d-]*)\/?$/;
/** What may stand between and around the links of the reference tail. */
const GLUE = /^[\s().,;]*(?:(?:by|and|closes|fixes|resolves)[\s().,;]*)?$/i;

interface Tail {
  readonly from: number;
  readonly numbers: readonly string[];
  readonly handles: readonly string[];
}

function isReference(node: Link): boolean {
  return NUMBER.test(node.url) ? toString(node).replace('#', '') === NUMBER.exec(node.url)![1] || toString(node) === node.url : AUTHOR.test(node.url);
}

/** The links to pull requests and authors that end a paragraph, as they are pasted from the server's own notes. */
function tailOf({children}: Paragraph): Tail | undefined {
  const numbers: string[] = [];
  const handles: string[] = [];
  let first = children.length;
  for (let index = children.length - 1; index >= 0; index--) {
    const node = children[index]!;
    if (node.type === 'text' && GLUE.test(node.value)) continue;
    if (node.type !== 'link' || !isReference(node)) break;
    const number = NUMBER.exec(node.url)?.[1];
    if (number) numbers.unshift(number);
    else handles.unshift(AUTHOR.exec(node.url)![1]!);
    first = index;
  }
  if (numbers.length === 0 || handles.length === 0) return undefined;
  const before = children[first - 1];
  // The bracket that a pasted tail begins with, and the space before it, go with it.
  const glue = before?.type === 'text' ? /[\s(]*$/.exec((before as Text).value)![0].length : 0;
  return {from: children[first]!.position!.start.offset! - glue, numbers, handles};
}

/** Turns a tail of links into the reference group. The words before it stay as they are. */
export function referenceEdits(tree: Root): Edit[] {
  return tree.children.flatMap((list) => (list.type === 'list' ? list.children : [])).flatMap((item): Edit[] => {
    const [paragraph] = item.children;
    const tail = paragraph?.type === 'paragraph' ? tailOf(paragraph) : undefined;
    if (!tail) return [];
    const group = ` (${[...new Set(tail.numbers)].map((number) => `#${number}`).join(', ')} by ${[...new Set(tail.handles)].map((handle) => `@${handle}`).join(', ')})`;
    return [{from: tail.from, to: paragraph!.position!.end.offset!, text: group}];
  });
}
