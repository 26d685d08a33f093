import {expect, it} from 'vitest';
import {allReleases, placedEntries} from '../../src/changelog/model/records';
import {symptomOf} from '../../src/changelog/model/symptoms';
import {plainText} from '../../src/changelog/model/text';
import {compareVersions} from '../../src/changelog/model/versions';
import {withAliases} from '../../src/changelog/names/lifetimes';
import {isInRange} from '../../src/search/release-range';
import type {SearchOptions} from '../../src/search/types';
import {realDefaults} from '../changelog/plan-defaults';
import {readReal} from '../changelog/real';
import {sample, tries} from '../sample';
import {
  ALL_QUERIES,
  judgedSearch,
  QUERIES,
  type Rank,
  siteDefaults,
  siteEntries,
  siteRanks,
  siteSearch,
  TOP,
} from './ranks';

it('has every entry of the pages, each with its address, in page order, and then the changed defaults', async () => {
  const {years} = await readReal();
  const all = (await siteEntries()).flat();
  expect(all.map(({address}) => address)).toEqual(placedEntries(allReleases(years)).map(({entry}) => entry.address));
  const {version} = years.find(({year}) => year === 2024)!.releases[0]!;
  const wanted = [...all, ...(await siteDefaults())].filter(({release}) => release.version === version);
  const {total, hits} = (await siteSearch()).find('', {version}, Infinity);
  expect(total).toBe(wanted.length);
  expect(hits.map(({entry}) => entry)).toEqual(wanted);
});

it('asks only for entries and settings that exist', async () => {
  const settings = (await realDefaults()).changes.map(({setting}) => `setting-${setting}`);
  const known = new Set([...(await siteEntries()).flat().map(({address}) => address.split('#')[1]), ...settings]);
  expect(ALL_QUERIES.flatMap(({wanted}) => wanted).filter((id) => !known.has(id))).toEqual([]);
});

it.each(['names and errors', 'tasks', 'patches and settings', '26.8 and 26.9'] as const)(
  `of the queries of %s 98 of 100 have a wanted entry in the first ${TOP}, and none has an empty list`,
  async (list) => {
    const ranks = await siteRanks(QUERIES[list]);
    const missed = ranks.filter(({rank}) => rank > TOP).map(({query, rank}) => `${query}: ${rank}`);
    expect(ranks.length).toBeGreaterThanOrEqual(10);
    expect(missed.length / ranks.length, missed.join('\n')).toBeLessThanOrEqual(0.02);
    expect(ranks.filter(({listed}) => listed === 0)).toEqual([]);
  },
);

it(`of the questions as people ask them 40 of 50 have their answer in the first ${TOP}, all logs too, and none is empty`, async () => {
  const [asked, heldBack, logs] = [
    await siteRanks(QUERIES.questions),
    await siteRanks(QUERIES['questions held back']),
    await siteRanks(QUERIES.logs),
  ];
  const found = (ranks: readonly Rank[]) => ranks.filter(({rank}) => rank <= TOP).length;
  expect(found([...asked, ...heldBack])).toBeGreaterThanOrEqual(40);
  expect(logs.filter(({rank}) => rank > TOP).map(({query, rank}) => `${query}: ${rank}`)).toEqual([]);
  // The first four are those of an on-call night.
  expect(logs.slice(0, 4).map(({rank}) => rank)).toEqual([1, 1, 1, 1]);
  expect([...asked, ...heldBack, ...logs].filter(({listed}) => listed === 0)).toEqual([]);
});

const search = await judgedSearch();
const find = (query: string, options?: SearchOptions) => search.find(query, {}, Infinity, options);

it.each([
  ['words that stand together in a name', 'uuid v7', 2, ['pr-62852', 'pr-84319']],
  ['words that stand together in a name', 'to start of week', 1, ['pr-67558']],
  ['words that stand together in a name', 'start of week', 1, ['pr-67558']],
  ['other forms of a word', 'arrayExists has rewrite', TOP, ['pr-46188']],
  ['other forms of a word', 'FINAL non intersecting parts', TOP, ['pr-59705']],
  ['parts of a name in any order', 'rows max block joined', TOP, ['pr-56996']],
  ['other words for the same thing', 'dictionary reloaded twice', TOP, ['pr-62050']],
  ['most of the words, where no entry has all', 'masking secrets gcs', TOP, ['pr-69611']],
])('finds an entry by %s: %s', (_, query, count, wanted) => {
  const first = find(query).hits.slice(0, count);
  expect(first.map(({entry}) => entry.address.split('#')[1])).toEqual(expect.arrayContaining(wanted));
});

it('a kind of change and a release list just these entries, unless the words are taken literally', async () => {
  const all = (await siteEntries()).flat();
  const {hits, says} = find('breaking changes 25.8');
  expect(says).toEqual(['incompatible changes', '25.8']);
  expect(hits.map(({entry}) => entry)).toEqual(
    all.filter(({release, section}) => release.version === '25.8' && section === 'Backward Incompatible Change'),
  );
  const literal = find('breaking changes 25.8', {isLiteral: true});
  expect(literal.says).toEqual([]);
  expect(new Set(literal.hits.map(({entry}) => entry.section)).size).toBeGreaterThan(1);
  expect(find("what's new 25.3").hits.every(({entry}) => /Feature$/.test(entry.section))).toBe(true);
});

it('a range keeps to its releases', async () => {
  const versions = allReleases((await readReal()).years).map(({version}) => version);
  const middle = versions[Math.floor(versions.length / 2)]!;
  const found = (query: string) =>
    new Set(find(query).hits.map(({entry}) => compareVersions(entry.release.version, middle)));
  expect(found(`join after ${middle}`)).toEqual(new Set([1]));
  expect(found(`join since ${middle}`)).toEqual(new Set([0, 1]));
  expect(found(`join before ${middle}`)).toEqual(new Set([-1]));
  expect(found(`join ${middle}..${middle}`)).toEqual(new Set([0]));
});

it('a word with a minus is in no entry found', () => {
  const {hits} = find('join -hash');
  expect(hits.length).toBeGreaterThan(10);
  expect(hits.filter(({terms}) => terms.has('hash'))).toEqual([]);
});

it('two words of an entry are enough for a list', async () => {
  for (const {text} of sample((await siteEntries()).flat(), tries(40, 1000))) {
    const words = text.flatMap((piece) => (typeof piece === 'string' ? (piece.match(/[a-z]{6,}/g) ?? []) : []));
    const query = `${words[0]} nnnnnnnn ${words.at(-1)} zzzzzzzz`;
    if (words[0] !== words.at(-1)) expect(find(query).hits.length, query).toBeGreaterThan(0);
  }
});

it.each([
  ['Code: 241', 'MEMORY_LIMIT_EXCEEDED'],
  ['Code: 60. DB::Exception:', 'UNKNOWN_TABLE'],
  ['code: 107', 'FILE_DOESNT_EXIST'],
])('%s finds the entries of its error %s', async (query, name) => {
  const {hits, complete} = (await siteSearch()).find(query, {}, 3);
  expect(complete).toBe(3);
  for (const {entry} of hits) expect(JSON.stringify(entry.text)).toContain(name);
});

it('what is around the message of an error does not drown its name', async () => {
  const path = '/var/lib/clickhouse/store/3f2/3f2a1b7c-0000-4000-8000-000000000001/all_1_1_0/columns.txt';
  const error =
    `<Error> TCPHandler: Code: 107. DB::Exception: from 10.0.3.17: File ${path} doesn't exist: ` +
    'While executing MergeTreeSelect(pool: ReadPool, algorithm: Thread). (FILE_DOESNT_EXIST) ' +
    '(version 25.8.3.66 (official build))\n' +
    '0. DB::Exception::Exception(DB::Exception::MessageMasked&&, int, bool) @ 0x000000000f3b2c1b\n' +
    '1. ./build_docker/./src/IO/ReadBufferFromFile.cpp:54: DB::ReadBufferFromFile::ReadBufferFromFile(String const&)';
  const {hits, says} = (await siteSearch()).find(error, {}, 3);
  expect(says).toEqual(['not in 25.8.3.66']);
  expect(hits).toHaveLength(3);
  for (const {entry} of hits) expect(JSON.stringify(entry.text)).toContain('FILE_DOESNT_EXIST');
});

it.each([
  ['no way back 26.3', 'one-way', '26.3'],
  ['fails 25.8', 'fails', '25.8'],
  ['may not start', 'start', undefined],
  ['mixed versions', 'mixed', undefined],
  ['access 26.9', 'access', '26.9'],
  ['cost 26.8', 'cost', '26.8'],
] as const)('%s lists what has this consequence', async (query, effect, version) => {
  const wanted = (await siteEntries())
    .flat()
    .filter(({effects, release}) => effects.includes(effect) && (version === undefined || release.version === version));
  const {hits} = (await siteSearch()).find(query, {}, Infinity);
  expect(wanted.length).toBeGreaterThan(0);
  expect(new Set(hits.map(({entry}) => entry.address))).toEqual(new Set(wanted.map(({address}) => address)));
});

it('bugs are found by the release that they came with, and by what they did; without any, their words are looked for', async () => {
  const {find: ask} = await siteSearch();
  const since = (await siteEntries()).flat().flatMap((entry) => entry.bug?.since ?? []);
  for (const version of sample([...new Set(since)], tries(4))) {
    const {hits, says} = ask(`bug since ${version}`, {}, Infinity);
    expect(says).toEqual([`bugs that came with ${version}`]);
    expect(hits).toHaveLength(since.filter((each) => each === version).length);
    for (const {entry} of hits) expect(entry.bug?.since).toBe(version);
  }
  const {hits} = ask('after upgrade 26.3 26.8 wrong results', {}, Infinity);
  expect(hits.length).toBeGreaterThan(0);
  for (const {entry} of hits) {
    expect(isInRange(entry.bug!.since, {from: '26.4', to: '26.8', label: ''})).toBe(true);
    expect(symptomOf(plainText(entry.text))).toBe('results');
  }
  expect(ask('bug since 22.1', {}, 1).says).toEqual(['bug fixes', 'since 22.1']);
});

it('another name leads to its name, in any case where servers take any case, and a name has its card', async () => {
  const {find: ask} = await siteSearch();
  const named = withAliases((await readReal()).names, (await realDefaults()).catalogue);
  const others = named.flatMap(({name, aliases = [], anyCase}) =>
    aliases.flatMap((alias) => [alias, ...(anyCase ? [alias.toUpperCase()] : [])].map((query) => ({query, name}))),
  );
  expect(others.length).toBeGreaterThan(100);
  for (const {query, name} of sample(others, tries(20))) {
    const {cards, hits} = ask(query, {}, 1);
    if (ask(name, {}, 1).cards.length === 0) continue;
    expect(hits.length, query).toBe(1);
    expect(
      cards.map((card) => card.name),
      query,
    ).toContain(name);
  }
  expect(ask('join_use_nulls', {}, 1).cards).toMatchObject([{kind: 'setting', value: '0'}]);
  for (const query of ['join', 'wrong results', '', 'qqqqqq']) expect(ask(query, {}, 1).cards).toEqual([]);
});

it('of a name only the name is marked, in the entries that have it, which come first', () => {
  const {hits} = find('arrayFold');
  const named = hits.filter(({entry}) => JSON.stringify(entry.text).includes('arrayFold'));
  expect(named.length).toBeGreaterThan(1);
  expect(hits.slice(0, named.length).map(({terms}) => [...terms])).toEqual(named.map(() => ['arrayfold']));
});
