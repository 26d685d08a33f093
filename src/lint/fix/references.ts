import type {Link, Paragraph, PhrasingContent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Edit} from './edits';

const NUMBER = /^https?:\/\/github\.com\/ClickHouse\/ClickHouse\/(?<kind>pull|issues)\/(?<number>\d+)(?:[#?/].*)?$/;
const AUTHOR = /^https?:\/\/github\.com\/([A-Za-z\d][A-Za-z\d-]*)\/?$/;
/** What may stand between and around the links of the reference tail. */
const GLUE = /^[\s().,;]*(?:(?:by|and|(?:this\s+)?(?:closes|fixes|resolves))[\s().,;:]*)?$/i;
/** What says of the issue after it that the change answers it, with the bracket before it. */
const CLOSES = /[\s(]*\b(?:this\s+)?(?:closes|fixes|resolves)[\s(:]*$/i;
/** The bracket that a pasted tail begins with, and the space before it. */
const BRACKET = /[\s(]*$/;
/** What stands between the items of one list. */
const COMMA = /^\s*(?:,|,?\s*and)\s*$/;

interface Tail {
  readonly from: number;
  readonly pullRequests: readonly string[];
  readonly closes: readonly string[];
  readonly handles: readonly string[];
}

function isReference(node: Link): boolean {
  const number = NUMBER.exec(node.url)?.groups?.number;
  return number === undefined
    ? AUTHOR.test(node.url)
    : toString(node).replace('#', '') === number || toString(node) === node.url;
}

/** The index of the first link of the run of links to pull requests, issues and authors that ends a paragraph. */
function startOfTail({children}: Paragraph): number {
  let first = children.length;
  for (let index = children.length - 1; index >= 0; index--) {
    const node = children[index]!;
    if (node.type === 'text' && GLUE.test(node.value)) continue;
    if (node.type !== 'link' || !isReference(node)) break;
    first = index;
  }
  return first;
}

function textBefore(children: readonly PhrasingContent[], index: number): string {
  const node = children[index - 1];
  return node?.type === 'text' ? node.value : '';
}

/**
 * The links that end a paragraph, as they are pasted from the server's own notes. An issue of which nothing
 * says that it is closed leaves the tail to a person.
 */
function tailOf(paragraph: Paragraph): Tail | undefined {
  const {children} = paragraph;
  const first = startOfTail(paragraph);
  const found = {pullRequests: [] as string[], closes: [] as string[], handles: [] as string[]};
  let isClosed = false;
  for (let index = first; index < children.length; index++) {
    const node = children[index]!;
    if (node.type !== 'link') continue;
    const {kind, number} = NUMBER.exec(node.url)?.groups ?? {};
    const before = textBefore(children, index);
    isClosed = kind === 'issues' && (CLOSES.test(before) || (isClosed && COMMA.test(before)));
    if (kind === 'issues' && !isClosed) return undefined;
    if (number === undefined) found.handles.push(AUTHOR.exec(node.url)![1]!);
    else found[isClosed ? 'closes' : 'pullRequests'].push(number);
  }
  if (found.pullRequests.length === 0 || found.handles.length === 0) return undefined;
  const begin = children[first] as Link;
  const lead = NUMBER.exec(begin.url)?.groups?.kind === 'issues' ? CLOSES : BRACKET;
  return {from: begin.position!.start.offset! - lead.exec(textBefore(children, first))![0].length, ...found};
}

function list(items: readonly string[], sign: string): string {
  return [...new Set(items)].map((item) => sign + item).join(', ');
}

/** Turns a tail of links into the reference group. The words before it stay as they are. */
export function referenceEdits(tree: Root): Edit[] {
  return tree.children
    .flatMap((node) => (node.type === 'list' ? node.children : []))
    .flatMap((item): Edit[] => {
      const [paragraph] = item.children;
      const tail = paragraph?.type === 'paragraph' ? tailOf(paragraph) : undefined;
      if (!tail) return [];
      const closes = tail.closes.length > 0 ? `; closes ${list(tail.closes, '#')}` : '';
      return [
        {
          from: tail.from,
          to: paragraph!.position!.end.offset!,
          text: ` (${list(tail.pullRequests, '#')} by ${list(tail.handles, '@')}${closes})`,
        },
      ];
    });
}
