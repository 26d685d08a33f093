import {expect, it} from 'vitest';
import {isOfTheBuild} from '../../clickhouse/builds';
import {type Ask, areAlike, catalogueText, snapshotOf} from '../../clickhouse/catalogue';
import {statementsOf} from '../../clickhouse/statements';
import {readServers} from '../../src/changelog/defaults/catalogue-file';

/** A server with these tables, which answers each question with the rows of its table, and crashes at `crash`. */
function server(tables: Readonly<Record<string, readonly object[]>>, crash?: string): Ask {
  const columns = Object.entries(tables).flatMap(([table, rows]) =>
    [...new Set(['name', ...rows.flatMap(Object.keys)])].map((name) => ({table, name})),
  );
  return async (statements) => {
    let ended = false;
    return statements.map((sql) => {
      const table =
        sql.includes('system.columns') && sql.includes('SELECT table') ? '' : /system\.(\w+)/.exec(sql)?.[1];
      if (ended) return {error: 'not asked'};
      ended = table === crash;
      if (ended) return {error: 'crashed (signal 6)'};
      const rows = table === '' ? columns : sql.includes('WHERE is_aggregate') ? [] : (tables[table!] ?? []);
      return {result: rows.map((row) => `${JSON.stringify(row)}\n`).join('')};
    });
  };
}

const SETTINGS = [{name: 'a', value: '0', tier: '', is_obsolete: 0}];

it('the file has what each server says, and nothing of a kind that a server does not list', async () => {
  const old = await snapshotOf(
    server({settings: SETTINGS, functions: [{name: 'gone'}, {name: 'kept'}, {name: 'BLAKE3'}]}),
  );
  const now = await snapshotOf(
    server({
      settings: [{name: 'a', value: '1', tier: 'beta'}],
      functions: [{name: 'kept', anyCase: 1, aliasFor: 'keep'}, {name: 'h3ToGeo'}, {name: 'chdb'}],
      codecs: [{name: 'LZ4'}],
    }),
  );
  expect(Object.keys(old)).not.toContain('codec');
  const text = catalogueText([
    {version: '24.8.4.1', release: '24.8', snapshot: old},
    {version: '26.9.2.1', release: '26.9', snapshot: now},
  ]);
  const lines = text.split('\n');
  for (const line of [
    '# ClickHouse 24.8.4.1, 26.9.2.1',
    'a\t0\tbeta\t@26.9\t1\tbeta',
    'gone\t@24.8\t@26.9\tgone',
    'kept\t@24.8\t@26.9\tany case\talias of keep',
    // Built without it, or with it late; and what is of the library alone.
    'BLAKE3',
    'h3ToGeo\t@26.9\tbuilt late',
    '[codec]\t@26.9',
  ])
    expect(lines).toContain(line);
  expect(text).not.toContain('chdb');
  expect(readServers(text).releases).toEqual(['24.8', '26.9']);
  expect(['BLAKE3', 'h3ToGeo', 'kept'].map((name) => isOfTheBuild('function', name))).toEqual([true, true, false]);
});

it('a server that crashes at one question answers the others', async () => {
  const snapshot = await snapshotOf(
    server(
      {settings: SETTINGS, server_settings: [{name: 'b', value: '1'}], formats: [{name: 'TSV'}]},
      'server_settings',
    ),
  );
  expect(snapshot['server-setting']).toBeUndefined();
  expect([...snapshot.setting!.keys(), ...snapshot.format!.keys()]).toEqual(['a', 'TSV']);
});

it('switches in words and in digits are alike, other values are not', () => {
  const setting = (value: string) => ({name: 'a', value, tier: 'production' as const});
  expect(areAlike(setting('true'), setting('1'))).toBe(true);
  expect(areAlike(setting('2'), setting('1'))).toBe(false);
  expect(areAlike(setting('1'), undefined)).toBe(false);
});

it('a text has statements that end with a semicolon at the end of a line', () => {
  expect(statementsOf("-- About.\nSELECT ';a';\n\nSELECT\n  2; \nSELECT 3")).toEqual([
    "SELECT ';a'",
    'SELECT\n  2',
    'SELECT 3',
  ]);
});
