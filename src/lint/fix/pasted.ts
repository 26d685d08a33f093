import type {Link, ListItem, Paragraph, PhrasingContent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Edit} from './edits';

const NUMBER = /^https?:\/\/github\.com\/ClickHouse\/ClickHouse\/(?<kind>pull|issues)\/(?<number>\d+)(?:[#?/].*)?$/;
const AUTHOR = /^https?:\/\/github\.com\/([A-Za-z\d][A-Za-z\d-]*)\/?$/;
/** What may stand between and around the links of the reference tail. */
const GLUE = /^[\s().,;]*(?:(?:by|and|(?:this\s+)?(?:closes|fixes|resolves))[\s().,;:]*)?$/i;
/** The words that say that the change closes the issue after them, and the bracket before them. */
const CLOSES = /[\s(]*\b(?:this\s+)?(?:closes|fixes|resolves)[\s(:]*$/i;
/** The bracket at the beginning of pasted references, and the space before it. */
const BRACKET = /[\s(]*$/;
/** The separator of the items of one list. */
const COMMA = /^\s*(?:,|,?\s*and)\s*$/;

const bulletsOf = ({children}: Root): ListItem[] =>
  children.flatMap((node) => (node.type === 'list' ? node.children : []));

function isReference(node: Link): boolean {
  const number = NUMBER.exec(node.url)?.groups?.number;
  return number === undefined
    ? AUTHOR.test(node.url)
    : toString(node).replace('#', '') === number || toString(node) === node.url;
}

/** The index of the first of the links to pull requests, issues and authors that end a paragraph. */
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

function list(items: readonly string[], sign: string): string {
  return [...new Set(items)].map((item) => sign + item).join(', ');
}

/** Turns the links that end a paragraph into the reference group. An issue that nothing closes is left to a person. */
function tailEdits(paragraph: Paragraph, first: number): Edit[] {
  const {children, position} = paragraph;
  const pullRequests: string[] = [];
  const closes: string[] = [];
  const handles: string[] = [];
  let from: number | undefined;
  let isClosed = false;
  for (let index = first; index < children.length; index++) {
    const node = children[index]!;
    if (node.type !== 'link') continue;
    const {kind, number} = NUMBER.exec(node.url)?.groups ?? {};
    const before = textBefore(children, index);
    isClosed = kind === 'issues' && (CLOSES.test(before) || (isClosed && COMMA.test(before)));
    if (kind === 'issues' && !isClosed) return tailEdits(paragraph, index + 1);
    from ??= node.position!.start.offset! - (isClosed ? CLOSES : BRACKET).exec(before)![0].length;
    if (number === undefined) handles.push(AUTHOR.exec(node.url)![1]!);
    else (isClosed ? closes : pullRequests).push(number);
  }
  if (from === undefined || pullRequests.length === 0 || handles.length === 0) return [];
  const closed = closes.length > 0 ? `; closes ${list(closes, '#')}` : '';
  const text = ` (${list(pullRequests, '#')} by ${list(handles, '@')}${closed})`;
  return [{from, to: position!.end.offset!, text}];
}

/** Turns the links that end each bullet into its reference group. The words before them stay as they are. */
export function referenceEdits(tree: Root): Edit[] {
  return bulletsOf(tree).flatMap(({children: [first]}) =>
    first?.type === 'paragraph' ? tailEdits(first, startOfTail(first)) : [],
  );
}

/** What the server's lists of a patch release put before an entry: the pull request of the backport. */
const BACKPORT = /^Backported in (?:#\d+|\[#\d+\]\([^()\s]*\)):\s*/;

/** Removes what only the server's own lists say. Other words stay as they are. */
export function backportEdits(tree: Root, text: string): Edit[] {
  return bulletsOf(tree).flatMap(({children: [first]}): Edit[] => {
    const from = first?.position?.start.offset ?? 0;
    const length = BACKPORT.exec(text.slice(from, first?.position?.end.offset))?.[0].length;
    return length === undefined ? [] : [{from, to: from + length, text: ''}];
  });
}

/** The display names in links to authors, by handle. A link text that is an address or `@handle` is not a name. */
export function pastedNames(tree: Root): Map<string, string> {
  const names = new Map<string, string>();
  visit(tree, 'link', (node) => {
    const handle = AUTHOR.exec(node.url)?.[1];
    const name = toString(node).replace(/\s+/g, ' ').trim();
    if (handle && name !== '' && !/^@|^https?:/.test(name)) names.set(handle, name);
  });
  return names;
}
