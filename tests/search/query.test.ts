import {expect, it} from 'vitest';
import {readQuery} from '../../src/search/query';
import {termsOf} from '../../src/search/terms';

const read = (query: string) =>
  readQuery(query, Object.assign(['OK'], {241: 'MEMORY_LIMIT_EXCEEDED'}))
    .words.map(({text}) => text)
    .join(' ');

it.each([
  ['an option too', '--max_threads=8', 'max_threads'],
  ['and a line of a profile', 'max_threads = 8;', 'max_threads'],
  ['and SET', "SET max_threads = 'a b'", 'max_threads'],
  ['and an element', '<max_threads>8</max_threads>', 'max_threads'],
  [
    'a frame is its function',
    '2. DB::ColumnMap::insertRangeFrom(DB::IColumn const&) @ 0x1',
    'ColumnMap::insertRangeFrom',
  ],
  ['a setting of MergeTree is its name', 'merge_tree.max_parts_in_total', 'max_parts_in_total'],
  ['a link is its number', 'https://github.com/ClickHouse/ClickHouse/pull/72656#issue-1', '72656'],
  ['also as browsers copy it', 'github.com/ClickHouse/ClickHouse/issues/72656/', '72656'],
  ['and one to an entry', 'https://example.org/whats-new/changelog/2024#pr-72656', '72656'],
  ['a number too', '#65519', '65519'],
  ['with its repository', 'see ClickHouse/ClickHouse#65519.', 'see 65519'],
  ['a long key is cut', 'y'.repeat(99_999), 'y'.repeat(200)],
  ['in a log too', `Code: 1. DB::Exception: ${'y'.repeat(9000)}`, 'y'.repeat(200)],
  ['words that say nothing go', 'what is new in the release 24.8', 'new 24.8'],
  ['but not if there are no others', 'what is it', 'what is it'],
  ['a version as a condition is no word', 'bloom filter since 25.6', 'bloom filter'],
  ['nor one that does not know a name', 'parallel_hash unknown in 25.3', 'parallel_hash unknown'],
  ['nor are several', 'JSON of 24.8 read by 24.12', 'JSON read'],
  ['SQL is told from English', 'JOIN ON a OR b', 'JOIN ON OR b'],
  ['an error is its name', 'Code: 241. DB::Exception:', 'MEMORY_LIMIT_EXCEEDED'],
  ['what every error has is nothing', 'DB::Exception', ''],
  [
    'of a log, message and names are read, no values, hosts and paths',
    'Code: 291. DB::Exception: Received from ch1:9000. DB::Exception: File `/var/lib/x.csv` is not inside `/var/lib/`. (DATABASE_ACCESS_DENIED) (version 25.8.6.1 (official build))',
    'File not inside DATABASE_ACCESS_DENIED',
  ],
  [
    'of a crash, the classes and functions of its frames',
    '<Fatal> BaseDaemon: Received signal 11\n<Fatal> BaseDaemon: 2. DB::ColumnMap::insertRangeFrom(DB::IColumn const&)\n<Fatal> BaseDaemon: 3. std::vector::at()',
    'crash ColumnMap::insertRangeFrom',
  ],
])('%s', (_, query, words) => {
  expect(read(query)).toBe(words);
});

it.each([
  ['a log of a server', 'Code: 1. DB::Exception: Something. (version 26.7.2.59 (official build))', '26.7', '26.7'],
  ['an upgrade', 'after going from 26.6 to 26.7', '26.6', '26.7'],
  ['an address', 'host 10.24.8.1 refuses', undefined, undefined],
])('the lines of %s', (_, query, from, to) => {
  expect(readQuery(query)).toMatchObject({from, to});
});

it('searches at most 25 words of a paste', () => {
  const log = `Code: 1. DB::Exception: ${Array.from({length: 99}, (_, at) => `word${'abcdefghij'[at % 10]}${at}`).join(' ')}`;
  expect(readQuery(log).words).toHaveLength(25);
});

it.each([
  ['parallel_hash', 'parallelhash parallel hash'],
  ['ParallelHash', 'parallelhash parallel hash'],
  ['UUIDv7', 'uuidv7 uuid v7'],
  ['system.query_log', 'systemquerylog system querylog queri log'],
  ['24.8', '24.8'],
  ['tables table', 'tabl tabl'],
  ['queries query', 'queri queri'],
  ['merging merged merges', 'merg merg merg'],
  ['exception except', 'exception except'],
  ['détaché ＵＵＩＤ', 'detach uuid'],
])('the terms of %s', (text, terms) => {
  expect(termsOf(text).join(' ')).toBe(terms);
});
