import {describe, expect, it} from 'vitest';
import {groupBy} from '../../../src/changelog/model/group';
import {allReleases, placedEntries} from '../../../src/changelog/model/records';
import {plainText} from '../../../src/changelog/model/text';
import {withAliases} from '../../../src/changelog/names/lifetimes';
import {NameFinder} from '../../../src/changelog/names/name-finder';
import {pasteIndex} from '../../../src/changelog/paste/matches';
import {readPaste} from '../../../src/changelog/paste/paste';
import {counts} from '../../../src/changelog/paste/rules';
import {readServerFiles} from '../../../src/files/server-files';
import {readYear, release} from '../page';
import {readReal, SITE} from '../real';
import {RUN_LISTS} from './run-lists';

const {names, years} = await readReal();
const entries = placedEntries(allReleases(years));
const index = pasteIndex(entries, names);
const all = () => true;

it('names of every text and frequent names lead to nothing', () => {
  const everything = index({...readPaste(''), has: () => true}, all).found;
  const keys = everything.map(({kind, name}) => `${kind} ${name}`);
  expect(keys.filter((each) => /^grant |^data-type String$|^statement (?:SELECT|GROUP BY)$/.test(each))).toEqual([]);
  const finder = new NameFinder(names);
  const subjects = entries.flatMap(({entry}) => [...finder.subjects(entry)].filter(counts));
  const frequent = [...groupBy(subjects, (name) => name)].filter(([, list]) => list.length > entries.length * 0.02);
  expect(frequent.map(([{name}]) => name)).toEqual([]);
});

it('entries that are about a name of a paste are given in their order, of the releases asked for', () => {
  const paste = readPaste('join_algorithm = 1');
  const {matches} = index(paste, all);
  expect(matches.length).toBeGreaterThan(1);
  for (const {names: named} of matches) expect(named).toEqual(['join_algorithm']);
  const places = matches.map(({entry}) => entries.findIndex((placed) => placed.entry === entry));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const {version} = matches[0]!.release;
  const one = index(paste, ({release: {version: each}}) => each === version).matches;
  expect(one).toEqual(matches.filter((match) => match.release.version === version));
  expect(index(readPaste(''), all).matches).toEqual([]);
});

it.each([
  // A condition, a way back, an error at the end of the first sentence; not what is mentioned in passing.
  ['SET async_insert = 1', [[1, 'async_insert']]],
  ['SET max_threads = 1', [[2, 'max_threads']]],
  ['SELECT gee(1)', [[3, 'gee']]],
  ['(BAD_GET)', [[4, 'BAD_GET']]],
  // A name of several kinds counts once; a word of code that no list has counts too.
  ['ENGINE = Iceberg', [[6, 'Iceberg']]],
  ['GraceHashJoin, SELECT', [[7, 'GraceHashJoin']]],
])('an entry is about some of the names that it has: %s', (text, expected) => {
  const known = [
    ...['max_threads', 'async_insert'].map((name) => ({kind: 'setting', name}) as const),
    ...['f', 'gee'].map((name) => ({kind: 'function', name}) as const),
    ...(['table-engine', 'database-engine'] as const).map((kind) => ({kind, name: 'Iceberg'})),
    {kind: 'error', name: 'BAD_GET'} as const,
  ];
  const bullets =
    '- A query fails if `async_insert` is on. Then `max_threads` is ignored. (#1)\n' +
    '- `f` is gone, like `gee`. (#2; undo `max_threads = 1`)\n- Now `gee` is as `f`. (#3)\n' +
    '- `f` could fail with `BAD_GET`. (#4)\n- `f` could hang. It was no `BAD_GET`. (#5)\n' +
    '- `Iceberg` tables. (#6)\n- `GraceHashJoin` with `max_thread = 1`, `SELECT`. (#7)';
  const few = pasteIndex(placedEntries(readYear(2024, release('24.8', bullets)).releases), known);
  const {matches} = few(readPaste(text), all);
  expect(matches.map(({entry, names: named}) => [entry.pullRequests[0], ...named])).toEqual(expected);
});

describe('a list of what a server runs', () => {
  const {run, text} = readPaste(`log\n${RUN_LISTS.wide}\nSET max_thread = 4`);

  it('is read line by line, and the rest as text', () => {
    expect(text.trim()).toBe('log\n\nSET max_thread = 4');
    expect(run).toHaveLength(RUN_LISTS.wide.trim().split('\n').length - 1);
    expect(run).toContainEqual({kind: 'merge-tree-setting', name: 'index_granularity', value: '8192'});
    expect(run).toContainEqual({kind: 'feature', name: 'Keeper or ZooKeeper', value: ''});
    expect(readPaste(RUN_LISTS.wide.replaceAll(',', '\t').replaceAll('"', '')).run).toEqual(run);
    expect(readPaste('"function","arrayMap","",1')).toMatchObject({text: '"function","arrayMap","",1'});
  });

  // Who wrote these lists had read the entries.
  it.each([
    [
      'small',
      [72548, 71250, 72051, 84383, 82821, 74481, 78022, 81050, 77622, 74006, 73324, 76621, 78972, 73896],
      [104943, 105468, 106428, 101732, 99122],
    ],
    ['wide', [92007, 98776, 89432, 87426, 79282, 92847, 84169, 79649, 94847, 88827, 80343, 95809, 82305], [112329]],
    ['logs', [111803, 87175, 112326, 113372, 112483, 114006, 108189, 92644, 108091, 113521, 97590, 103770], [106094]],
  ] as const)(
    'leads to what concerns it, and not to what merely shares a usual name: %s',
    (server, expected, others) => {
      const {matches} = index(readPaste(RUN_LISTS[server]), all);
      const numbers = new Set(matches.flatMap(({entry}) => entry.pullRequests));
      expect(expected.filter((number) => !numbers.has(number))).toEqual([]);
      expect(others.filter((number) => numbers.has(number))).toEqual([]);
    },
  );

  it.each([
    ['small', {geoToH3: [78852, 'H3, S2 and geometry'], MongoDB: [73630, 'MongoDB']}],
    [
      'wide',
      {SummingMergeTree: [78022, 'Table engines'], Iceberg: [95322, 'Iceberg'], ssd_cache: [78854, 'Dictionaries']},
    ],
    ['logs', {SummingMergeTree: [98976, 'Table engines'], Iceberg: [95322, 'Iceberg']}],
  ] as const)('sets apart what is only about something else: %s', (server, expected) => {
    const {notRun, matches} = index(readPaste(RUN_LISTS[server]), all);
    const found = new Set(matches.map(({entry}) => entry.address));
    for (const address of notRun.keys()) expect(found.has(address), address).toBe(false);
    for (const [number, title] of Object.values(expected)) {
      const placed = entries.filter(({entry}) => entry.pullRequests[0] === number);
      if (placed.length > 0) expect(placed.map(({entry}) => notRun.get(entry.address))).toContain(title);
    }
    // Settings, and what has no name, concern every server; so do functions where no queries are listed.
    const some = entries.filter(({entry}) =>
      /^The server setting async_load_databases|^If a query has two SETTINGS/.test(plainText(entry.text)),
    );
    expect(some.map(({entry}) => notRun.get(entry.address)).filter(Boolean)).toEqual([]);
    const withoutLog = index(readPaste(RUN_LISTS[server].replace(/^"log".*$/m, '')), all).notRun;
    expect(new Set(notRun.values())).toContain('Functions');
    expect(new Set(withoutLog.values())).not.toContain('Functions');
  });
});

describe('a text', () => {
  const {catalogue} = readServerFiles(SITE);
  const named = pasteIndex(entries, withAliases(names, catalogue));
  it.each([
    ["SELECT date_trunc('month', ts)", 77622],
    ['ENGINE = ReplicatedSummingMergeTree ORDER BY a', 78022],
    ['CREATE MATERIALIZED VIEW v TO t AS SELECT 1', 74481],
    ['<trace_log><database>system</database></trace_log>', 85456],
    ["SELECT * FROM s3('https://b/year=*/f.csv')", 71636],
    ['<disks><c><type>cache</type></c></disks>', 75072],
    ['disks:\n  data:\n    type: s3\n', 79425],
    ["SETTINGS disk = disk(type = cache, disk = 'b')", 75072],
    ['FORMAT TSV', 109362],
    ["SELECT * FROM icebergS3Cluster('c', 'u')", 75378],
    ["INDEX i s TYPE text(tokenizer = 'ngrams')", 89757],
    ['INDEX i s TYPE text(tokenizer = ngrams(3))', 89757],
    ['ENGINE = TinyLog', undefined],
  ])('leads to what it means: %s', (text, number) => {
    const numbers = named(readPaste(text), all).matches.flatMap(({entry}) => entry.pullRequests);
    if (number) expect(numbers).toContain(number);
    else expect(numbers.length).toBeGreaterThan(0);
  });
});
