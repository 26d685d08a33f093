import {describe, expect, it} from 'vitest';
import {type PlacedEntry, placedEntries} from '../../../src/changelog/model/records';
import {readRequiresFile} from '../../../src/changelog/parse/requires-file';
import {type PasteIndex, pasteIndex} from '../../../src/changelog/paste/entry-verdicts';
import {readPaste} from '../../../src/changelog/paste/paste';
import {weigh} from '../../../src/changelog/paste/weigh';
import {readYear, release} from '../page';
import {SETUPS} from './setups';

/** The entries that mention a paste, by the first pull request, with the names. */
const mentionedIn = (index: PasteIndex, placed: readonly PlacedEntry[], text: string) => {
  const verdicts = index(readPaste(text), '24.3');
  return placed.flatMap(({entry}) => {
    const verdict = verdicts.get(entry.address);
    return verdict?.is === 'mentioned' ? [[entry.pullRequests[0], ...verdict.names]] : [];
  });
};

it.each([
  // Names of the first sentence, and a way back; not what is mentioned in passing.
  ['SET async_insert = 1', [[1, 'async_insert']]],
  ['SET max_threads = 8', [[2, 'max_threads']]],
  [
    'SELECT f(1) FORMAT Npy',
    [
      [2, 'f'],
      [4, 'f', 'Npy'],
    ],
  ],
  // A name of several kinds counts once.
  ['ENGINE = Iceberg', [[6, 'Iceberg']]],
])('an entry is about some of the names that it has: %s', (text, expected) => {
  const known = [
    ...['max_threads', 'async_insert'].map((name) => ({kind: 'setting', name}) as const),
    ...(['table-engine', 'database-engine'] as const).map((kind) => ({kind, name: 'Iceberg'})),
    {kind: 'format', name: 'Npy'} as const,
    {kind: 'function', name: 'f'} as const,
  ];
  const bullets =
    '- A query fails if `async_insert` is on. Then `max_threads` is ignored. (#1)\n' +
    '- `f` is gone. (#2; undo `max_threads = 1`)\n' +
    '- `f` could fail with `Npy`. (#4)\n' +
    '- `Iceberg` tables. (#6)';
  const few = placedEntries(readYear(2024, release('24.8', bullets)).releases);
  expect(mentionedIn(pasteIndex(few, known), few, text)).toEqual(expected);
});

const requirementOf = (text: string) => readRequiresFile(`26.8\tpr-1\t${text}`).rows[0]!.requirement;
/** An entry with what it requires. */
const requiring = ({entry, ...placed}: PlacedEntry, text: string): PlacedEntry => ({
  ...placed,
  entry: {...entry, requires: requirementOf(text)},
});

describe('what an entry requires', () => {
  it.each([
    // Kinds are told apart, and families belong together.
    ['format JSON', true, ['JSON']],
    ['data-type JSON', false, []],
    ['table-engine ReplacingMergeTree', true, ['ReplacingMergeTree']],
    ['table-engine ReplicatedMergeTree', true, ['ReplicatedMergeTree']],
    ['table-engine Kaf*, NATS', true, ['Kafka']],
    ['dictionary-layout *', true, ['hashed', 'ip_trie']],
    ['statement INSERT ... SELECT', true, ['INSERT ... SELECT']],
    ['merge-tree-setting parts_to_throw_insert = 600', true, ['parts_to_throw_insert']],
    ['merge-tree-setting parts_to_throw_insert = 0', false, []],
    // The list does not tell the value of storage_policy.
    ['merge-tree-setting * = -1', false, []],
    ['statement ROW POLICY', false, []],
    ['table-engine Kafka and not setting insert_quorum = 2', false, []],
    ['table-engine Kafka and not setting insert_quorum = auto', true, ['Kafka']],
    // Conjunctions, alternatives, negations
    ['table-engine Kafka and data-type JSON', false, []],
    ['table-engine NATS or format JSON', true, ['JSON']],
    ['table-engine Kafka and not feature embedded-keeper', true, ['Kafka']],
    ['not table-engine Kafka', false, []],
    // Versions, what the list cannot tell, and every server
    ['version before 25.3', true, ['24.8.14.39']],
    ['version before 24.8 or table-engine NATS', false, []],
    ['tables before 20.4', undefined, []],
    ['configuration acme', undefined, []],
    ['configuration acme and table-engine NATS', false, []],
    ['configuration acme or table-engine Kafka', true, ['Kafka']],
    ['every server', true, []],
  ])('is compared with a list: %s', (text, holds, by) => {
    const weighed = weigh(requirementOf(text), readPaste(SETUPS.shards), '24.8.14.39');
    expect([weighed.holds, weighed.by.map(({name}) => name)]).toEqual([holds, by]);
  });

  it('is not answered with no by a text, nor by a list without a log of queries', () => {
    const text = readPaste('CREATE TABLE t (a Int8) ENGINE = Kafka');
    expect(weigh(requirementOf('table-engine Kafka and format JSON'), text, '24.8')).toEqual({
      holds: undefined,
      by: [{kind: 'table-engine', name: 'Kafka'}],
      isWhole: false,
    });
    const withoutLog = readPaste(SETUPS.shards.replace(/^"(?:log|function)".*$\n/gm, ''));
    expect(weigh(requirementOf('function h3*'), withoutLog, '24.8').holds).toBeUndefined();
    expect(weigh(requirementOf('codec FPC'), withoutLog, '24.8').holds).toBe(false);
    // Row policies and quotas stand in tables that not everybody may read.
    const withoutAccess = readPaste(SETUPS.shards.replace(/^"authentication".*$\n/gm, ''));
    expect(weigh(requirementOf('statement ROW POLICY'), withoutAccess, '24.8').holds).toBeUndefined();
    expect(weigh(requirementOf('statement WATCH'), withoutAccess, '24.8').holds).toBe(false);
  });

  it.each([
    ['SET async_insert = 0', false, false],
    ['<async_insert>true</async_insert>', true, true],
    // In a log of queries, settings have no value.
    ['"kind","name","value","count"\n"log","queries","",1\n"setting","async_insert","",1\n', undefined, true],
    ['"kind","name","value","count"\n"log","queries","",1\n"setting","async_insert","true",1\n', true, true],
    ['SELECT 1', undefined, false],
  ])('is compared with the value of a setting, where it is told: %s', (text, holds, isMarked) => {
    const weighed = (required: string) => weigh(requirementOf(required), readPaste(text), '24.8');
    expect([weighed('setting async_insert = 1').holds, weighed('setting async_insert = 1').by.length > 0]).toEqual([
      holds,
      isMarked,
    ]);
    expect(weighed('not setting async_insert = 1').holds).toBe(holds === undefined ? undefined : !holds);
  });

  it.each([
    // Kinds that differ in nothing but capitals, and what stands before their names
    ["SELECT * FROM s3('a')", 'table-function s3*', ['s3']],
    ["SELECT * FROM s3('a')", 'table-engine S3', []],
    ["SELECT * FROM s3('a')", 'disk-type s3', []],
    ["ENGINE = S3('a')", 'table-engine S3', ['S3']],
    ["ENGINE = S3('a')", 'table-function s3*', []],
    ['<d><type>s3</type></d>', 'disk-type s3', ['s3']],
    ['<d><type>s3</type></d>', 'disk-type object_storage', ['object_storage']],
    ['<d><type>s3</type></d>', 'table-function s3*', []],
    ['<d><type>s3</type></d>', 'table-engine S3', []],
    ['SETTINGS disk = disk(type = s3)', 'disk-type s3', ['s3']],
    ['SETTINGS disk = disk(type = s3)', 'table-function s3*', []],
    ['SET s3_max_connections = 9', 'table-function s3*', []],
    ["SELECT * FROM url('a')", 'table-engine URL', []],
    ["ENGINE = URL('a')", 'table-function url*', []],
    ["SELECT * FROM file('a')", 'table-engine File', []],
    ["ENGINE = MySQL('a')", 'table-function mysql', []],
    ["ENGINE = MySQL('a')", 'dictionary-source mysql', []],
    ["SELECT * FROM mysql('a')", 'dictionary-source mysql', []],
    ["SOURCE(MYSQL(host 'a')) LAYOUT(HASHED())", 'dictionary-source mysql', ['mysql']],
    ["SOURCE(MYSQL(host 'a')) LAYOUT(HASHED())", 'table-function mysql', []],
    ['<source>\n <mysql/></source><layout><hashed/></layout>', 'dictionary-layout hashed', ['hashed']],
    ['JSON(max_dynamic_paths = 8)', 'format JSON', []],
    ['JSONExtract(x)', 'format *JSON*', []],
    ['FORMAT JSONEachRow', 'format *JSON*', ['JSONEachRow']],
    // An element, or an assignment of one
    ['<a_b>1</a_b>', 'configuration x.a_b', ['a_b']],
    ['<a_b_c>1</a_b_c>', 'configuration x.a_b', []],
    ['a_b: 1', 'configuration x.a_b', ['a_b']],
    ['<a_b>1</a_b>', 'configuration x.a_b = 0', []],
    ['SETTINGS a_b = 0', 'configuration x.a_b = 0', ['a_b']],
    ['SET b_ms = 7', 'setting *_ms = 7', ['b_ms']],
    ['SET b_ms = 8', 'setting *_ms = 7', []],
  ])('is found in a text: %s, %s', (text, required, by) => {
    expect(weigh(requirementOf(required), readPaste(text), '24.8').by.map(({name}) => name)).toEqual(by);
  });

  it('decides of entries to check, and what is not run or not told is set apart only with a list', () => {
    const bullets = [1, 2, 3].map((number) => `- \`Kafka\` changes. (#${number}; upgrade: cost)`).join('\n');
    const {releases} = readYear(2024, release('24.8', bullets));
    const texts = ['table-engine Kafka', 'table-engine NATS', 'configuration acme'];
    const entries = placedEntries(releases).map((placed, place) => requiring(placed, texts[place]!));
    const few = pasteIndex(entries, [{kind: 'table-engine', name: 'Kafka'}]);
    const known = {isMet: true, startSetting: undefined};
    const mentioned = {is: 'mentioned', names: ['Kafka'], ...known};
    expect([...few(readPaste(SETUPS.shards), '24.3').values()]).toEqual([mentioned, {is: 'unused'}, {is: 'untold'}]);
    expect([...few(readPaste('ENGINE = Kafka'), '24.3').values()]).toEqual([mentioned]);
  });
});

/** What a text says of an entry with this requirement. */
function verdictOnText(requirement: string, effects: string, text: string) {
  const bullet = `- \`insert_mode\` and \`dedup_window\`. (#1; upgrade: ${effects})`;
  const few = placedEntries(readYear(2024, release('24.8', bullet)).releases);
  const requires = few.map((placed) => requiring(placed, requirement));
  const [verdict] = pasteIndex(requires, [])(readPaste(text), '24.3').values();
  return verdict?.is === 'mentioned' ? verdict : undefined;
}

/** What lines of a list say of it. */
function verdictOn(requirement: string, effects: string, ...rows: readonly string[]) {
  const ofEvery = ['platform,Linux,,1', 'disk-type,local,,1', 'version,24.3,,1', 'table-engine,MergeTree,,9'];
  return verdictOnText(requirement, effects, `${['kind,name,value,count', ...ofEvery, ...rows].join('\n')}\n`);
}

it.each([
  ['statement JOIN', false, ['statement,JOIN,,9']],
  ['table-engine *MergeTree', false, ['table-engine,SummingMergeTree,,99']],
  ['version before 25.1', false, []],
  // A longer phrase begins with a shorter one.
  ['statement UNDROP', true, ['statement,UNDROP ... FINAL,,10']],
  // Several that many servers have narrow it down; those of every server do not.
  ['statement JOIN and table-engine View', true, ['statement,JOIN,,9', 'table-engine,View,,9']],
  ['statement SELECT and index-type minmax', false, ['statement,SELECT,,9', 'index-type,minmax,,9']],
  ['statement JOIN and index-type minmax', true, ['statement,JOIN,,9', 'index-type,minmax,,9']],
  ['statement JOIN, USING', false, ['statement,JOIN,,9', 'statement,USING,,9']],
  ['table-engine Kafka', true, ['table-engine,Kafka,,9']],
  // Each thing must be there, of one alternative.
  ['table-engine Kafka and configuration acme', false, ['table-engine,Kafka,,9']],
  ['table-engine Kafka and setting insert_mode', false, ['table-engine,Kafka,,9']],
  [
    'table-engine Kafka and configuration acme or table-engine NATS',
    true,
    ['table-engine,Kafka,,9', 'table-engine,NATS,,9'],
  ],
  ['table-engine Kafka and setting insert_mode = old', true, ['table-engine,Kafka,,9', 'setting,insert_mode,,1']],
  ['table-engine Kafka and not setting insert_mode = old', true, ['table-engine,Kafka,,9']],
])('all that is required is there, and not on every server: %s, %s', (requirement, isMet, rows) => {
  expect(verdictOn(requirement, 'cost', ...rows)?.isMet).toBe(isMet);
});

it.each([
  // An entry of which the start needs a value that the list does not have is about the rest alone.
  ['start, mixed', [], 'unset'],
  ['start, mixed', ['merge-tree-setting,dedup_window,5,1'], 'unset'],
  ['start, mixed', ['server-setting,insert_mode,old,1'], 'set'],
  ['start, mixed', ['server-setting,insert_mode,,1'], 'set'],
  ['start', [], undefined],
  ['mixed', ['server-setting,insert_mode,old,1'], undefined],
])('whether the setting that keeps a server of %s from starting is set: %j, %s', (effects, rows, expected) => {
  const requirement = 'server-setting insert_mode = old or table-engine *MergeTree';
  expect(verdictOn(requirement, effects, ...rows)?.startSetting).toBe(expected);
});

it.each([
  // A value with which it starts says nothing, wherever it stands.
  ['configuration keeper_server.batch_size = 0', 'batch_size = 0', 'set'],
  ['configuration keeper_server.batch_size = 0', 'batch_size = 100', 'unmarked'],
  ['configuration keeper_server.batch_size = 0', '<k><batch_size>0</batch_size></k>', 'set'],
  ['configuration keeper_server.batch_size = 0', '<k><batch_size>100</batch_size></k>', 'unmarked'],
  ['database-engine Replicated and configuration a.to_keep = 0', 'ENGINE = Replicated SETTINGS to_keep = 0', 'set'],
  [
    'database-engine Replicated and configuration a.to_keep = 0',
    'ENGINE = Replicated SETTINGS to_keep = 9',
    'unmarked',
  ],
  ['database-engine Replicated and configuration a.to_keep = 0', 'ENGINE = Replicated', undefined],
  // Parts of SQL alone do not make a conjunction.
  ['table-engine S3 and statement ALTER', 'ALTER TABLE t', 'unmarked'],
  ['table-engine S3 and statement ALTER', 'ENGINE = S3', undefined],
  ['statement FINAL and statement JOIN', 'FROM a FINAL JOIN b', undefined],
])('what keeps a server of %s from starting, in a text: %s, %s', (requirement, text, expected) => {
  const verdict = verdictOnText(requirement, 'start', text);
  expect(verdict ? verdict.startSetting : 'unmarked').toBe(expected);
});
