import {placedEntries, type Undo} from '../changelog/model/records';
import {LIBRARY_RELEASE} from '../changelog/server/asked-servers';
import {sqlValue} from '../changelog/server/values';
import {isUnasked, isWholeStatement, spansOf} from './code-spans';
import type {Page} from './rule';

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

/** What the server as a library is asked about a page, for `Context.answers`. */
export function questionsOf(page: Page): string[] {
  const known = placedEntries(page.year.releases).filter(
    ({release}) => !isUnasked(release.version, {release: LIBRARY_RELEASE}),
  );
  return known.flatMap(({entry}) => [
    ...spansOf(page, entry).flatMap(({value}) => (isWholeStatement(value) ? parseQuestion(value) : [])),
    ...entry.undo.flatMap((undo) => undoQuestion(undo) ?? []),
  ]);
}
