import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {afterAll, expect, it} from 'vitest';
import {type Answer, Engine} from '../../clickhouse/engine';
import {UNDO_SCOPES} from '../../src/changelog/model/undo';
import {compareVersions} from '../../src/changelog/model/versions';
import {LIBRARY_RELEASE} from '../../src/changelog/server/asked-servers';
import {settingKey} from '../../src/changelog/server/defaults-file';
import {sqlValue} from '../../src/changelog/server/values';
import type {UpgradePlan} from '../../src/changelog/upgrade/compute-plan';
import {compatibilityTexts} from '../../src/changelog/upgrade/keep-texts';
import {AFTERWARDS, backup, before, ON_NODE, REPLAY, SYNC} from '../../src/changelog/upgrade/statements';
import {keepTexts, realDefaults} from '../changelog/plan-defaults';
import {LONG, sample, tries} from '../sample';
import {describeServer, rowsOf, startEngine} from './server';

const {releases, catalogue, plan, obsolete} = await realDefaults(LIBRARY_RELEASE);

/** Settings whose value under an old `compatibility` is not that of the history, each with the reason. */
const OTHER: Readonly<Record<string, string>> = {
  implicit_select: 'the library itself sets it',
  allow_introspection_functions: 'the library itself sets it',
  storage_file_read_method: 'the library itself sets it',
  max_threads: 'the test itself sets it',
  promql_evaluation_time: 'the history has 0 for its former name, which was its default then',
  extract_key_value_pairs_max_pairs_per_row: 'the history has 0 for it as a new setting, and its default is 1000',
  rewrite_count_distinct_if_with_count_distinct_implementation: 'its default went back to 0 without a record',
  replicated_deduplication_window: 'servers have no record of its change in 23.11: clickhouse/servers.py',
};

/** How a server that is told of an older release sees its query settings; other names of a setting are left out. */
const SETTINGS = `SELECT name, value, default FROM system.settings
WHERE NOT is_obsolete AND alias_for = '' AND name NOT IN ('compatibility', 'max_execution_time', 'max_memory_usage',
  'max_result_rows', 'result_overflow_mode') FORMAT JSONEachRow`;
const MERGE_TREE_SETTINGS = 'SELECT name, value, default FROM system.merge_tree_settings FORMAT JSONEachRow';

interface Setting {
  readonly name: string;
  readonly value: string;
  readonly default: string;
}

/** The settings that differ from their defaults in what the server answers. */
function differing(answer: Answer): Map<string, string> {
  const own = rowsOf<Setting>(answer).filter(({name, value, default: usual}) => value !== usual && !(name in OTHER));
  return new Map(own.map(({name, value}) => [name, value]));
}

/** The text that a value of SQL stands for. */
function plain(value: string): string {
  const text = value.startsWith("'") ? value.slice(1, -1).replace(/\\(.)/g, '$1') : value;
  return {true: '1', false: '0'}[text] ?? text;
}

/** What a plan keeps of a scope, by setting; of one with several names, by its own. Patch releases have brought others. */
function kept({net}: UpgradePlan, scope: 'query' | 'merge-tree'): Map<string, string> {
  const hasEnded = (each: {scope: string; setting: string}) => {
    const since = obsolete.get(settingKey(each))?.since;
    return since !== undefined && compareVersions(since, LIBRARY_RELEASE) <= 0;
  };
  const alive = net.filter((each) => each.scope === scope && !each.isSettled && !hasEnded(each));
  const settings = catalogue.names[UNDO_SCOPES[scope].kinds[0]];
  const named = alive.flatMap(({setting, before}) => {
    const known = settings.get(setting);
    return known ? [[known.aliasFor ?? setting, plain(before)] as const] : [];
  });
  return new Map(named.filter(([name]) => !(name in OTHER)));
}

/** The elements of a configuration by their path, with their values; an error if it is no XML. */
function configured(xml: string): [path: string, value: string][] {
  if (xml === '') return [];
  expect(XMLValidator.validate(xml)).toBe(true);
  const leaves = (value: unknown, path: readonly string[]): [string, string][] =>
    typeof value === 'object'
      ? Object.entries(value!).flatMap(([name, inner]) => leaves(inner, [...path, name]))
      : [[path.slice(1).join('.'), String(value)]];
  return leaves(new XMLParser({parseTagValue: false}).parse(xml), []);
}

const byName = (map: ReadonlyMap<string, string>) => [...map].toSorted(([a], [b]) => (a < b ? -1 : 1));
const stops = releases
  .filter(({lts, version}) => lts && compareVersions(version, LIBRARY_RELEASE) < 0)
  .map(({version}) => version);

/** A way to an older release has fewer of the same settings. */
const WAYS = [...stops, LIBRARY_RELEASE]
  .flatMap((to, place) => stops.slice(0, place).map((from) => ({from, to})))
  .filter(({to}) => LONG || to === LIBRARY_RELEASE);

describeServer('the server', () => {
  const engine = startEngine();
  const folder = mkdtempSync(path.join(tmpdir(), 'roll-back-'));
  afterAll(() => rmSync(folder, {recursive: true}));

  it.each(stops)('keeps by compatibility of %s what a plan from there to its release keeps', async (from) => {
    const ours = plan({from, to: catalogue.release});
    const [, query, mergeTree] = await engine.ask([`SET compatibility = '${from}'`, SETTINGS, MERGE_TREE_SETTINGS]);
    expect(byName(differing(query!))).toEqual(byName(kept(ours, 'query')));
    expect(byName(differing(mergeTree!))).toEqual(byName(kept(ours, 'merge-tree')));
  });

  it.each(WAYS)('takes each line of the texts that keep the behavior of $from to $to', async (range) => {
    const ours = plan(range);
    const texts = [...compatibilityTexts(ours.changed, range), ...keepTexts(ours)];
    const textOf = (part: string) => texts.find(({title}) => title.includes(part))?.text ?? '';
    const assignments = (part: string) =>
      textOf(part)
        .split('\n')
        .flatMap((line) => /^ {4}(.+ = .+?),? -- /.exec(line)?.[1] ?? []);
    const session = assignments('SQL for all users');
    expect(session.length).toBeGreaterThan(20);
    const elements = ['While you may go back', 'Before the first start'].flatMap((part) => configured(textOf(part)));
    const section = elements.flatMap(([path, value]) => {
      const [, setting] = /^merge_tree\.(.+)$/.exec(path) ?? [];
      return setting === undefined ? [] : `${setting} = ${sqlValue(value)}`;
    });
    expect(elements.filter(([path]) => path.startsWith('keeper_server'))).toEqual([]);
    for (const [path] of configured(textOf('Keeper nodes only'))) expect(path).toMatch(/^keeper_server\./);
    const parsed = [textOf('One line for all users'), textOf('SQL for all users')];
    const statements = [
      `SELECT 1 SETTINGS ${session.join(', ')} FORMAT Null`,
      `CREATE TABLE t (k UInt64) ENGINE = MergeTree ORDER BY k SETTINGS ${section.join(', ')}`,
      ...parsed.map(
        (sql) => `SELECT formatQuery('${sql.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}') FORMAT Null`,
      ),
    ];
    const answers = await engine.ask(statements);
    const refused = answers.flatMap((answer, index) =>
      'error' in answer ? [`${statements[index]}: ${answer.error.slice(0, 200)}`] : [],
    );
    expect(refused).toEqual([]);
  });

  it.each(sample(WAYS, tries(3)))(
    'starts with the files for a server and for Keeper of $from to $to, and uses them',
    async (range) => {
      const files = keepTexts(plan(range)).filter(({text}) => text.startsWith('<clickhouse>'));
      expect(files.length).toBeGreaterThan(0);
      for (const [place, {text}] of files.entries()) {
        const file = path.join(folder, `${range.from}-${range.to}-${place}.xml`);
        writeFileSync(file, text);
        const started = new Engine(file);
        const [mergeTree, server] = await started.ask([
          "SELECT concat('merge_tree.', name), value FROM system.merge_tree_settings FORMAT TSVRaw",
          "SELECT name, value FROM system.server_settings WHERE changeable_without_restart = 'No' FORMAT TSVRaw",
        ]);
        started.stop();
        const used = new Map(
          [mergeTree, server].flatMap((answer) => {
            if ('error' in answer!) throw new Error(answer.error);
            return answer!.result.split('\n').map((line) => line.split('\t') as [string, string]);
          }),
        );
        const wrong = configured(text).filter(([name, value]) => {
          const now = used.get(name);
          // Not all elements of the configuration are listed there; all of MergeTree are.
          return now === undefined ? name.startsWith('merge_tree.') : plain(now) !== plain(value);
        });
        expect(wrong).toEqual([]);
      }
    },
  );

  it('takes every statement of the steps of a plan', async () => {
    const texts = [...[true, false].map(before), ...[ON_NODE, AFTERWARDS, SYNC]];
    const statements = texts.flatMap((text) => text.split(/;\n|;$/)).filter((statement) => statement.trim() !== '');
    expect(statements.length).toBeGreaterThan(20);
    const errors = (await engine.ask(statements)).flatMap((answer) => ('error' in answer ? answer.error : []));
    // The library has no Keeper, and no log of views before a view has run.
    expect(
      errors.filter((error) => !/distributed_ddl_queue|query_views_log|kafka_consumers|KEEPER/i.test(error)),
    ).toEqual([]);
    const parsed = [backup('25.8.33'), REPLAY].map(
      (text) => `EXPLAIN AST ${text.replace(/ INTO OUTFILE[^;]*;|;$/, '')}`,
    );
    expect((await engine.ask(parsed)).flatMap((answer) => ('error' in answer ? answer.error : []))).toEqual([]);
  });
});
