import type {Entry} from '../model/records';
import {BETWEEN_CLAUSES, type Clause} from '../model/references';
import {type Resolve, toMarkdown} from '../model/text';

interface Written {
  readonly resolve: Resolve;
  /** What stands before the text, as Markdown: a box to tick, a label. */
  readonly lead?: string;
  /** What stands behind the text. */
  readonly clauses: readonly Clause[];
  /** The links that end the references: first the one to the entry. */
  readonly links: readonly (readonly [name: string, address: string])[];
  /** What follows on the same line, as Markdown. */
  readonly more?: string;
}

/** An entry as a bullet of CommonMark, wherever it is written: its text, its references in parentheses, its example. */
export function entryMarkdown(
  {text, example}: Pick<Entry, 'text' | 'example'>,
  {resolve, lead = '', clauses, links, more = ''}: Written,
): string {
  const references = [
    ...clauses.map((clause) =>
      clause.kind === 'check' ? `**${toMarkdown(clause.text)}**` : toMarkdown(clause.text, resolve),
    ),
    ...links.map(([name, address]) => `[${name}](${resolve(address)})`),
  ].join(BETWEEN_CLAUSES);
  const code = example === undefined ? [] : ['```sql', ...example.split('\n'), '```'];
  return [`- ${lead}${toMarkdown(text, resolve)} (${references})${more}`, ...code].join('\n  ');
}
