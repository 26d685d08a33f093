// errors.tsv: what the server says of a bug, by the pull request that fixed it; `#` begins a comment.
//
//   88879	-	ColumnMap::insertRangeFrom	#83133

import type {Problem} from './problems';
import {type Column, readTable} from './table';

/** What people paste who meet a bug. */
export interface ErrorMessage {
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

const COLUMNS: readonly Column[] = [
  ['pull request', /^\d+$/, '88879'],
  ['error', /^(?:-|[A-Z][A-Z\d_]+|CVE-\d{4}-\d+)$/, 'LOGICAL_ERROR, CVE-2024-6873 or -'],
  ['message', /^(?:\S+(?: \S+)*)?$/, 'words with one space between them'],
  [
    'source',
    /^(?:(?:[\w.-]+\/[\w.-]+)?#\d+|pull|advisory|code)$/,
    '#83133, ClickHouse/clickhouse-js#514, pull, advisory or code',
  ],
];

/** Reads errors.tsv; what is wrong with it is in `problems`, with its place. A line with a problem gives no message. */
export function readErrorMessages(text: string): {messages: ErrorMessage[]; problems: Problem[]} {
  const {rows, problems} = readTable(text, COLUMNS, 'errors');
  const messages = rows.map(({cells, line}): ErrorMessage => {
    const [pullRequest, name, message, source] = cells as [string, string, string, string];
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
