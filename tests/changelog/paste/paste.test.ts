import {describe, expect, it} from 'vitest';
import type {Name} from '../../../src/changelog/model/named-items';
import {allReleases, placedEntries} from '../../../src/changelog/model/records';
import {withAliases} from '../../../src/changelog/names/lifetimes';
import {pasteIndex} from '../../../src/changelog/paste/matches';
import {readPaste} from '../../../src/changelog/paste/paste';
import type {PasteName} from '../../../src/changelog/paste/rules';
import {readServerFiles} from '../../../src/files/server-files';
import {readReal, SITE} from '../real';

const {names, years} = await readReal();
const {catalogue} = readServerFiles(SITE);
const indexOf = (known: readonly Name[]) => pasteIndex(placedEntries(allReleases(years)), known);
const labels = (list: readonly PasteName[]) => list.map(({kind, name}) => `${kind} ${name}`).toSorted();
const index = indexOf(names);
/** The names in a text that entries are about. */
const found = (text: string, ofNames = index) => labels(ofNames(readPaste(text), () => false).found);

const PASTES: [what: string, text: string, expected: string][] = [
  [
    'settings as tab-separated values',
    'max_threads\t8\ncompatibility\t24.3\nlimit\t10\njoin_algorithm\tparallel_hash\n',
    'join-algorithm parallel_hash, setting compatibility, setting join_algorithm, setting limit, setting max_threads',
  ],
  [
    'settings as a Pretty table',
    '┃ name         ┃ value ┃\n┡━━━━━━━╇━━━━━━━┩\n│ async_insert │ 1     │\n│ limit        │ 100   │\n' +
      '   ┌─name────────┬─value─┐\n1. │ max_threads │ 8     │\n   └───┴───┘',
    'setting async_insert, setting limit, setting max_threads',
  ],
  [
    'settings as Vertical',
    'Row 1:\n──────\nname:  compatibility\nvalue: 24.3\n\nRow 2:\n──────\nname:  max_threads\nvalue: 8\n',
    'setting compatibility, setting max_threads',
  ],
  [
    'a query',
    "SELECT GREATEST(a, 1), count(), s.limit FROM file('x.csv', 'CSV') AS s LIMIT 5 SETTINGS join_algorithm = 'hash,direct'",
    'aggregate-function COUNT, aggregate-function count, format CSV, function greatest, join-algorithm direct, ' +
      'join-algorithm hash, setting join_algorithm, table-function file',
  ],
  [
    'a schema',
    'CREATE TABLE db.t (`id` UInt64, d Dynamic, s LowCardinality(String), INDEX i s TYPE set(100) GRANULARITY 1, ' +
      '`set` Map(String, Int8) CODEC(GCD, LZ4)) ENGINE = Memory SETTINGS index_granularity = 8192, min_bytes_to_keep = 1',
    'codec GCD, merge-tree-setting index_granularity, data-type Dynamic, database-engine Memory, ' +
      'engine-setting min_bytes_to_keep, index-type set, table-engine Memory',
  ],
  [
    'a configuration file',
    '<clickhouse>\n  <async_load_databases>true</async_load_databases>\n  <merges>1</merges>\n  <engine>Kafka</engine>\n</clickhouse>',
    'server-setting async_load_databases, table-engine Kafka',
  ],
  [
    'an error message',
    '2024.05.01 10:00:00.123 [ 4711 ] {0c1f} <Error> executeQuery: Code: 241. DB::Exception: Memory limit (total) exceeded: ' +
      'while executing GraceHashJoin. (MEMORY_LIMIT_EXCEEDED) (version 24.3.2.23 (official build)) (from [::1]:5000)',
    'code GraceHashJoin, error MEMORY_LIMIT_EXCEEDED',
  ],
  [
    'columns beside their table',
    'SELECT used_privileges FROM system.query_log',
    'column system.query_log.used_privileges, system-table system.query_log',
  ],
  ['a metric by its beginning', 'DiskGetObjectThrottlerBytes 4', 'metric DiskGetObjectThrottler*'],
  [
    'tools, options and paths',
    'curl http://localhost:8123/play; clickhouse-local --progress-table',
    'http-path /play, tool --progress-table, tool clickhouse-local',
  ],
];

describe('a paste', () => {
  /** The names of all pastes. Each paste has only its own. */
  const some = [...new Set(PASTES.flatMap(([, , expected]) => expected.split(', ')))].map((each): PasteName => {
    const [kind, ...name] = each.split(' ');
    return {kind: kind as PasteName['kind'], name: name.join(' ')};
  });

  it.each(PASTES)('has the names of %s', (_what, text, expected) => {
    const labelled = expected.split(', ');
    expect(labels(some.filter(readPaste(text).has))).toEqual(labelled.toSorted());
    expect(found(text)).toEqual(expect.arrayContaining(labelled));
  });

  it.each([
    [
      'words of every query',
      'SELECT name, value FROM t WHERE a IN (1) AND (b OR NOT c) GROUP BY name ORDER BY value LIMIT 1 SETTINGS x = 1',
    ],
    [
      'plain types',
      'CREATE TABLE t (a String, b Nullable(UInt64), c Array(DateTime64(3)), d Map(String, Tuple(Date, Bool))) ' +
        'ENGINE = MergeTree ORDER BY a',
    ],
    [
      'the words of the names elsewhere',
      (
        'The file of the URL has a limit, a format, a hash and the final set; Memory, Log, Merge, Null and ' +
        'Values of JSON input. Join us for any map, max, min or repeat.'
      ).replace('JSON ', ''),
    ],
    ['names of another case or inside others', 'MAX_THREADS my_max_threads max_threads_2 arrayzip( GraceHashJoinX'],
    ['columns without their table', 'SELECT used_privileges, error, progress FROM log'],
    ['signs and nothing', ' \n\t ( ) = <=> :: "" \u0000 │┃'],
  ])('finds nothing in %s', (_what, text) => {
    expect(found(text)).toEqual([]);
  });

  it('finds a function in either case only if its name has one case', () => {
    expect(found('LEAST(1) arrayzip(1) Greatest(1)')).toEqual(['function least']);
  });
});

it('other names of a function lead to it, in any case where servers take any', () => {
  const withOthers = indexOf(withAliases(names, catalogue));
  const named = (text: string) => found(text, withOthers);
  for (const call of ["date_trunc('month', ts)", "DATE_TRUNC('month', ts)", 'dateTrunc(x)', 'DateTrunc(x)'])
    expect(named(`SELECT ${call}`), call).toContain('function dateTrunc');
  expect(named('SELECT toDAteTime64(x, 3)')).not.toContain('function toDateTime64');
  expect(named('SELECT date_trunc FROM t')).toContain('function dateTrunc');
});
