// The lists that people add to, a line each: authors.tsv, names.tsv and code-spans.tsv.
import {type ListedName, NAME_KINDS, type NameKind} from '../model/named-items';
import type {Authors} from '../model/records';
import type {Problem} from './problems';
import {type Column, readTable} from './tables';

const WORDS = /^\S(?:.*\S)?$/;
const WORDS_OR_NOTHING = /^(?:\S(?:.*\S)?)?$/;

const AUTHOR_COLUMNS = [
  ['handle', /^[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?$/, 'one of GitHub, without @'],
  ['name', WORDS_OR_NOTHING, 'the display name, as its profile has it, or nothing as long as nobody knows it'],
] as const satisfies readonly Column[];

/** Reads `authors.tsv`, display names by handle; without one the handle stands for it. */
export function readAuthors(text: string): {authors: Authors; problems: Problem[]} {
  const {rows, problems} = readTable(text, AUTHOR_COLUMNS, 'lists', 1);
  return {authors: Object.fromEntries(rows.map(({cells: [handle, name]}) => [handle, name || handle])), problems};
}

const SPAN_COLUMNS = [
  ['code span', WORDS, 'one without its backticks'],
  ['reason', WORDS, 'what the code span is'],
] as const satisfies readonly Column[];

/** Reads `code-spans.tsv`; a line in `problems` gives none. */
export function readCodeSpans(text: string): {spans: readonly string[]; problems: Problem[]} {
  const {rows, problems} = readTable(text, SPAN_COLUMNS, 'lists', 1);
  return {spans: rows.map(({cells: [span]}) => span), problems};
}

const KINDS = Object.keys(NAME_KINDS);
const NAME_COLUMNS = [
  ['kind', new RegExp(`^(?:${KINDS.join('|')})$`), `one of ${KINDS.join(', ')}`],
  ['name', WORDS, 'one without spaces around it'],
  ['reason', WORDS_OR_NOTHING, 'why it stands here though the server does not know it, or nothing'],
] as const satisfies readonly Column[];

/** A name with its line in the file, from 1. */
export interface PlacedName extends ListedName {
  readonly line: number;
}

/** Reads `names.tsv`; a line in `problems` gives none. */
export function readNames(text: string): {names: PlacedName[]; problems: Problem[]} {
  const {rows, problems} = readTable(text, NAME_COLUMNS, 'lists', 2);
  const names = rows.map(({cells: [kind, name, reason], line}) => {
    return {kind: kind as NameKind, name, ...(reason && {reason}), line};
  });
  return {names, problems};
}
