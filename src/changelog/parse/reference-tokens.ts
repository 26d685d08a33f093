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
    /(?<word>[A-Za-z\d-]+(?:\.\d+){0,2})/,
    /(?<comma>,)/,
    /(?<semicolon>;)/,
    /(?<colon>:)/,
    /(?<other>[^\s,;:]+)/,
  ]
    .map(({source}) => source)
    .join('|'),
  'g',
);

/** Cuts an entry at the parenthesis that its last character closes; there may be code spans between. */
export function cutGroup(
  children: readonly PhrasingContent[],
): Record<'text' | 'group', PhrasingContent[]> | undefined {
  const last = children.at(-1);
  if (last?.type !== 'text' || !last.value.endsWith(')')) return undefined;
  let depth = 0;
  for (let child = children.length - 1; child >= 0; child--) {
    const node = children[child]!;
    if (node.type === 'inlineCode') continue;
    if (node.type !== 'text') return undefined;
    for (let index = node.value.length - 1; index >= 0; index--) {
      if (node.value[index] === ')') depth++;
      else if (node.value[index] === '(' && --depth === 0)
        return {
          text: [...children.slice(0, child), {...node, value: node.value.slice(0, index)}],
          group: [{...node, value: node.value.slice(index)}, ...children.slice(child + 1)],
        };
    }
  }
  return undefined;
}

/** The point of a character of the group, counted from the end: words before it may have escapes, which are longer. */
export function pointIn({value, position}: Text, index: number): Point {
  const {line, column} = position!.end;
  return {line, column: column - value.length + index};
}

/** Splits the group into tokens; the last one is the closing parenthesis, of kind `end`. */
export function tokenize(group: readonly PhrasingContent[]): Token[] {
  const tokens: Token[] = [];
  for (const [place, node] of group.entries()) {
    if (node.type === 'inlineCode') tokens.push({kind: 'code', value: node.value, point: node.position!.start});
    if (node.type !== 'text') continue;
    const from = place === 0 ? 1 : 0;
    const to = place === group.length - 1 ? -1 : undefined;
    for (const match of node.value.slice(from, to).matchAll(TOKEN)) {
      const [kind, value] = Object.entries(match.groups!).find(([, text]) => text !== undefined)!;
      tokens.push({kind: kind as Token['kind'], value, point: pointIn(node, from + match.index)});
    }
  }
  const last = group.at(-1) as Text;
  return [...tokens, {kind: 'end', value: ')', point: pointIn(last, last.value.length - 1)}];
}
