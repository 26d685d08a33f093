import type {PhrasingContent, Text} from 'mdast';
import type {Point} from 'unist';

/** The point of a character of the group, counted from the end: words before it may have escapes, which are longer. */
export function pointIn({value, position}: Text, index: number): Point {
  const {line, column} = position!.end;
  return {line, column: column - value.length + index};
}

/** The beginning of a text node, up to a character. */
export function textBefore(node: Text, index: number): Text {
  const {start} = node.position!;
  return {...node, value: node.value.slice(0, index), position: {start, end: pointIn(node, index)}};
}

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
          text: [...children.slice(0, child), textBefore(node, index)],
          group: [{...node, value: node.value.slice(index)}, ...children.slice(child + 1)],
        };
    }
  }
  return undefined;
}

/** The Markdown of a group. */
export const groupText = (group: readonly PhrasingContent[]): string =>
  group.map((node) => (node.type === 'inlineCode' ? `\`${node.value}\`` : (node as Text).value)).join('');
