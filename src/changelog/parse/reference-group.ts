import type {Paragraph, PhrasingContent, Text} from 'mdast';
import type {DraftGroup} from './drafts';
import type {Report} from './problems';
import {EXAMPLE, Misfit, readGroup} from './reference-reader';
import {findGroup, pointIn, tokenize} from './reference-tokens';

/** Splits an entry into its text and its references; reports a group that is missing or malformed. */
export function entryParts(
  {children, position}: Paragraph,
  report: Report,
): {text: PhrasingContent[]; group: DraftGroup} | undefined {
  const start = findGroup(children);
  if (!start) {
    report(
      `Unexpected end of the entry, expected a reference group like ${EXAMPLE} as its last thing`,
      position!.end,
      'reference-group',
    );
    return undefined;
  }
  const node = children[start.child] as Text;
  const before = node.value.slice(0, start.index);
  if (!/\S $/.test(before) && !(before === ' ' && start.child > 0)) {
    report(
      'Unexpected reference group, expected the text of the entry and one space before it',
      pointIn(node, start.index),
      'reference-group',
    );
    return undefined;
  }
  try {
    const group = readGroup(tokenize(children, start));
    const value = before.trimEnd();
    return {text: [...children.slice(0, start.child), ...(value === '' ? [] : [{...node, value}])], group};
  } catch (error) {
    if (!(error instanceof Misfit)) throw error;
    report(error.message, error.token.point, 'reference-group');
    return undefined;
  }
}
