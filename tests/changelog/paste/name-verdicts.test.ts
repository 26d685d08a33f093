import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {plainText, toMarkdown} from '../../../src/changelog/model/text';
import {readPaste} from '../../../src/changelog/paste/paste';
import {pastedSettings} from '../../../src/changelog/paste/pasted-settings';
import {setupIndex} from '../../../src/changelog/upgrade/setup';
import {readSettings, settingsData} from '../../../src/changelog/wire/settings-data';
import {realDefaults} from '../plan-defaults';

const {catalogue, plan} = await realDefaults();
/** As browsers get it. */
const fetched = readSettings(JSON.parse(JSON.stringify(settingsData(catalogue.servers))));

/** What is said of a text on a way. */
const about = (text: string, from: string, to: string) =>
  setupIndex(plan({from, to}), {names: [], catalogue: fetched})(readPaste(text)).about;
/** What is said of the settings of a text on the way from 24.8. */
function said(text: string, to = '25.8'): string[] {
  const {settings, others} = about(text, '24.8', to);
  return [...settings, ...others].map(plainText);
}

const SERVER = catalogue.release;
const others = (count: string) => `${count}: still in 25.8, no recorded change of default.`;
const REPLICAS =
  'max_parallel_replicas = 1: Default changed from 1 to 1000 in 25.1. ' +
  'Your value was the default: keep it, and nothing changes.';
const UNKNOWN = `max_thread = 4: Unknown to 22.12 and to all later versions that were asked, up to ${SERVER}.`;

/** Texts as people paste them. Those with settings have three, of which no server knows `max_thread`. */
const forms = (folder: string) =>
  readdirSync(path.join(__dirname, 'forms', folder)).map(
    (name) => [name, readFileSync(path.join(__dirname, 'forms', folder, name), 'utf8')] as const,
  );

describe('the settings of a paste are read', () => {
  it.each(forms('settings'))('from %s', (_form, text) => {
    expect(said(text)).toEqual([UNKNOWN, REPLICAS, others('1 other setting')]);
  });

  it.each(forms('perhaps'))('from %s, where what no server knows may be something else', (_form, text) => {
    expect(said(text)).toEqual([REPLICAS, others('1 other setting')]);
  });

  it('for a MergeTree table', () => {
    const expected = [
      `index_granularty = 1: Unknown to 22.12 and to all later versions that were asked, up to ${SERVER}.`,
      others('2 other settings'),
    ];
    const table = 'CREATE TABLE t (a Int8) ENGINE = ReplicatedMergeTree ORDER BY a SETTINGS';
    expect(said(`${table} index_granularty = 1, index_granularity = 1024, max_threads = 8`)).toEqual(expected);
  });

  it.each(forms('none'))('but not from %s', (_form, text) => {
    expect(said(text).filter((line) => !/^1 (?:other )?setting:/.test(line))).toEqual([]);
  });
});

it.each([
  ['SET allow_experimental_dynamic_type = 1', '25.8', 'Without effect since 25.8, or earlier: you can drop it.'],
  ['SET allow_experimental_dynamic_type = 1', '25.3', 'Without effect from 25.8 on.'],
  // It is refused, and what to do is more than to drop it.
  ['SET allow_experimental_analyzer = 0', '26.9', 'It has not worked since 26.9, or earlier. Read first: 26.9 · '],
  ['SET allow_experimental_object_type = 1', '25.8', 'Without effect from 26.1 on.'],
  ['SET allow_experimental_object_type = 1', '25.9', 'It works in 25.8, not in 26.1; 25.9 was not tested.'],
  ['SET allow_experimental_bfloat16_type = 1', '25.3', 'Without effect in 25.5; 25.3 was not tested.'],
  ['SET enable_json_type = 1', '25.3', '25.5 knows it, 24.8 does not; 25.3 was not tested.'],
  ['SET enable_json_type = 1', '24.8', 'Not in 24.8: 25.5 is the first version asked that knows it.'],
  ['SET input_format_values_allow_data_after_semicolon = 1', '25.8', 'Unknown since 24.8, or earlier: remove it.'],
  ['<use_legacy_mongodb_integration>1</use_legacy_mongodb_integration>', '25.8', 'It has not worked since 25.4'],
  // Whatever stands before a configuration is no part of it.
  [
    'note: mine\n<clickhouse><use_legacy_mongodb_integration>1</use_legacy_mongodb_integration></clickhouse>',
    '25.8',
    'It has not worked since 25.4',
  ],
])('of a setting that not every version uses it is said which does: %s for %s', (text, to, expected) => {
  expect(said(text, to)[0]).toContain(`: ${expected}`);
});

it('of settings of the server that entries on the way change, it is told', () => {
  const file =
    '<clickhouse><concurrent_threads_scheduler>round_robin</concurrent_threads_scheduler>' +
    '<async_load_databases>false</async_load_databases></clickhouse>';
  expect(said(file)).toEqual([
    'concurrent_threads_scheduler = round_robin: Default changed from round_robin in 25.8. ' +
      'Your value was the default: keep it, and nothing changes.',
    'async_load_databases = false: Default changed from 0 in 25.2. ' +
      'Your value was the default: keep it, and nothing changes.',
  ]);
  expect(said('concurrent_threads_scheduler\tfair_round_robin')).toEqual([
    'concurrent_threads_scheduler = fair_round_robin: Default changed from round_robin in 25.8. ' + 'Your value stays.',
  ]);
});

describe('only what is known is said', () => {
  it('what the server lists only since later is not called unknown', () => {
    const table = 'logger.level\tinformation\ndistributed_ddl.path\t/x\nmax_concurrent_queries\t100\n';
    expect(said(table)).toEqual(['1 setting: still in 25.8, no recorded change of default.']);
  });

  it('that nothing changes is not said of a value that an entry on the way is about', () => {
    const of = (value: string) =>
      about(`<insert_deduplication_version>${value}</insert_deduplication_version>`, '26.3', '26.8').others.length;
    expect(of('compatible_double_hashes')).toBe(0);
  });

  it('a default is told with the release of the entry that brought it', () => {
    expect(said('async_insert\t0', '26.3').join()).toContain('Default changed from 0 to 1 in 26.3.');
  });
});

it('of a list of what a server runs, settings are told by their kind, without a value where it has none', () => {
  const list = '"kind","name","value","count"\n"setting","max_parallel_replicas","1",3\n"function","max_thread","",1\n';
  expect(said(`${list}"setting","join_algorithm","",9\n`, '25.8').slice(0, 2)).toEqual([
    REPLICAS,
    expect.stringMatching(/^join_algorithm: Default changed from default to \S+ in 24\.12\. Your value stays\.$/),
  ]);
});

it('a value is whole, whatever it ends with', () => {
  const values = pastedSettings("a\tZSTD(1)\nSETTINGS b = 'f(x)', c = '}'");
  expect(values.map(({value}) => value)).toEqual(['f(x)', '}', 'ZSTD(1)']);
});

it('another name of a setting is told, with the default of the setting', () => {
  const [alias, {aliasFor}] = [...catalogue.names.setting].find(([, known]) => known.aliasFor !== undefined)!;
  expect(said(`SET ${alias} = 1`)[0]).toContain(`${alias} = 1: It is another name of ${aliasFor}.`);
});

it('of every setting whose default differs after an upgrade, its old value and its new one are told', () => {
  const {net} = plan({from: '24.8', to: SERVER});
  const differing = net.filter(({isCloud, isSettled, scope}) => !isCloud && !isSettled && scope === 'query');
  const rows = (key: 'before' | 'after') => differing.map((each) => `${each.setting}\t${each[key]}`).join('\n');
  const alive = differing.filter(({setting}) => catalogue.names.setting.get(setting)?.tier !== 'obsolete');
  const linesWith = (key: 'before' | 'after', is: string) =>
    said(rows(key), SERVER).filter((line) => line.includes(is));
  expect(linesWith('before', 'Your value was the default')).toHaveLength(alive.length);
  expect(linesWith('after', 'Your value is now the default')).toHaveLength(alive.length);
  expect(linesWith('after', ' (no entry). ').length).toBeGreaterThan(0);
});

const absent = (text: string, from: string, to: string) => {
  const {refused, absent: names} = about(text, from, to);
  return [...refused, ...names].map((line) => toMarkdown(line));
};

it.each([
  [
    'SELECT * FROM system.s3queue',
    '25.3',
    '26.3',
    /^`system\.s3queue`: 26\.1 knows it, 26\.3 does not\. \[26\.2 · system\.s3queue is now system\.s3queue_metadata/,
  ],
  [
    'SELECT naturalSortKey(s)',
    '24.8',
    '25.8',
    /^`naturalSortKey`: Not in 25\.8: \d\d\.\d+ is the first version asked that knows it\.$/,
  ],
])('names that the wanted release does not have are told: %s, from %s to %s', (text, from, to, expected) => {
  expect(absent(text, from, to)).toEqual([expect.stringMatching(expected)]);
});

it.each([
  ['SELECT * FROM system.models', '26.3', '26.9'],
  ["CREATE TABLE t (a Object('json'))", '25.3', '26.3'],
  ['CREATE LIVE VIEW v AS SELECT 1', '25.3', '26.3'],
  ["ENGINE = MaterializedMySQL('h', 'd', 'u', 'p')", '24.8', '25.8'],
  ['SELECT searchAny(a, [1])', '25.8', '25.12'],
])('but not if an entry that mentions them tells what no longer works: %s, from %s to %s', (text, from, to) => {
  expect(absent(text, from, to)).toEqual([]);
});

it.each([
  'SELECT Object, TIME, lazy FROM models WHERE Hive = 1',
  'SELECT toString(a), count() FROM t GROUP BY a FORMAT JSONEachRow',
  'CREATE MATERIALIZED VIEW v TO t AS SELECT now()',
])('of other names nothing is told: %s', (text) => {
  expect(absent(text, '24.8', '26.3')).toEqual([]);
});

const TOP =
  'logger http_port tcp_port mysql_port postgresql_port interserver_http_port listen_host max_connections grpc openSSL ' +
  'keep_alive_timeout max_concurrent_queries max_server_memory_usage mark_cache_size path tmp_path user_files_path ' +
  'user_directories access_control_improvements users_config default_profile custom_settings_prefixes default_database ' +
  'timezone umask mlock_executable remote_servers zookeeper keeper_server macros builtin_dictionaries_reload_interval ' +
  'max_session_timeout prometheus query_log part_log metric_log error_log processors_profile_log dictionaries_config ' +
  'user_defined_executable_functions_config distributed_ddl merge_tree graphite_rollup_example format_schema_path ' +
  'query_masking_rules send_crash_reports query_cache backups url_scheme_mappers display_name license_file http_handlers';
const configuration = (own: string, root = 'clickhouse') =>
  `<?xml version="1.0"?>\n<!-- <old/> -->\n<${root}>\n${TOP.replace(/\S+/g, '<$&><a>x</a></$&>')}${own}</${root}>`;
const refused = (text: string, from = '26.3', to = '26.9') =>
  absent(text, from, to).filter((line) => line.includes('does not start'));

describe('elements at the top of the configuration that the server refuses are told', () => {
  it.each(['clickhouse', 'yandex'])('below <%s>', (root) => {
    const text = configuration(
      '<mine><path>x</path></mine>\n<page_cache_chunk_size replace="1">1</page_cache_chunk_size>',
      root,
    );
    const line = (name: string) =>
      expect.stringMatching(
        new RegExp(
          `^\`${name}\`: not known at the top of .*\\. With an unknown element there, \\[26\\.8\\]\\(.*#pr-100332\\) does not start, unless `,
        ),
      );
    for (const [from, to] of [
      ['26.3', '26.8'],
      ['25.8', '26.9'],
    ] as const)
      expect(refused(text, from, to)).toEqual([line('mine'), line('page_cache_chunk_size')]);
    // These were before it, or have it already.
    expect([...refused(text, '26.3', '26.7'), ...refused(text, '26.8', '26.9')]).toEqual([]);
  });

  it('so is a server setting that it no longer has, as a line alone', () => {
    const line = expect.stringMatching(/^`cgroup_memory_watcher_soft_limit_ratio`: .* does not start, unless /);
    expect(refused('cgroup_memory_watcher_soft_limit_ratio = 0.9\nmax_threads = 8\nlogger.level = warning')).toEqual([
      line,
    ]);
  });

  it.each([
    ['the default configuration', configuration('')],
    ['no root', '<path>x</path><mine>1</mine>'],
    ['a client', configuration('<mine>1</mine>', 'config')],
    ['a fragment of a client', '<clickhouse><user>x</user><history_file>y</history_file></clickhouse>'],
    ['a client below another root', '<clickhouse><user>x</user><openSSL><client/></openSSL></clickhouse>'],
    [
      'no check',
      configuration('<mine>1</mine><skip_check_for_incorrect_settings>1</skip_check_for_incorrect_settings>'),
    ],
    ['a comment', configuration('<!-- <mine>1</mine> <a> -->')],
    ['rules of Graphite', configuration('<mine><pattern><regexp>x</regexp><function>any</function></pattern></mine>')],
    ['more of them', configuration('<mine><default><retention><age>0</age></retention></default></mine>')],
    [
      'what a handler answers',
      configuration('<mine>x</mine><http_handlers><response_content>config://mine</response_content></http_handlers>'),
    ],
    ['handlers of a protocol', configuration('<protocols><p><handlers>mine</handlers></p></protocols><mine/>')],
    ['a substitution', configuration('<mine/><remote_servers incl="mine"/>')],
    [
      'a file of substitutions',
      '<yandex><clickhouse_remote_servers/><networks/><macros/><zookeeper-servers/></yandex>',
    ],
    ['removed', configuration('<mine remove="1"/>')],
    ['removed by another file', `${configuration('<mine>1</mine>')}<clickhouse><mine remove="remove"/></clickhouse>`],
    ['a wrong end', '<clickhouse><path>x</a><mine/></clickhouse>'],
  ])('but not of %s', (_what, text) => {
    expect(refused(text)).toEqual([]);
  });
});
