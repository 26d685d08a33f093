import {describe, expect, it} from 'vitest';
import {isRequiredKind, type RequiredKind} from '../../../src/changelog/model/requirement';
import {readPaste} from '../../../src/changelog/paste/paste';
import {readReal} from '../real';
import {SETUPS} from './setups';

const {names} = await readReal();

/** The known names in a text, without words of SQL. */
const found = (text: string) => {
  const {find} = readPaste(text);
  return names.flatMap(({kind, name}) =>
    isRequiredKind(kind) && !/^(?:statement|grant)$/.test(kind) && find(kind, name).length > 0 ? `${kind} ${name}` : [],
  );
};

it.each([
  ['settings', 'async_insert\t1\nmax_threads\t8', ['setting async_insert', 'setting max_threads']],
  ['a function, called in any case', "SELECT DATE_TRUNC('month', x)", ['function date_trunc']],
  [
    'an engine and its family',
    'ENGINE = ReplicatedSummingMergeTree',
    ['table-engine ReplicatedMergeTree', 'table-engine SummingMergeTree'],
  ],
  ['a table function of a family', "icebergS3Cluster('c')", ['table-function iceberg']],
  ['an alias of a format', 'FORMAT TSVWithNames', ['format TSVWithNames']],
  ['an element of XML', '<async_load_databases>1</async_load_databases>', ['server-setting async_load_databases']],
  ['a path', '/play;', ['http-path /play']],
])('finds %s', (_what, text, expected) => {
  expect(found(text)).toEqual(expect.arrayContaining(expected));
});

it.each([
  ['plain words that are settings or functions', 'the limit, a format, a hash, max, min, file, url and offset'],
  ['names of another case or inside others', 'MAX_THREADS my_max_threads max_threads_2'],
  ['a column without its table', 'SELECT used_privileges FROM log'],
  ['prose of a log', 'Code: 241. DB::Exception: Memory limit exceeded: Buffer, Log and Join. (X)'],
  ['symbols and nothing', ' \n\t ( ) = <=> :: "" \u0000 │┃'],
])('finds nothing in %s', (_what, text) => {
  expect(found(text)).toEqual([]);
});

describe('a list of what a server runs', () => {
  const {run, text} = readPaste(`log\n${SETUPS.product}\nSET max_thread = 4`);

  it('is read line by line, and the rest as text', () => {
    const rows = SETUPS.product.split('\n').filter((line) => /^"[a-z-]+",".*",\d+$/.test(line));
    expect(run).toHaveLength(new Set(rows.map((row) => row.replace(/\d+$/, ''))).size);
    expect(run).toContainEqual({kind: 'merge-tree-setting', name: 'index_granularity', value: '8192'});
    expect(run).toContainEqual({kind: 'feature', name: 'keeper', value: ''});
    expect(text).toMatch(/^log\n+max_bytes_before_external_sort = 10000000000\n+SET max_thread = 4$/);
    const tabs = SETUPS.product.replace(/^"kind.*|^".*$/gm, (line) => line.replaceAll('","', '\t').replaceAll('"', ''));
    expect(readPaste(tabs.replace(/,(?=\d+$)/gm, '\t')).run).toEqual(run);
    expect(readPaste('"function","arrayMap","",1').run).toBeUndefined();
  });

  it('has the names of its kinds', () => {
    const {find, sees} = readPaste(SETUPS.product);
    const is = (kind: RequiredKind, name: string) => find(kind, name).length > 0;
    expect([is('database-engine', 'Replicated'), is('table-engine', 'Replicated')]).toEqual([true, false]);
    expect([is('format', 'JSON'), is('data-type', 'JSON')]).toEqual([true, false]);
    expect([is('combinator', 'If'), is('combinator', 'Map')]).toEqual([true, false]);
    expect([sees('table-engine'), sees('function'), sees('grant'), sees('tool')]).toEqual([true, true, true, false]);
  });
});

it('a text with lines of a log is read as both, wherever they stand', () => {
  const ddl = ['CREATE TABLE t (a Int8)', 'ENGINE = Kafka', 'SETTINGS kafka_num_consumers = 2'];
  const log =
    '2026.11.02 03:12:44.120331 [ 911 ] {} <Error> x: Code: 107. DB::Exception: File gone. (FILE_DOESNT_EXIST), Stack trace:';
  const frame = '3. ./src/Disks/DiskLocal.cpp:54: DB::DiskLocal::getFileSize(String const&) const @ 0x0000000011a2b3c4';
  for (const place of [0, 1, 3]) {
    const lines: string[] = ddl.toSpliced(place, 0, log, frame);
    const paste = readPaste(`\uFEFF${lines.join('\n')}`);
    expect(paste.log?.code).toBe('107');
    expect(paste.text.split('\n').filter(Boolean)).toEqual(ddl);
    expect(paste.find('table-engine', 'Kafka')).toEqual(['Kafka']);
  }
});

it('of a table that is longer than other texts may be each row is a setting, though each has a description', () => {
  const rows = Array.from({length: 1500}, (_, at) => `│ setting_${at} │ ${at} │ ${'A description. '.repeat(30)}│`);
  const paste = readPaste(rows.join('\n'));
  expect(paste.settings.map(({setting, value}) => `${setting} ${value}`)).toEqual(
    rows.map((_, at) => `setting_${at} ${at}`),
  );
  expect(paste.isShortened).toBe(true);
});
