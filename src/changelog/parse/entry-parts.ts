import type {Paragraph, PhrasingContent, Text} from 'mdast';
import type {Point, Position} from 'unist';
import {FIX, type Report} from './problems';
import {EXAMPLE, type Group, Misfit, readGroup} from './reference-group';

/** The point of a character of the group, counted from the end: words before it may have escapes, which are longer. */
function pointIn({value, position}: Text, index: number): Point {
  const {line, column} = position!.end;
  return {line, column: column - value.length + index};
}

/** The beginning of a text node, up to a character. */
function textBefore(node: Text, index: number): Text {
  const {start} = node.position!;
  return {...node, value: node.value.slice(0, index), position: {start, end: pointIn(node, index)}};
}

/** Cuts an entry at the parenthesis that its last character closes; there may be code spans between. */
function cutGroup(children: readonly PhrasingContent[]): Record<'text' | 'group', PhrasingContent[]> | undefined {
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
const groupText = (group: readonly PhrasingContent[]): string =>
  group.map((node) => (node.type === 'inlineCode' ? `\`${node.value}\`` : (node as Text).value)).join('');

const PULL_REQUEST = /^https:\/\/github\.com\/ClickHouse\/ClickHouse\/pull\/\d+/;

/** What to report of an entry without a group at its end, and where, if not at its end; with what belongs there. */
function faultOf(
  children: readonly PhrasingContent[],
): readonly [reason: string, place?: Point | Position, hint?: string, repair?: string] {
  const last = children.at(-1);
  const tail = last?.type === 'text' ? last.value : '';
  if (children.some((node) => node.type === 'link' && PULL_REQUEST.test(node.url)))
    return [`references as the server's own list has them, expected a group like ${EXAMPLE}`, undefined, FIX];
  if (/\(#\d[^)]*\)[.,;]$/.test(tail)) {
    const place = {start: pointIn(last as Text, tail.length - 1), end: pointIn(last as Text, tail.length)};
    return [`"${tail.at(-1)}" after the references, expected ")" as the end of the entry`, place, undefined, ''];
  }
  if (/\(#\d[^)]*$/.test(tail)) return ['end of the entry, expected ")" after its references'];
  // A backtick without its partner turns code and text around.
  const isOpen = children.some((node) => node.type === 'text' && node.value.includes('`'));
  const hint = isOpen ? 'is each code span closed?' : undefined;
  return [`end of the entry, expected a reference group like ${EXAMPLE} as its last thing`, undefined, hint];
}

/** Splits an entry into its text and its references; undefined, and reported, if the group is missing or malformed. */
export function entryParts(
  {children, position}: Paragraph,
  report: Report,
): {text: PhrasingContent[]; group: Group} | undefined {
  const parts = cutGroup(children);
  if (!parts) {
    const [reason, place = position!.end, ...more] = faultOf(children);
    report(reason, place, 'reference-group', ...more);
    return undefined;
  }
  const last = parts.text.pop() as Text;
  if (!/\S $/.test(last.value) && !(last.value === ' ' && parts.text.length > 0)) {
    report(
      'reference group, expected the text of the entry and one space before it',
      pointIn(parts.group[0] as Text, 0),
      'reference-group',
    );
    return undefined;
  }
  const group = groupText(parts.group);
  try {
    const words = textBefore(last, last.value.length - 1);
    return {
      text: [...parts.text, ...(words.value === '' ? [] : [words])],
      group: readGroup(group.slice(1, -1)),
    };
  } catch (error) {
    if (!(error instanceof Misfit)) throw error;
    const {line, column} = position!.end;
    report(error.message, {line, column: column - group.length + 1 + error.index}, 'reference-group');
    return undefined;
  }
}
