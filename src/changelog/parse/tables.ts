// Files of lines with tabs between their cells: errors.tsv, security.tsv, requires/2026.tsv. `#` begins a comment.

import type {Advisory} from '../model/advisories';
import {counted} from '../model/count';
import {type Problem, type RuleReport, ruleCollector} from './problems';

/** What a column has, how it looks, and an example of it. */
export type Column = readonly [name: string, form: RegExp, example: string];

/** A line with a cell for each column. */
interface Row<Columns> {
  readonly cells: {readonly [Index in keyof Columns]: string};
  /** Its line in the file, from 1. */
  readonly line: number;
}

/** The column of the line in which a cell begins. */
export const columnOf = (cells: readonly string[], index: number): number =>
  cells.slice(0, index).reduce((sum, cell) => sum + cell.length + 1, 1);

/**
 * Reads a table; what is wrong with it is in `problems`, with its place, and `report` adds to them. A line with a problem gives
 * no row. Columns at the end that may have nothing need not be there.
 * @param key so many columns at the beginning say what a line is about, and no other line is
 */
export function readTable<const Columns extends readonly Column[]>(
  text: string,
  columns: Columns,
  ruleId: string,
  key = 0,
): {rows: Row<Columns>[]; problems: Problem[]; report: RuleReport} {
  const {problems, report} = ruleCollector(ruleId);
  const rows: Row<Columns>[] = [];
  const least = columns.findLastIndex(([, form]) => !form.test('')) + 1;
  const expected = least === columns.length ? `${least}` : `${least} or ${columns.length}`;
  const known = new Set<string>();
  for (const [index, content] of text.split('\n').entries()) {
    if (content === '' || content.startsWith('#')) continue;
    const line = index + 1;
    const cells = content.split('\t');
    const wrong = columns.findIndex(([, form], at) => !form.test(cells[at] ?? ''));
    const about = cells.slice(0, key).join(' ');
    if (cells.length < least || cells.length > columns.length) {
      const names = columns.map(([name]) => name).join(', ');
      const found = counted(cells.length, 'column', 'columns');
      report(`${found}, expected ${expected}: ${names}, with a tab between them`, line);
    } else if (wrong !== -1) {
      const [name, , example] = columns[wrong]!;
      report(`${name} "${cells[wrong]}", expected ${example}`, {line, column: columnOf(cells, wrong)});
    } else if (key > 0 && known.has(about)) report(`${about} a second time, expected it once`, line);
    else rows.push({cells: columns.map((_, at) => cells[at] ?? '') as unknown as Row<Columns>['cells'], line});
    known.add(about);
  }
  return {rows, problems, report};
}

const ADVISORY_COLUMNS = [
  ['vulnerability', /^CVE-\d{4}-\d{4,}$/, 'a number like CVE-2025-1385'],
  ['advisory', /^GHSA(?:-[\da-z]{4}){3}$/, 'one like GHSA-5phv-x8x4-83x5'],
  ['versions', /^\d+(?:\.\d+){3}(?: \d+(?:\.\d+){3})*$/, 'those with the fix, like 24.8.14.27 25.1.5.5'],
] as const satisfies readonly Column[];

/** Reads `security.tsv`, a line an advisory; a line in `problems` gives none. */
export function readAdvisories(text: string): {advisories: Advisory[]; problems: Problem[]} {
  const {rows, problems} = readTable(text, ADVISORY_COLUMNS, 'lists');
  const advisories = rows.map(({cells: [cve, advisory, fixed]}) => ({cve, advisory, fixed: fixed.split(' ')}));
  return {advisories, problems};
}

/** What people paste who meet a bug. */
interface ErrorMessage {
  /** That of the fix. */
  readonly pullRequest: number;
  /** The error's name, `LOGICAL_ERROR`; of a vulnerability its number; empty if none is known. */
  readonly name: string;
  /** The constant part of the message, or the classes and functions of a crash's frames; empty if the name is all. */
  readonly message: string;
  /** Where that is said: an issue, also of a client; the pull request itself; an advisory; the server's code. */
  readonly source: string;
  /** Its line in the file, from 1. */
  readonly line: number;
}

const MESSAGE_COLUMNS = [
  ['pull request', /^\d+$/, '88879'],
  ['error', /^(?:-|[A-Z][A-Z\d_]+|CVE-\d{4}-\d+)$/, 'LOGICAL_ERROR, CVE-2024-6873 or -'],
  ['message', /^(?:\S+(?: \S+)*)?$/, 'words with one space between them'],
  [
    'source',
    /^(?:(?:[\w.-]+\/[\w.-]+)?#\d+|pull|advisory|code)$/,
    '#83133, ClickHouse/clickhouse-js#514, pull, advisory or code',
  ],
] as const satisfies readonly Column[];

/** Reads errors.tsv; what is wrong with it is in `problems`, with its place. A line with a problem gives no message. */
export function readErrorMessages(text: string): {messages: ErrorMessage[]; problems: Problem[]} {
  const {rows, problems} = readTable(text, MESSAGE_COLUMNS, 'errors');
  const messages = rows.map(({cells: [pullRequest, name, message, source], line}): ErrorMessage => {
    return {pullRequest: Number(pullRequest), name: name === '-' ? '' : name, message, source, line};
  });
  return {messages, problems};
}

/** The messages as the search fetches them: pull request, error and message. */
export const messageRows = (messages: readonly ErrorMessage[]): [number, string][] => {
  const rows = new Map<number, string>();
  for (const {pullRequest, name, message} of messages)
    rows.set(pullRequest, [rows.get(pullRequest), name, message].filter(Boolean).join(' '));
  return [...rows];
};
