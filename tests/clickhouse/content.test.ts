import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {judge} from '../../clickhouse/claims';
import type {Answer} from '../../clickhouse/engine';
import {LIBRARY_RELEASE} from '../../src/changelog/defaults/asked-servers';
import {allReleases, placedEntries, type Undo} from '../../src/changelog/model/records';
import {codeSpans} from '../../src/changelog/model/text';
import {readClaims} from '../../src/changelog/parse/claims';
import {readCodeSpans} from '../../src/changelog/parse/lists';
import {CLAIMS_DIR, CODE_SPANS} from '../../src/files/changelog-folder';
import {isUnasked, isWholeStatement} from '../../src/lint/code-spans';
import {readReal} from '../changelog/real';
import {sample, tries} from '../sample';
import {describeServer, projectFile, startEngine} from './server';

const {years} = await readReal();
/** Those of releases that the server can know. */
const entries = placedEntries(allReleases(years)).filter(
  ({release}) => !isUnasked(release.version, {release: LIBRARY_RELEASE}),
);

/** SQL as a string of SQL. */
const quoted = (sql: string): string => `'${sql.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** A statement that takes a setting with its value; undefined if only a server's configuration does. */
function statement({scope, setting, value}: Undo): string | undefined {
  if (scope === 'query') return `SELECT 1 SETTINGS ${setting} = ${value} FORMAT Null`;
  if (scope === 'merge-tree')
    return `CREATE OR REPLACE TABLE t (k UInt64) ENGINE = MergeTree ORDER BY k SETTINGS ${setting} = ${value}`;
  return undefined;
}

describeServer('the server', () => {
  const engine = startEngine();
  /** Those of some statements that it refuses. */
  const refused = async <Item extends {readonly sql: string}>(items: readonly Item[]): Promise<Item[]> => {
    const answers = await engine.ask(items.map(({sql}) => sql));
    return items.filter((_, index) => 'error' in answers[index]!);
  };

  it.each(readdirSync(projectFile(CLAIMS_DIR)).toSorted())('answers what the claims of %s say', async (file) => {
    const text = readFileSync(projectFile(path.join(CLAIMS_DIR, file)), 'utf8');
    const claims = readClaims(text).claims.filter(({steps}) => steps.length > 0);
    const wrong: string[] = [];
    for (const {steps} of sample(claims, tries(20))) {
      const answers: Answer[] = await engine.ask(steps.map(({sql}) => sql));
      wrong.push(...steps.flatMap((step, index) => judge(step, answers[index]!, path.join(CLAIMS_DIR, file)) ?? []));
    }
    expect(wrong.join('\n\n')).toBe('');
  });

  it('parses code spans that are whole statements, or they stand in code-spans.yml with what they are', async () => {
    const spans = entries.flatMap(({entry}) =>
      codeSpans(entry)
        .filter(isWholeStatement)
        .map((code) => ({code, sql: `SELECT formatQuery(${quoted(code.replace(/;$/, ''))}) FORMAT Null`})),
    );
    expect(spans.length).toBeGreaterThan(50);
    const wrong = new Set((await refused(spans)).map(({code}) => code));
    const known = readCodeSpans(readFileSync(projectFile(CODE_SPANS), 'utf8')).spans.map(({key}) => key);
    expect([...wrong].filter((code) => !known.includes(code))).toEqual([]);
    const accepted = spans.filter(({code}) => !wrong.has(code)).map(({code}) => code);
    expect(known.filter((code) => accepted.includes(code))).toEqual([]);
  });

  it('takes every undo in its scope', async () => {
    const clauses = entries.flatMap(({entry, release}) =>
      entry.undo.flatMap((undo) => {
        const sql = statement(undo);
        return sql === undefined ? [] : {sql, of: `${release.version} ${entry.address}`};
      }),
    );
    expect(clauses.length).toBeGreaterThan(100);
    expect(await refused(clauses)).toEqual([]);
  });
});
