// Statements in code spans and clauses, and what the server as a library is asked of them.
import {placedEntries, type Undo} from '../changelog/model/records';
import {LIBRARY_RELEASE} from '../changelog/server/asked-servers';
import {sqlValue} from '../changelog/server/values';
import {isUnasked} from './names';
import {spansOf} from './prose';
import type {Page} from './rule';

/** How a code span begins that may be a statement. */
const FIRST_WORD =
  /^(?:SELECT|WITH|INSERT INTO|CREATE|ALTER|DROP|ATTACH|DETACH|SHOW|DESC|DESCRIBE|EXPLAIN|SET|SYSTEM|GRANT|REVOKE|BACKUP|RESTORE|OPTIMIZE|RENAME|EXCHANGE|TRUNCATE|CHECK|KILL|USE|UPDATE|DELETE FROM|VALUES|EXISTS|UNDROP|MOVE)\s/;
/** What only a pattern has: something left out, a place to fill in, a choice. */
const PATTERN = /\.\.\.|<\w[\w -]*>|\[[A-Z.]|\[[a-z]+\.\]| \| |[A-Z]\|[A-Z]|[A-Z]\/[A-Z]/;

/** Whether a code span is a statement, or the name of one: not a pattern of statements. */
export const isStatement = (code: string): boolean => FIRST_WORD.test(code) && !PATTERN.test(code);

/** Whether a code span is the name of a statement: words in capitals alone, which cannot be run. */
export const isStatementName = (code: string): boolean => isStatement(code) && /^[A-Z0-9 ]+$/.test(code);

/** A statement that fails if the server cannot parse the one in a code span. */
export function parseQuestion(code: string): string {
  return `SELECT formatQuery(${sqlValue(code.replace(/;$/, ''))}) FORMAT Null`;
}

/** A statement that fails if the server does not take an undo clause; undefined if only its configuration can have it. */
export function undoQuestion({scope, setting, value}: Undo): string | undefined {
  if (scope === 'query') return `SELECT 1 SETTINGS ${setting} = ${value} FORMAT Null`;
  if (scope === 'merge-tree')
    return `CREATE OR REPLACE TABLE t (k UInt64) ENGINE = MergeTree ORDER BY k SETTINGS ${setting} = ${value}`;
  return undefined;
}

/** What the server as a library is asked about a page, for `Context.answers`. Syntax seldom changes, settings do. */
export function questionsOf(page: Page): string[] {
  return placedEntries(page.year.releases).flatMap(({entry, release}) => [
    ...spansOf(page, entry).flatMap(({value}) =>
      isStatement(value) && !isStatementName(value) ? parseQuestion(value) : [],
    ),
    ...(isUnasked(release.version, {release: LIBRARY_RELEASE})
      ? []
      : entry.undo.flatMap((each) => undoQuestion(each) ?? [])),
  ]);
}
