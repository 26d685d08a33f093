// What operators asked of plans of their own, with the answers.
import {describe, expect, it} from 'vitest';
import {plainText} from '../../../src/changelog/model/text';
import {compareVersions} from '../../../src/changelog/model/versions';
import {withAliases} from '../../../src/changelog/names/lifetimes';
import {readPaste} from '../../../src/changelog/paste/paste';
import {documentMarkdown} from '../../../src/changelog/render/plan-markdown';
import {workText} from '../../../src/changelog/upgrade/blocks';
import {planDocument} from '../../../src/changelog/upgrade/plan-document';
import {setupIndex} from '../../../src/changelog/upgrade/setup';
import {SETUPS} from '../paste/setups';
import {realDefaults, tasksOf} from '../plan-defaults';
import {readReal} from '../real';

const {planOf, releases, textOf, catalogue} = await realDefaults();
const {names} = await readReal();
const known = withAliases(names, catalogue);
/** The plan beside a pasted text: its document, and what the first screen says that needs work. */
function beside(search: string, text: string) {
  const plan = planOf(search);
  const setup = setupIndex(plan, {names: known, catalogue})(readPaste(text));
  const document = planDocument(plan, {setup});
  const said = document.head.flatMap((block) => (block.kind === 'paragraph' ? [plainText(block.text)] : []));
  const items = document.head.flatMap((block) => (block.kind === 'work' ? block.items : []));
  const work = items.map((item) => `${item.harm}: ${plainText(workText(item))}`);
  return {plan, setup, document, said, work};
}
it('where are the way and its stops? First, then the steps, and of a setup before them what needs work', () => {
  for (const [text, kinds] of [
    ['', ['table', 'work']],
    [SETUPS.product, ['work', 'table']],
  ] as const) {
    const {said, document} = beside('?from=25.8.15.35&to=26.8.24', text);
    expect(said.slice(0, 2)).toEqual(
      [/^By the server’s guide, /, /^Stop at 26\.3\.48\.2 /].map((line) => expect.stringMatching(line)),
    );
    expect(document.head.flatMap(({kind}) => (kind === 'paragraph' ? [] : kind))).toEqual(kinds);
  }
});

it.each([
  ['?from=25.3&to=26.8', ['25.8', '26.3', 'the first 26.8', '26.8']],
  ['?from=25.8.15.35&to=26.8.24', ['26.3', '26.8']],
  ['?from=26.8&to=26.9', []],
])('which version do I go to? Beside the wanted one stands the newest of its line: %s', (search, versions) => {
  const {newestOf} = planOf(search);
  const {parts} = planDocument(planOf(search));
  const blocks = parts.find(({key}) => key === 'decide')!.blocks;
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  expect(rows.map(([name]) => plainText(name!))).toEqual(versions.map((each) => newestOf(each)?.version ?? each));
});

it('what came and went between the two versions? It is left out with its settings', () => {
  const long = textOf('?from=25.8&to=26.8');
  // A bug of 25.10, and a refusal that 26.2 took back.
  for (const gone of [
    'pull/109170)',
    'pull/91569)',
    'Old behavior: `parallel_view_processing',
    'allow_suspicious_primary_key = ',
  ])
    expect(long).not.toContain(gone);
  expect(textOf('?from=25.10&to=26.8')).toContain('pull/109170)');
  expect(textOf('?from=25.11&to=26.1')).toContain('pull/91569)');
});

it('what does the wanted patch release have of a later release? It is checked with the rest, by its risk', () => {
  const text = textOf('?from=25.8.15.35&to=26.8.24');
  for (const number of [116724, 119868, 117960]) {
    const item = text.split('\n').find((line) => line.startsWith('- [ ] **26.8.') && line.includes(`pull/${number})`));
    expect(item).toContain('[entry of 26.9]');
  }
  expect(textOf('?from=25.8.15.35&to=26.8')).not.toMatch(/^- \[ \] \*\*26\.(?:8\.\d|9)/m);
});

it('which defaults are new to me? Those that the server one runs does not know, though the history dates them later', () => {
  const {net} = planOf('?from=25.8&to=26.8');
  const isNew = (name: string) => net.find(({setting}) => setting === name)?.isNew;
  const settings = ['input_format_parquet_local_time_as_utc', 'join_algorithm', 'async_insert'];
  expect(settings.map(isNew)).toEqual([true, false, false]);
});

it.each([
  // Taken back by a patch release of the same line, by a later release, and what was there in between alone.
  ['?from=24.8.14.39&to=25.8.33', [83162, 82831, 77447]],
  ['?from=25.8.15.35&to=26.8.24', [114313]],
  ['?from=24.3.12.75&to=25.3.14.14', [65534, 70929, 64544, 66126, 54881, 70833, 77447]],
  ['?from=23.8.16.16&to=24.8.14.39', [58900, 64544, 64783, 65170]],
])('what both versions do alike is not to be checked: %s', (search, numbers) => {
  const checked = new Set(planOf(search).toCheck.flatMap(({entry}) => entry.pullRequests));
  expect(numbers.filter((number) => checked.has(number))).toEqual([]);
});

it('what a patch release or another one put back concerns whoever ran a version without it', () => {
  // Vertical FINAL was turned off in 24.3.4 too.
  expect(planOf('?from=24.3.12.75&to=25.3.14.14').toCheck.some(({entry}) => entry.id === 'pr-64783')).toBe(true);
  expect(planOf('?from=24.5&to=25.8.33').toCheck.some(({entry}) => entry.id === 'pr-64783')).toBe(true);
});

it.each([
  // The end of a change comes to each line with a patch release of its own.
  ['fact-258', ['25.8.12.129', '25.9', '25.10.3.100'], ['25.8.33', '25.10.4.104', '25.12']],
  ['fact-264-2', ['26.4', '26.5'], ['26.4.5.143', '26.5.6.64', '26.7']],
  ['pr-71178', ['24.12', '25.1'], ['24.12.5.81', '25.1.4.53', '25.2']],
])('%s is checked for %s, not for %s', (id, held, ended) => {
  const isChecked = (to: string) => planOf(`?from=24.3&to=${to}`).toCheck.some(({entry}) => entry.id === id);
  expect([held.filter(isChecked), ended.filter(isChecked)]).toEqual([held, []]);
});

it('what holds at a stop of the way alone is to be checked, and in no text for the wanted version', () => {
  const isChecked = (id: string, search: string) => planOf(search).toCheck.some(({entry}) => entry.id === id);
  const asked = ['?from=23.3&to=24.8', '?from=23.12&to=24.8', '?from=24.3&to=24.8'];
  expect(asked.map((search) => isChecked('fact-243', search))).toEqual([true, false, false]);
  const {toCheck, changed} = planOf('?from=24.8&to=26.8');
  const ended = toCheck.filter(
    ({entry: {until, undo}}) => undo.length > 0 && until && compareVersions(until, '26.8') <= 0,
  );
  expect(ended.length).toBeGreaterThan(0);
  const offered = changed.flatMap(({clauses}) => clauses.map(({address}) => address));
  expect(ended.filter(({entry}) => offered.includes(entry.address))).toEqual([]);
});

it('an entry that says it is taken back says until when', () => {
  const says = /\b(?:takes? this back|took (?:this|the change) back|takes the restriction back|turns it on again)\b/;
  const {toCheck} = planOf(`?from=${releases[0]!.version}&to=${releases.at(-1)!.version}`);
  expect(says.test('26.7 took this back.')).toBe(true);
  const silent = toCheck.filter(({entry}) => says.test(plainText(entry.text)) && entry.until === undefined);
  expect(silent.map(({entry}) => entry.id)).toEqual([]);
});

describe('does it start with what I have?', () => {
  const ddl = [
    'CREATE TABLE q (a UInt64 CODEC(DEFLATE_QPL)) ENGINE = MergeTree ORDER BY a;',
    'CREATE DATABASE l ENGINE = Lazy(3600);',
    "CREATE TABLE o (j Object('json')) ENGINE = MergeTree ORDER BY tuple();",
  ].join('\n');

  it.each([
    ['?from=25.8.33&to=26.3.48', ddl, ['Lazy', 'Object', 'DEFLATE_QPL']],
    [
      '?from=24.8.14.39&to=25.8.33',
      'backup_threads = 0\nthreadpool_writer_pool_size = 0\nmerge_max_block_size = 0',
      ['backup_threads', 'threadpool_writer_pool_size', 'merge_max_block_size'],
    ],
    ['?from=26.3.48.2&to=26.8.24', SETUPS.product, ['insert_deduplication_version']],
    ['?from=26.3.48.2&to=26.8.24', 'experimental_use_rocksdb = 1', ['The experimental storage of Keeper in RocksDB']],
    [
      '?from=24.8&to=25.8',
      '<clickhouse><storage_configuration><disks><c><type>cache</type></c></disks></storage_configuration></clickhouse>',
      ['cache'],
    ],
  ])('what may keep it from starting stands first, and whole: %s %.30s', (search, text, expected) => {
    const {work} = beside(search, text);
    const first = work.filter((line) => line.startsWith('May not start'));
    expect(work.filter((line) => !line.startsWith('Not in')).slice(0, first.length)).toEqual(first);
    for (const name of expected) expect(first).toContainEqual(expect.stringContaining(name));
    const ofSettings = first.filter((line) => line.startsWith('May not start with what you set: '));
    expect(first.slice(0, ofSettings.length)).toEqual(ofSettings);
    expect(ofSettings.some((line) => line.includes(expected[0]!))).toBe(!['Lazy', 'cache'].includes(expected[0]!));
  });

  it('an element that a server refuses stands there too, and nothing of the kind is said to be known', () => {
    const {work} = beside('?from=25.8&to=26.8', '<clickhouse><helm_release>x</helm_release></clickhouse>');
    expect(work[0]).toMatch(/^Not in 26\.8: helm_release: .* does not start/);
  });

  it('what relaxes security is not offered there', () => {
    const {work} = beside('?from=26.3.48.2&to=26.9', SETUPS.shards);
    expect(work.join()).toContain('no longer reach S3');
    expect(work.join()).not.toMatch(/extendedVerification = 0|s3_allow_server_credentials_in_user_queries = 1/);
  });

  it.each([
    ['?from=26.3&to=26.8.24', 'insert_deduplication_version = new_unified_hash'],
    [
      '?from=24.8.14.39&to=25.8.33',
      'backup_threads = 16\nmerge_max_block_size = 8192\nthreadpool_writer_pool_size = 100',
    ],
  ])('a value that does not stop it is not said to: %s, %s', (search, text) => {
    expect(beside(search, text).work.filter((line) => line.startsWith('May not start with what you set'))).toEqual([]);
  });

  it('that nothing is known to keep it from starting is said of a whole list alone', () => {
    const calm = 'Nothing of your setup is known to keep 24.9 from starting.';
    const saidOf = (text: string) => beside('?from=24.8.14.39&to=24.9', text).said;
    expect(saidOf(SETUPS.shards)).toContain(calm);
    const rows = SETUPS.shards.split('\n');
    const withoutTables = rows.filter((row) => !row.startsWith('"table-engine"'));
    for (const part of [rows.slice(0, 120), rows.slice(-130), withoutTables, ['SELECT * FROM t FINAL']])
      expect(saidOf(part.join('\n'))).not.toContain(calm);
  });

  it('a line says the danger and what to do, uncut, if that is understood by itself; else what keeps the old behavior', () => {
    const {work} = beside('?from=25.8.33&to=26.8.24', SETUPS.shards);
    expect(work).toContainEqual(
      expect.stringMatching(
        /start.*: 26\.2 · .*tables that have one are not loaded: drop the index before you upgrade\.$/,
      ),
    );
    expect(beside('?from=26.3.48.2&to=26.8.24', 'ENGINE = S3 PARTITION BY a').work).toContainEqual(
      expect.stringMatching(/now write Hive paths.* can fail to load\. Old behavior: \S+ = 'wildcard'$/),
    );
    expect(beside('?from=26.3.48.2&to=26.8.24', SETUPS.shards).work).toContainEqual(
      expect.stringMatching(
        /cloud credentials … Give them separate credentials, or NOSIGN\. .* cannot be read: look for tables/,
      ),
    );
  });

  it.each([
    SETUPS.shards,
    // The end of a list, a text that nothing mentions, and none.
    SETUPS.shards.split('\n').slice(-100).join('\n'),
    'foo bar baz',
    '',
  ])(
    'what may keep any server from starting, and what none can take back, is told whatever was pasted: %.20s',
    (text) => {
      const work = ['25.8.33&to=26.3.48', '26.3.48&to=26.8.24', '26.8&to=26.9'].flatMap(
        (way) => beside(`?from=${way}`, text).work,
      );
      const [stops, lasting] = [
        'May keep a server from starting, whatever it runs: ',
        'No way back, whatever it runs: ',
      ].map((lead) => work.filter((line) => line.startsWith(lead)).join());
      const everyStart = work.filter((line) => line.startsWith('May keep a server from starting'));
      for (const line of everyStart) {
        expect(line).toMatch(/(?:no(?:t|r| longer) (?:be )?(?:starts?|loaded|attach)|does not start|failed to load)\b/);
        expect(line).toMatch(
          /[.:,] (?:[Bb]efore you upgrade, create|[Rr]ename|[Ll]ook|[Rr]emove|[Dd]rop|[Cc]hange|set) /,
        );
      }
      for (const said of [
        'unknown top-level element',
        'CPU with AVX2',
        'such as x IN (SELECT 1), are no longer loaded, and CREATE TABLE fails',
      ])
        expect(stops).toContain(said);
      expect(lasting).toContain('a downgrade can lose data');
      // These are of Keeper, of text indexes, and of tables over files.
      expect(stops + lasting!).not.toMatch(/snapshots in version 8|v2_with_positions|file_like_engine/);
    },
  );

  it('of a way with a stop, that of the first step is told, then how much more the others bring', () => {
    const {work, said} = beside('?from=25.8.15.35&to=26.8.24', SETUPS.product);
    const releases = work.flatMap((line) => /: (\d+\.\d+)\S* · /.exec(line)?.[1] ?? []);
    expect(releases.length).toBeGreaterThan(5);
    expect(releases.filter((release) => compareVersions(release, '26.3') > 0)).toEqual([]);
    expect(said).toContainEqual(
      expect.stringMatching(
        /^\d+ others come only after 26\.3\.48\.2; \d+ of them may keep a server from starting\. .*: 26\.3\.48\.2 to 26\.8\.24\.$/,
      ),
    );
  });

  it('a line names the patch release that brings the change', () => {
    const {work} = beside('?from=24.8.14.39&to=25.8.33', SETUPS.shards);
    expect(work).toContainEqual(expect.stringMatching(/: 25\.8\.\d+ · \w/));
    expect(work.join()).not.toContain(': 26.3 · ');
  });

  it('an entry does not say it of a setting that is not set', () => {
    // Of #108361, whoever does not set it is concerned by the hashes of both versions alone.
    const {work, document} = beside('?from=25.8.33&to=26.8.24', SETUPS.shards);
    expect(work.join()).not.toContain('insert_deduplication_version');
    const tasks = tasksOf(document.parts.flatMap(({blocks}) => blocks));
    expect(tasks.find(({entry}) => entry.id === 'pr-108361')?.label).toBe('26.7, mixed versions');
  });
});

it('the checklist says of what cannot be undone the danger and what to do', () => {
  const {document} = beside('?from=25.8.33&to=26.8.24', SETUPS.shards);
  const checklist = documentMarkdown(document, (path) => path, {rest: '/whats-new/upgrade'});
  for (const said of [
    'Versions before 26.3 cannot read new parts.',
    'After a downgrade to a version before 26.3, the server does not start',
  ])
    expect(checklist).toContain(said);
});

describe('what hits comes first', () => {
  it.each([
    ['?from=24.8.14.39&to=25.8.33', SETUPS.shards, ['greatest and least now skip NULL', 'Kafka']],
    ['?from=26.3.48.2&to=26.8.24', SETUPS.shards, ['no longer reach S3']],
    ['?from=25.3.6.56&to=26.3.48', SETUPS.logs, ['no longer put integers of 64 bits or more in quotes']],
    ['?from=25.8.15.35&to=26.8.24', SETUPS.product, ['needs the privilege SHOW COLUMNS']],
  ])(
    'in at most ten lines of their own, but for what keeps it from starting, by kind: %s',
    (search, text, expected) => {
      const {work} = beside(search, text);
      for (const said of expected) expect(work).toContainEqual(expect.stringContaining(said));
      const leads = work.map(
        (line) => /^(?:May not start|May keep|No way back|Access|Now fails|Other results)/.exec(line)?.[0],
      );
      const order = ['May not start', 'May keep', 'No way back', 'Access', 'Now fails', 'Other results'];
      expect(leads).toEqual(leads.toSorted((a, b) => order.indexOf(a!) - order.indexOf(b!)));
      expect(work.length).toBeGreaterThanOrEqual(5);
      const own = work.filter((line) => !/^May not start: |whatever it runs: /.test(line));
      expect(own.length).toBeLessThanOrEqual(10);
    },
  );

  it.each([
    ['?from=26.3&to=26.8', /^May keep a server from starting, whatever it runs: .*unknown top-level element/],
    ['?from=24.8.14&to=25.8.33', /^Other results: 24\.12 · greatest and least now skip NULL/],
  ])('without a setup it is what concerns many servers, and says what to do: %s', (search, said) => {
    const {work} = beside(search, '');
    expect(work).toContainEqual(expect.stringMatching(said));
    const told = work.filter((line) => !/^No way back, whatever it runs: /.test(line));
    expect(told.length).toBeLessThanOrEqual(10);
    for (const line of told) expect(line).toMatch(/Old behavior: |[.:,] (?:[Ss]et|[Tt]o|[A-Za-z]+) /);
  });
});

it('in a part, what few servers have and few entries name comes before a format of many queries', () => {
  const list = 'kind,name,value,count\nfunction,geoToH3,,1\nformat,Parquet,,22010\nlog,queries,,9';
  const {document} = beside('?from=25.3.14.14&to=26.8.24', list);
  const {blocks} = document.parts.find(({key}) => key === 'results')!;
  const numbers = tasksOf(blocks).map(({entry}) => entry.pullRequests[0]);
  expect(numbers.indexOf(78852)).toBeLessThan(numbers.indexOf(87872));
});

it('what keeps the way back of one node is in its file, though two versions never run', () => {
  const {document} = beside('?from=25.3.6.56&to=26.3.48', SETUPS.logs);
  const texts = document.parts.flatMap(({blocks}) => blocks.flatMap((block) => (block.kind === 'copy' ? block : [])));
  const [file] = texts.filter(({title}) => title === 'While you may go back: XML for the server configuration');
  for (const name of ['propagate_types_serialization_versions_to_nested_types', 'dynamic_serialization_version'])
    expect(file!.text).toContain(`<${name}>`);
});

it('the words for one node are of one node, and Keeper is named where there may be one', () => {
  const said = (text: string): string => {
    const {document} = beside('?from=25.3.6.56&to=26.3.48', text);
    const parts = document.parts.filter(({step = 0, count}) => step > 3 && count === undefined);
    const head = document.head.filter(({kind}) => kind !== 'work');
    return documentMarkdown({...document, head, parts}, (href) => href);
  };
  const ofOthers = /each (?:shard|node)|every node|(?:first|last) node|[Rr]eplica of|in one cluster|Keeper/;
  expect(said(SETUPS.logs)).not.toMatch(ofOthers);
  for (const text of ['', SETUPS.shards])
    expect(said(text)).toMatch(/XML for Keeper nodes only[\s\S]*Leave Keeper as it is/);
});

it.each([
  ['its end', (rows: readonly string[]) => rows.slice(0, 120)],
  ['its beginning', (rows: readonly string[]) => rows.slice(-130)],
])('of a list that lost %s, nothing is said to be not run', (_what, cut) => {
  const text = cut(SETUPS.shards.split('\n')).join('\n');
  const {setup, plan} = beside('?from=24.8.14.39&to=25.8.33', text);
  const unused = plan.toCheck.filter(({entry}) => setup.verdicts.get(entry.address)?.is === 'unused');
  // These are answered by the plan, and by lines that are there.
  const isTold = ({entry}: (typeof unused)[number]): boolean =>
    entry.undo.length > 0 || /"version"/.test(JSON.stringify(entry.requires));
  expect(unused.filter((each) => !isTold(each)).map(({entry}) => entry.id)).toEqual([]);
});
