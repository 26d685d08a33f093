import type {Paragraph, PhrasingContent} from 'mdast';
import type {DraftEntry, DraftReferences} from './drafts';
import type {Report} from './problems';
import {EXAMPLE, GroupReader, Misfit} from './reference-reader';
import {findGroup, pointIn, tokenize} from './reference-tokens';

/** An entry's paragraph taken apart. */
export interface EntryParts {
  readonly text: PhrasingContent[];
  readonly references: DraftReferences;
  readonly authorPoints: DraftEntry['authorPoints'];
}

/** Splits an entry into its text and its references; reports a group that is missing or malformed. */
export function entryParts(paragraph: Paragraph, report: Report): EntryParts | undefined {
  const {children} = paragraph;
  const start = findGroup(children);
  if (!start) {
    report(
      `Unexpected end of the entry, expected a reference group like ${EXAMPLE} as its last thing`,
      paragraph.position?.end,
      'reference-group',
    );
    return undefined;
  }
  const group = children[start.child] as {value: string} & PhrasingContent;
  const before = group.value.slice(0, start.index);
  if (!/\S $/.test(before) && !(before === ' ' && start.child > 0)) {
    report(
      'Unexpected reference group, expected the text of the entry and one space before it',
      pointIn(group, start.index),
      'reference-group',
    );
    return undefined;
  }
  const reader = new GroupReader(tokenize(children, start));
  try {
    const references = reader.read();
    const head = before.trimEnd() === '' ? [] : [{...group, value: before.trimEnd()} as PhrasingContent];
    return {text: [...children.slice(0, start.child), ...head], references, authorPoints: reader.authorPoints};
  } catch (error) {
    if (!(error instanceof Misfit)) throw error;
    report(error.message, error.token.point, 'reference-group');
    return undefined;
  }
}
