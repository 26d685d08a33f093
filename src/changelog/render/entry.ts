import type {Entry, Text} from '../model/records';
import {BETWEEN_CLAUSES, type Clause, isMark} from '../model/references';
import {joined, type Resolve, toMarkdown} from '../model/text';
import {type Attributes, type Children, type Html, h, textHtml} from './html';

interface Shown {
  readonly resolve: Resolve;
  /** Of the list item; those of a year's page come from `listedEntry` of year-page.ts. */
  readonly attributes?: Attributes;
  /** What stands before the text: other ids that lead to it, a box to tick, a label. */
  readonly lead?: readonly (string | Html)[];
  /** Names that are marked in the text. */
  readonly marked?: readonly string[] | undefined;
  /** What stands behind the text. */
  readonly clauses?: readonly Clause[];
  /** The link to the entry, as one more clause. */
  readonly link?: Html;
  /** What ends the references. */
  readonly end?: readonly (string | Html)[];
  /** Whether `undo` clauses and an example have a button that copies them: src/page/copy.ts. */
  readonly canCopy?: boolean;
  /** Paragraphs below. */
  readonly notes?: readonly Text[] | undefined;
}

/** What must be checked before an upgrade, or an `undo` clause. */
function markHtml({kind, text}: Clause, {resolve, canCopy}: Shown): Html {
  const content = textHtml(text, resolve);
  const copy: Children = canCopy ? [' ', h('button', {'data-copy': ''}, 'Copy')] : [];
  return h('p', {}, kind === 'check' ? h('b', {}, content) : [...content, ...copy]);
}

/** SQL that shows what is new. */
function exampleHtml(example: string, canCopy: boolean | undefined): Html {
  const copy = canCopy ? [h('button', {'data-copy': 'Example'}, 'Copy')] : [];
  return h('pre', {}, [...copy, h('code', {}, example)]);
}

/**
 * An entry as an item of a list, wherever it is shown: its text, its references in small letters and, each on a line of
 * its own, what must be checked before an upgrade, its `undo` clauses and the notes, and its example.
 */
export function entryHtml({text, example}: Pick<Entry, 'text' | 'example'>, shown: Shown): Html {
  const {resolve, attributes = {}, lead = [], marked, clauses = [], link, end = [], notes = [], canCopy} = shown;
  const references = [
    ...clauses.filter((clause) => !isMark(clause)).map((clause) => textHtml(clause.text, resolve)),
    ...(link ? [[link]] : []),
  ];
  return h('li', attributes, [
    ...lead,
    ...textHtml(text, resolve, marked),
    ' ',
    h('small', {}, [...joined<Html>(references, BETWEEN_CLAUSES), ...end]),
    ...clauses.filter(isMark).map((clause) => markHtml(clause, shown)),
    ...notes.map((note) => h('p', {}, textHtml(note, resolve))),
    ...(example === undefined ? [] : [exampleHtml(example, canCopy)]),
  ]);
}

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
