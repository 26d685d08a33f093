// What servers are asked of the names that they know. Older ones have fewer tables and columns to say it.
import type {CatalogueKind} from '../src/changelog/defaults/asked-servers';

/** Whether a server has a table of the database `system`, or a column of it. */
export type Has = (table: string, column?: string) => boolean;

/** A server writes the number of processors of the machine that it runs on: `auto(8)`. */
const value = (column: string) => `replaceRegexpOne(${column}, '^\\'?auto\\\\(\\\\d+\\\\)\\'?$', 'auto')`;

/** The defaults of what worker.py limits, where a server has no column for defaults. */
const UNLIMITED =
  "transform(name, ['max_execution_time', 'max_memory_usage', 'max_threads'], ['0', '0', 'auto'], value)";

const settings = (table: string) => (has: Has) => {
  const obsolete = has(table, 'is_obsolete') ? `if(is_obsolete, 'obsolete', '')` : `''`;
  const columns = [
    'name',
    `${value(has(table, 'default') ? 'default' : table === 'settings' ? UNLIMITED : 'value')} AS value`,
    `${has(table, 'tier') ? 'lower(toString(tier))' : obsolete} AS tier`,
    ...(has(table, 'alias_for') ? ['alias_for AS aliasFor'] : []),
  ];
  return `SELECT ${columns} FROM system.${table}`;
};

const names =
  (table: string, {column = 'name', where = ''} = {}) =>
  (has: Has) => {
    const columns = [
      `toString(${column}) AS name`,
      ...(has(table, 'case_insensitive') ? ['case_insensitive AS anyCase'] : []),
      ...(has(table, 'alias_to') ? ['alias_to AS aliasFor'] : []),
      ...(has(table, 'code') ? ['code'] : []),
    ];
    return has(table, column) && `SELECT ${columns} FROM system.${table} ${where}`;
  };

const ALL_EVENTS = 'SETTINGS system_events_show_zero_values = 1';
// Up to 23.10 the library has few of a server's own tables.
const hasAll = (has: Has) => has('parts');
const DATABASES = "database IN ('system', 'information_schema')";

/** By kind, the query for its names; false where the server has no list of it. */
export const QUESTIONS: Readonly<Record<CatalogueKind, (has: Has) => string | false>> = {
  setting: settings('settings'),
  'merge-tree-setting': settings('merge_tree_settings'),
  'server-setting': (has) => has('server_settings') && settings('server_settings')(has),
  function: names('functions', {where: 'WHERE NOT is_aggregate'}),
  'aggregate-function': names('functions', {where: 'WHERE is_aggregate'}),
  combinator: names('aggregate_function_combinators'),
  'table-function': names('table_functions'),
  'table-engine': names('table_engines'),
  'database-engine': names('database_engines'),
  'data-type': names('data_type_families'),
  format: names('formats'),
  codec: names('codecs'),
  'index-type': names('data_skipping_index_types'),
  tokenizer: names('tokenizers'),
  'dictionary-layout': names('dictionary_layouts'),
  'dictionary-source': names('dictionary_sources'),
  'disk-type': names('disk_types'),
  'system-table': (has) =>
    hasAll(has) && `SELECT concat(database, '.', name) AS name FROM system.tables WHERE ${DATABASES}`,
  column: (has) =>
    hasAll(has) && `SELECT concat(database, '.', table, '.', name) AS name FROM system.columns WHERE ${DATABASES}`,
  grant: () => 'SELECT arrayJoin(arrayConcat([toString(privilege)], aliases)) AS name FROM system.privileges',
  metric: (has) =>
    has('metrics', 'metric') &&
    `SELECT event AS name FROM system.events UNION ALL SELECT metric FROM system.metrics
    ${has('histogram_metrics', 'name') ? 'UNION ALL SELECT DISTINCT name FROM system.histogram_metrics' : ''} ${ALL_EVENTS}`,
  error: (has) => `${names('errors')(has)} ${ALL_EVENTS}`,
  keyword: names('keywords', {column: 'keyword'}),
};
