import {expect, it} from 'vitest';
import type {PlacedEntry, Undo} from '../../src/changelog/model/records';
import {askedEntries, describeServer, startEngine} from './server';

/** A statement that takes a setting with its value; undefined if only a server's configuration does. */
function statement({scope, setting, value}: Undo): string | undefined {
  if (scope === 'query') return `SELECT 1 SETTINGS ${setting} = ${value} FORMAT Null`;
  if (scope === 'merge-tree')
    return `CREATE OR REPLACE TABLE t (k UInt64) ENGINE = MergeTree ORDER BY k SETTINGS ${setting} = ${value}`;
  return undefined;
}

describeServer('the server', () => {
  const engine = startEngine();

  it('takes every undo in its scope', async () => {
    const clauses = (await askedEntries()).flatMap(({entry, release}: PlacedEntry) =>
      entry.undo.flatMap((undo) => {
        const sql = statement(undo);
        return sql === undefined
          ? []
          : [{sql, clause: `${release.version} ${entry.address} ${undo.scope} ${undo.setting} = ${undo.value}`}];
      }),
    );
    expect(clauses.length).toBeGreaterThan(100);
    const answers = await engine.ask(clauses.map(({sql}) => sql));
    const refused = clauses.flatMap(({clause}, index) => {
      const answer = answers[index]!;
      return 'error' in answer ? [`${clause}: ${answer.error.slice(0, 200)}`] : [];
    });
    expect(refused).toEqual([]);
  });
});
