// The lists beside the pages, a line each: authors.tsv, names.tsv, code-spans.tsv, security.tsv and errors.tsv.
import type {Advisory} from '../model/advisories';
import {type ListedName, NAME_KINDS, type NameKind} from '../model/named-items';
import type {Authors} from '../model/records';
import {tableReader} from './tables';

const WORDS = /^\S(?:.*\S)?$/;
const WORDS_OR_NOTHING = /^(?:\S(?:.*\S)?)?$/;

/** Reads `authors.tsv`: display names by handle; without one the handle stands for it. */
export const readAuthors = tableReader(
  [
    ['handle', /^[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?$/, 'one of GitHub, without @'],
    ['name', WORDS_OR_NOTHING, 'the display name, as its profile has it, or nothing as long as nobody knows it'],
  ],
  {key: 1},
  ([handle, name]) => ({handle, name: name || handle}),
);

/** The display names by handle. */
export const authorsOf = (listed: readonly {readonly handle: string; readonly name: string}[]): Authors =>
  Object.fromEntries(listed.map(({handle, name}) => [handle, name]));

/** Reads `code-spans.tsv`: code spans that look like a name or a statement of the server and are not. */
export const readCodeSpans = tableReader(
  [
    ['code span', WORDS, 'one without its backticks'],
    ['reason', WORDS, 'what the code span is'],
  ],
  {key: 1},
  ([span]) => ({span}),
);

const KINDS = Object.keys(NAME_KINDS);

/** Reads `names.tsv`. */
export const readNames = tableReader(
  [
    ['kind', new RegExp(`^(?:${KINDS.join('|')})$`), `one of ${KINDS.join(', ')}`],
    ['name', WORDS, 'one without spaces around it'],
    ['reason', WORDS_OR_NOTHING, 'why it stands here though the server does not know it, or nothing'],
  ],
  {key: 2},
  ([kind, name, reason]): ListedName => ({kind: kind as NameKind, name, ...(reason && {reason})}),
);

/** Reads `security.tsv`, a line an advisory. */
export const readAdvisories = tableReader(
  [
    ['vulnerability', /^CVE-\d{4}-\d{4,}$/, 'a number like CVE-2025-1385'],
    ['advisory', /^GHSA(?:-[\da-z]{4}){3}$/, 'one like GHSA-5phv-x8x4-83x5'],
    ['versions', /^\d+(?:\.\d+){3}(?: \d+(?:\.\d+){3})*$/, 'those with the fix, like 24.8.14.27 25.1.5.5'],
  ],
  {},
  ([cve, advisory, fixed]): Advisory => ({cve, advisory, fixed: fixed.split(' ')}),
);

/** What people paste who meet a bug. */
interface ErrorMessage {
  /** That of the fix. */
  readonly pullRequest: number;
  /** The error's name, `LOGICAL_ERROR`; of a vulnerability its number; empty if none is known. */
  readonly name: string;
  /** The constant part of the message, or the classes and functions of a crash's frames; empty if the name is all. */
  readonly message: string;
}

/** Reads `errors.tsv`; its last column has where that is said: an issue, also of a client; the pull request itself; an advisory; the server's code. */
export const readErrorMessages = tableReader(
  [
    ['pull request', /^\d+$/, '88879'],
    ['error', /^(?:-|[A-Z][A-Z\d_]+|CVE-\d{4}-\d+)$/, 'LOGICAL_ERROR, CVE-2024-6873 or -'],
    ['message', /^(?:\S+(?: \S+)*)?$/, 'words with one space between them'],
    [
      'source',
      /^(?:(?:[\w.-]+\/[\w.-]+)?#\d+|pull|advisory|code)$/,
      '#83133, ClickHouse/clickhouse-js#514, pull, advisory or code',
    ],
  ],
  {ruleId: 'errors'},
  ([pullRequest, name, message]): ErrorMessage => ({
    pullRequest: Number(pullRequest),
    name: name === '-' ? '' : name,
    message,
  }),
);

/** The messages as the search fetches them: of each pull request its errors and messages as one text. */
export const messageRows = (messages: readonly ErrorMessage[]): [number, string][] => {
  const rows = new Map<number, string>();
  for (const {pullRequest, name, message} of messages)
    rows.set(pullRequest, [rows.get(pullRequest), name, message].filter(Boolean).join(' '));
  return [...rows];
};
