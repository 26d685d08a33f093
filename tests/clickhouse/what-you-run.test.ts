import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import type {Answer} from '../../clickhouse/engine';
import {append} from '../../src/changelog/model/group';
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

/** What is printed, by kind. */
function byKind(csv: string): Record<string, string[]> {
  const [head, ...lines] = csv.trim().split('\n');
  expect(head).toBe('"kind","name","value","count"');
  const kinds = new Map<string, string[]>();
  for (const line of lines) {
    const [, kind, name, value, count] = /^"(.*)","(.*)","(.*)",(\d+)$/.exec(line)!;
    append(kinds, kind!, [name, ...(value ? [value] : []), ...(count === '1' ? [] : [count])].join(' '));
  }
  return Object.fromEntries(kinds);
}

const FOUND = {
  'aggregate-function': ['sum'],
  codec: ['Delta', 'ZSTD'],
  combinator: ['If'],
  'data-type': [
    'Array',
    'Date',
    'DateTime64',
    'Enum8',
    'IPv4',
    'Int8 3',
    'JSON',
    'String',
    'Tuple',
    'UInt64 5',
    'UInt8',
  ],
  'dictionary-layout': ['complex_key_hashed'],
  'dictionary-source': ['clickhouse'],
  'engine-setting': ['join_use_nulls 1'],
  error: ['UNKNOWN_TABLE'],
  feature: ['sql-functions'],
  format: ['Parquet'],
  function: ['arrayMap'],
  'index-type': ['minmax'],
  interface: ['MySQL', 'TCP'],
  log: ['queries 2'],
  'merge-tree-setting': ['index_granularity 1024', 'min_bytes_for_wide_part 0'],
  statement: [
    ...['ALIAS', 'AS SELECT', 'CODEC', 'CREATE 6', 'CREATE DICTIONARY', 'CREATE TABLE 4', 'JOIN', 'MATERIALIZED'],
    ...['MATERIALIZED VIEW', 'ORDER BY', 'PROJECTION', 'SELECT 4', 'TTL'],
  ],
  'table-engine': ['Dictionary', 'Join', 'Kafka', 'Log', 'MaterializedView', 'Memory', 'MergeTree'],
  'table-function': ['s3'],
};

/** Without what the library itself sets, and what not every library has. */
function check(csv: string, version: string): void {
  const found = byKind(csv);
  expect(found).toMatchObject({...FOUND, version: [version]});
  expect(found.setting).toContain('join_algorithm');
  expect(csv).not.toMatch(/secret/i);
}

describeServer('what a server runs', () => {
  const engine = startEngine();

  it('is printed by kind, with no name of its owner and no value that may be secret', async () => {
    const result = last(await engine.ask([...made, main]));
    check(result, '26.7.2.1');
    expect(byKind(result)).toMatchObject({
      'access-storage': ['users_xml'],
      column: ['system.parts.rows'],
      'disk-type': ['local'],
      'server-setting': expect.arrayContaining(['path']),
      'system-table': ['system.parts', 'system.query_log'],
    });
  });

  it('is printed as far as there are tables and columns to tell it', async () => {
    const answers = await engine.ask([
      main,
      'CREATE TABLE system.query_log (event_date Date, type String, used_formats Array(String)) ENGINE = Memory',
      "INSERT INTO system.query_log VALUES (today(), 'QueryFinish', ['ORC'])",
      main,
    ]);
    expect(byKind(last(answers.slice(0, 1)))).not.toHaveProperty('log');
    expect(byKind(last(answers))).toMatchObject({format: ['ORC'], log: ['queries']});
  });

  it('has users and profiles in a statement of its own, which the library refuses to all', async () => {
    const [refused] = await engine.ask([ofAccess]);
    expect(refused).toMatchObject({error: expect.stringContaining('SHOW SETTINGS PROFILES')});
    const own = ofAccess.replaceAll(
      /system\.(settings_profile_elements|users|row_policies|quotas|grants)/g,
      'default.$1',
    );
    const answers = await engine.ask([
      "CREATE TABLE default.settings_profile_elements ENGINE = Memory AS SELECT * FROM values('setting_name Nullable(String), value Nullable(String)', ('max_threads', '8'), ('join_algorithm', 'hash'), ('log_comment', 'secret'), ('secret', '1'), (NULL, NULL))",
      "CREATE TABLE default.users ENGINE = Memory AS SELECT ['ldap', 'sha256_password'] AS auth_type",
      "CREATE TABLE default.row_policies ENGINE = Memory AS SELECT 'secret' AS name",
      "CREATE TABLE default.quotas ENGINE = Memory AS SELECT 'secret' AS name",
      "CREATE TABLE default.grants ENGINE = Memory AS SELECT 'SELECT' AS access_type",
      own,
    ]);
    expect(byKind(last(answers))).toEqual({
      authentication: ['ldap', 'sha256_password'],
      grant: ['SELECT'],
      setting: ['join_algorithm hash', 'log_comment', 'max_threads 8'],
      statement: ['QUOTA', 'ROW POLICY'],
    });
  });
});
