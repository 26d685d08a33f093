// What `npm run ask-clickhouse` asks the server, and the two files that it writes from the answers.
import {
  ANY_CASE,
  CATALOGUE_KINDS,
  type CatalogueKind,
  type KnownSetting,
  type SettingKind,
  settingLine,
} from '../src/changelog/defaults/catalogue';
import {type DefaultChange, defaultLine} from '../src/changelog/defaults/history';
import {compareVersions} from '../src/changelog/model/versions';
import {CATALOGUE, DEFAULTS} from '../src/files/changelog-folder';
import type {Engine} from './engine';

const CHANGES = `
  SELECT version AS release, if(type = 'Session', 'query', 'merge-tree') AS scope, change.name AS setting,
    change.previous_value AS before, change.new_value AS after, change.reason AS reason
  FROM system.settings_changes ARRAY JOIN changes AS change`;

/** The server writes the number of processors of the machine that it runs on: \`auto(8)\`. */
const VALUE = "replaceRegexpOne(default, '^auto\\\\(\\\\d+\\\\)$', 'auto')";

/** Settings with what is known of them. */
const SETTINGS: Readonly<Record<SettingKind, string>> = {
  setting: `SELECT name, ${VALUE} AS value, lower(toString(tier)) AS tier, alias_for AS aliasFor FROM system.settings`,
  'merge-tree-setting': `SELECT name, ${VALUE} AS value, lower(toString(tier)) AS tier FROM system.merge_tree_settings`,
  'server-setting': `
    SELECT name, ${VALUE} AS value, if(is_obsolete, 'obsolete', 'production') AS tier FROM system.server_settings`,
};

/** Names of the other kinds. */
const NAMES: Readonly<Record<Exclude<CatalogueKind, SettingKind>, string>> = {
  function: 'SELECT name, case_insensitive AS anyCase FROM system.functions WHERE NOT is_aggregate',
  'aggregate-function': 'SELECT name, case_insensitive AS anyCase FROM system.functions WHERE is_aggregate',
  combinator: 'SELECT name FROM system.aggregate_function_combinators',
  'table-function': 'SELECT name FROM system.table_functions',
  'table-engine': 'SELECT name FROM system.table_engines',
  'database-engine': 'SELECT name FROM system.database_engines',
  'data-type': 'SELECT name, case_insensitive AS anyCase FROM system.data_type_families',
  format: 'SELECT name FROM system.formats',
  codec: 'SELECT name FROM system.codecs',
  'index-type': 'SELECT name FROM system.data_skipping_index_types',
  tokenizer: 'SELECT name FROM system.tokenizers',
  'dictionary-layout': 'SELECT name FROM system.dictionary_layouts',
  'dictionary-source': 'SELECT name FROM system.dictionary_sources',
  'disk-type': 'SELECT name FROM system.disk_types',
  'system-table': `
    SELECT concat(database, '.', name) AS name FROM system.tables WHERE database IN ('system', 'information_schema')`,
  column: `
    SELECT concat(database, '.', table, '.', name) AS name FROM system.columns
    WHERE database IN ('system', 'information_schema')`,
  grant: 'SELECT arrayJoin(arrayConcat([toString(privilege)], aliases)) AS name FROM system.privileges',
  metric: `
    SELECT event AS name FROM system.events UNION ALL SELECT metric FROM system.metrics
    UNION ALL SELECT DISTINCT name FROM system.histogram_metrics
    SETTINGS system_events_show_zero_values = 1`,
  error: 'SELECT name, code FROM system.errors SETTINGS system_events_show_zero_values = 1',
  keyword: 'SELECT keyword AS name FROM system.keywords',
};

/** Settings of the service whose server is not this one, and reasons that say so. */
const CLOUD = /distributed_cache|shared_merge_tree|shared_set_join|\bcloud/i;
const NEW = /\bnew\b[^.]*\bsetting|\badd(?:ed|s|ing)?\b[^.]*\bsetting/i;

/** The same bytes on every machine. */
function sorted(lines: Iterable<string>): string[] {
  return [...new Set(lines)].toSorted((a, b) => (a < b ? -1 : 1));
}

function header(version: string, lines: readonly string[]): string[] {
  return [
    `# ClickHouse ${version}, asked as a library (clickhouse/) by \`npm run ask-clickhouse\`: not edited by hand.`,
  ].concat(lines.map((line) => `# ${line}`));
}

interface Recorded extends Omit<DefaultChange, 'isNew' | 'isCloud'> {
  readonly reason: string;
}

async function defaultsFile(engine: Engine, version: string): Promise<string> {
  const release = version.split('.').slice(0, 2).join('.');
  const recorded = await engine.rows<Recorded>(CHANGES);
  const changes = recorded
    // The history of a server has records of the release after it.
    .filter((change) => compareVersions(change.release, release) <= 0)
    .map((change) => ({
      ...change,
      isNew: NEW.test(change.reason),
      isCloud: CLOUD.test(change.setting) || CLOUD.test(change.reason),
    }))
    .toSorted((a, b) => compareVersions(a.release, b.release));
  const releases = [...new Set(changes.map((change) => change.release))];
  const about = header(version, [
    'Its history of defaults (system.settings_changes) until its own release: release, scope, setting, value before and after,',
    'then "new" where the server says that the setting is new, and "cloud" where it is of ClickHouse Cloud alone.',
    'Equal values are a new setting that changes nothing; before a new setting, the value is what the server did until then.',
  ]);
  const lines = releases.flatMap((each) =>
    sorted(changes.filter((change) => change.release === each).map(defaultLine)),
  );
  return `${[...about, ...lines].join('\n')}\n`;
}

async function catalogueFile(engine: Engine, version: string): Promise<string> {
  const about = header(version, [
    'The names that it knows, by kind. A setting has its default, its tier where it is not production, and what it is an alias of;',
    'an error has its code.',
  ]);
  const lines: string[] = [];
  const isSetting = (kind: CatalogueKind): kind is SettingKind => kind in SETTINGS;
  for (const kind of CATALOGUE_KINDS) {
    const names = isSetting(kind)
      ? (await engine.rows<KnownSetting>(SETTINGS[kind])).map(settingLine)
      : (await engine.rows<{name: string; anyCase?: number; code?: number}>(NAMES[kind])).map(({name, anyCase, code}) =>
          [name, ...(anyCase ? [ANY_CASE] : []), ...(code === undefined ? [] : [code])].join('\t'),
        );
    lines.push(`[${kind}]`, ...sorted(names));
  }
  return `${[...about, ...lines].join('\n')}\n`;
}

/** What both files are to be, by their path. */
export async function askedFiles(engine: Engine): Promise<Record<string, string>> {
  const [{version}] = (await engine.rows<{version: string}>('SELECT version() AS version')) as [{version: string}];
  return {[DEFAULTS]: await defaultsFile(engine, version), [CATALOGUE]: await catalogueFile(engine, version)};
}
