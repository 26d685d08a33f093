import type {PhrasingContent, Text} from 'mdast';
import type {Point} from 'unist';

export interface Token {
  readonly kind: 'number' | 'handle' | 'word' | 'code' | 'comma' | 'semicolon' | 'colon' | 'other' | 'end';
  readonly value: string;
  readonly point: Point;
}

const TOKEN = new RegExp(
  [
    /#(?<number>\d+)/,
    /@(?<handle>[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?)/,
    /(?<word>[A-Za-z\d-]+(?:\.\d+)?)/,
    /(?<comma>,)/,
    /(?<semicolon>;)/,
    /(?<colon>:)/,
    /(?<other>[^\s,;:]+)/,
  ]
    .map(({source}) => source)
    .join('|'),
  'g',
);

/** Where the group begins: the index of its first child node and of its parenthesis in that node. */
export interface GroupStart {
  readonly child: number;
  readonly index: number;
}

/** Finds the parenthesis that the entry's last character closes; there may be code spans between. */
export function findGroup(children: readonly PhrasingContent[]): GroupStart | undefined {
  const last = children.at(-1);
  if (last?.type !== 'text' || !last.value.endsWith(')')) return undefined;
  let depth = 0;
  for (let child = children.length - 1; child >= 0; child--) {
    const node = children[child]!;
    if (node.type === 'inlineCode') continue;
    if (node.type !== 'text') return undefined;
    for (let index = node.value.length - 1; index >= 0; index--) {
      if (node.value[index] === ')') depth++;
      else if (node.value[index] === '(' && --depth === 0) return {child, index};
    }
  }
  return undefined;
}

/**
 * The point of a character of the group, counted from the end of its text: the words before it may have escapes, which
 * are longer in the source.
 */
export function pointIn({value, position}: Text, index: number): Point {
  const {line, column} = position!.end;
  return {line, column: column - value.length + index};
}

/** Splits the group into tokens; the last one is the closing parenthesis, of kind `end`. */
export function tokenize(children: readonly PhrasingContent[], start: GroupStart): Token[] {
  const tokens: Token[] = [];
  children.slice(start.child).forEach((node, offset, group) => {
    if (node.type === 'inlineCode') tokens.push({kind: 'code', value: node.value, point: node.position!.start});
    if (node.type !== 'text') return;
    const from = offset === 0 ? start.index + 1 : 0;
    const to = offset === group.length - 1 ? node.value.length - 1 : node.value.length;
    for (const match of node.value.slice(from, to).matchAll(TOKEN)) {
      const [kind, value] = Object.entries(match.groups!).find(([, text]) => text !== undefined)!;
      tokens.push({kind: kind as Token['kind'], value, point: pointIn(node, from + match.index)});
    }
  });
  const last = children.at(-1) as Text;
  tokens.push({kind: 'end', value: ')', point: pointIn(last, last.value.length - 1)});
  return tokens;
}
