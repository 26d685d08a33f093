import {expect, it} from 'vitest';
import {netDefaults} from '../../../src/changelog/server/net-defaults';
import {keepTexts, realDefaults} from '../plan-defaults';

const {plan, obsolete, releases, changes} = await realDefaults();
const newest = releases.at(-1)!.version;
const textsOf = (from: string, to: string) =>
  keepTexts(plan({from, to}))
    .map(({text}) => text)
    .join('\n');

it.each([
  ['query enable_json_type', '25.8'],
  ['query output_format_parquet_use_custom_encoder', '26.5'],
  ['query query_plan_optimize_projection', '23.10'],
  ['query s3_retry_attempts', '26.1'],
  ['query allow_experimental_analyzer', '26.9'],
])('no version from it on uses %s: %s', (key, since) => {
  expect(obsolete.get(key)!.since).toBe(since);
});

it('a setting is new with its first change, unless a server has it before', () => {
  const newIn = new Map(changes.map((change) => [change.setting, change.newIn]));
  const names = ['cross_join_min_rows_to_compress', 'precise_float_parsing', 'async_insert'];
  expect(names.map((name) => newIn.get(name))).toEqual(['24.5', '23.7', undefined]);
});

it('a text to copy has no other name of a setting beside it', () => {
  for (const [name, other] of [
    ['enable_lightweight_update', 'allow_experimental_lightweight_update'],
    ['query_plan_reuse_storage_ordering_for_window_functions', 'optimize_read_in_window_order'],
    ['enable_json_type', 'allow_experimental_json_type'],
    ['allow_statistics', 'allow_experimental_statistics'],
  ] as const) {
    const first = changes.find(({setting, before, after}) => setting === name && before !== after)!.release;
    const from = releases[releases.findIndex(({version}) => version === first) - 1]!.version;
    expect(textsOf(from, first)).toContain(` ${name} = `);
    expect(textsOf(from, first)).not.toContain(` ${other} = `);
  }
});

it('what ClickHouse Cloud alone has is in no text to copy, though an entry undoes it', () => {
  const cloud = netDefaults(changes, {from: '23.1', to: newest}).filter(({isCloud}) => isCloud);
  expect(cloud.map(({setting}) => setting)).toContain('shared_merge_tree_create_per_replica_metadata_nodes');
  const words = new Set(textsOf('23.1', newest).match(/\w+/g));
  expect(cloud.filter(({setting}) => words.has(setting))).toEqual([]);
});

it.each([
  ['use_legacy_mongodb_integration', '24.8', '25.3', false],
  ['use_legacy_mongodb_integration', '24.8', '25.8', true],
  // Only beside servers before 24.3.
  ['format_alter_operations_with_parentheses', '24.2', '25.3', false],
  ['format_alter_operations_with_parentheses', '24.8', '25.3', true],
  // The history has it in 26.6, where patch releases brought it; the servers of 26.7 that were asked do not know it.
  ['text_index_serialization_version', '26.3', '26.7', true],
  ['text_index_serialization_version', '26.3', '26.9', false],
])('%s is in a text to copy from %s to %s, or left out: %s', (setting, from, to, isLeftOut) => {
  expect(textsOf(from, to).includes(setting)).toBe(!isLeftOut);
});
