import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {type CatalogueKind, knownAt, LIBRARY_RELEASE} from '../../src/changelog/server/asked-servers';
import {readServers} from '../../src/changelog/server/catalogue';
import {readDefaults} from '../../src/changelog/server/defaults-file';
import {areEqualValues} from '../../src/changelog/server/values';
import {CATALOGUE, DEFAULTS} from '../../src/files/changelog-folder';
import {describeServer, projectFile, rowsOf, startEngine} from './server';

interface Row {
  readonly name: string;
  readonly default?: string;
}

const LISTS: Readonly<Partial<Record<CatalogueKind, string>>> = {
  setting: 'SELECT name, default FROM system.settings',
  'server-setting': 'SELECT name, default FROM system.server_settings',
  'merge-tree-setting': 'SELECT name, default FROM system.merge_tree_settings',
  'table-function': 'SELECT name FROM system.table_functions',
  'data-type': 'SELECT name FROM system.data_type_families',
  error: 'SELECT name FROM system.errors SETTINGS system_events_show_zero_values = 1',
};
/** Names of the library that no server has. */
const OF_THE_LIBRARY = new Set(['python']);
/** Names that servers have and this library is built without. */
const NOT_IN_THE_LIBRARY = new Set(['mongodb']);

/** Settings of which the newest server has set right what this server has on record. */
const CORRECTED = new Set([
  'cross_to_inner_join_rewrite',
  'rewrite_count_distinct_if_with_count_distinct_implementation',
  'extract_key_value_pairs_max_pairs_per_row',
  'output_format_pretty_fallback_to_vertical_max_rows_per_chunk',
  'evaluation_time',
  'check_conversion_from_numbers_to_enum',
  'ai_function_embedding_default_credentials',
  'ai_function_text_default_credentials',
  'analyzer_compatibility_apply_final_to_all_joined_tables',
]);

describeServer('the files of the servers', () => {
  const engine = startEngine();

  it.each(Object.entries(LISTS))('have the names of the kind %s as this server has them', async (kind, sql) => {
    const {states} = readServers(readFileSync(projectFile(CATALOGUE), 'utf8'));
    const [answer] = await engine.ask([sql], 'JSONEachRow');
    const said = new Map(rowsOf<Row>(answer!).map((row) => [row.name, row]));
    const names = new Set([...said.keys(), ...states[kind as CatalogueKind].keys()]);
    const wrong = [...names].filter((name) => {
      const known = knownAt(states[kind as CatalogueKind].get(name), LIBRARY_RELEASE);
      if (OF_THE_LIBRARY.has(name) || NOT_IN_THE_LIBRARY.has(name)) return false;
      // A server writes the number of processors of its machine.
      const value = said.get(name)?.default?.replace(/^'?auto\(\d+\)'?$/, 'auto');
      return !known !== !said.has(name) || (value !== undefined && !areEqualValues(known!.value!, value));
    });
    expect(wrong).toEqual([]);
  });

  it('have its history of defaults, but for what a newer server has set right', async () => {
    const written = readDefaults(readFileSync(projectFile(DEFAULTS), 'utf8'));
    const keys = new Set(written.map(({release, setting, before, after}) => [release, setting, before, after].join()));
    const sql = `SELECT version, c.name AS name, c.previous_value AS before, c.new_value AS after
      FROM system.settings_changes ARRAY JOIN changes AS c`;
    const [answer] = await engine.ask([sql], 'JSONEachRow');
    const said = rowsOf<Record<'version' | 'name' | 'before' | 'after', string>>(answer!);
    expect(said.length).toBeGreaterThan(1000);
    const missing = said.filter(({version, name, before, after}) => !keys.has([version, name, before, after].join()));
    // The history of a server has records of the release after it.
    const own = missing.filter(({version, name}) => version !== '26.8' && !CORRECTED.has(name));
    expect(own).toEqual([]);
  });
});
