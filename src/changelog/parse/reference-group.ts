import type {Paragraph, PhrasingContent, Text} from 'mdast';
import {cutGroup, groupText, pointIn, textBefore} from './cut-group';
import type {DraftGroup} from './drafts';
import type {Report} from './problems';
import {EXAMPLE, Misfit, readGroup} from './reference-clauses';

const PULL_REQUEST = /^https:\/\/github\.com\/ClickHouse\/ClickHouse\/pull\/\d+/;

/** Splits an entry into its text and its references; reports a group that is missing or malformed. */
export function entryParts(
  {children, position}: Paragraph,
  report: Report,
): {text: PhrasingContent[]; group: DraftGroup} | undefined {
  const parts = cutGroup(children);
  if (!parts) {
    const last = children.at(-1);
    const isPasted = children.some((node) => node.type === 'link' && PULL_REQUEST.test(node.url));
    const isOpen = last?.type === 'text' && /\(#\d[^)]*$/.test(last.value);
    report(
      isPasted
        ? `references as the server's own list has them, expected a group like ${EXAMPLE}: run \`npm run fix\``
        : `end of the entry, expected ${isOpen ? '")" after its references' : `a reference group like ${EXAMPLE} as its last thing`}`,
      position!.end,
      'reference-group',
    );
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
