import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import type {Answer} from '../../clickhouse/engine';
import {runStatement} from '../../src/plugins/changelog';
import {describeServer, startEngine, statementsOf} from './server';

const read = (file: string) => statementsOf(readFileSync(file, 'utf8'));
const [main, ofAccess] = statementsOf(runStatement({title: '', tagline: '', url: '', baseUrl: '/'})) as [
  string,
  string,
];
/** A log of queries, and one of all that the statement looks for; every name of one's own has `secret` in it. */
const made = read(path.join(__dirname, 'what-you-run.made.sql'));

/** What is printed in the end, if no statement is refused. */
function last(answers: readonly Answer[]): string {
  expect(answers.filter((answer) => 'error' in answer)).toEqual([]);
  return (answers.at(-1) as {result: string}).result;
}

/** The lines of these kinds. */
const linesOf = (csv: string, ...kinds: readonly string[]): string[] =>
  csv.split('\n').filter((line) => kinds.some((kind) => line.startsWith(`"${kind}",`)));

describeServer('what a server runs', () => {
  const engine = startEngine();

  it('is printed by kind, with no name of its owner and no value that may be secret', async () => {
    const result = last(await engine.ask([...made, main]));
    expect(result).not.toMatch(/secret/i);
    expect(linesOf(result, 'setting').join()).toContain('"setting","join_algorithm",');
    expect(linesOf(result, 'server-setting').join()).toContain('"server-setting","path",');
    // What the library itself sets, and what a machine is.
    await expect(result.replace(/^"(?:(?:server-)?setting|database-engine|platform)",.*\n/gm, '')).toMatchFileSnapshot(
      'what-you-run.csv',
    );
  });

  it('is printed as far as there are tables and columns to tell it', async () => {
    const answers = await engine.ask([
      main,
      'CREATE TABLE system.query_log (event_date Date, type String, used_formats Array(String)) ENGINE = Memory',
      "INSERT INTO system.query_log VALUES (today(), 'QueryFinish', ['ORC'])",
      main,
    ]);
    expect(linesOf(last(answers.slice(0, 1)), 'format', 'log')).toEqual([]);
    expect(linesOf(last(answers), 'format', 'log')).toEqual(['"format","ORC","",1', '"log","queries","",1']);
  });

  it('has users and profiles in a statement of its own, which the library refuses to all', async () => {
    const [refused] = await engine.ask([ofAccess]);
    expect(refused).toMatchObject({error: expect.stringContaining('SHOW SETTINGS PROFILES')});
    const own = ofAccess.replaceAll(
      /system\.(settings_profile_elements|users|row_policies|quotas|grants)/g,
      'default.$1',
    );
    const answers = await engine.ask([
      "CREATE TABLE default.settings_profile_elements ENGINE = Memory AS SELECT * FROM values('setting_name Nullable(String), value Nullable(String)', ('max_threads', '8'), ('max_rows_to_read', '5'), ('max_rows_to_read', '0'), ('join_algorithm', 'hash'), ('log_comment', 'secret'), ('secret', '1'), (NULL, NULL))",
      "CREATE TABLE default.users ENGINE = Memory AS SELECT ['ldap', 'sha256_password'] AS auth_type",
      "CREATE TABLE default.row_policies ENGINE = Memory AS SELECT 'secret' AS name",
      "CREATE TABLE default.quotas ENGINE = Memory AS SELECT 'secret' AS name",
      "CREATE TABLE default.grants ENGINE = Memory AS SELECT 'SELECT' AS access_type",
      own,
    ]);
    expect(last(answers)).toMatchInlineSnapshot(`
      ""kind","name","value","count"
      "authentication","ldap","",1
      "authentication","sha256_password","",1
      "grant","SELECT","",1
      "setting","join_algorithm","hash",1
      "setting","log_comment","",1
      "setting","max_rows_to_read","",2
      "setting","max_threads","8",1
      "statement","QUOTA","",1
      "statement","ROW POLICY","",1
      "
    `);
  });
});
