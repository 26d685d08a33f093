import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {isOfTheBuild} from '../../clickhouse/builds';
import {areAlike, snapshotOf} from '../../clickhouse/catalogue';
import {historyLines} from '../../clickhouse/files';
import {CATALOGUE_KINDS, LIBRARY_RELEASE} from '../../src/changelog/defaults/asked-servers';
import {isListedAt, knownAt} from '../../src/changelog/defaults/catalogue';
import {readServers} from '../../src/changelog/defaults/catalogue-file';
import {CATALOGUE, DEFAULTS} from '../../src/files/changelog-folder';
import {describeServer, projectFile, startEngine} from './server';

/** What this server says of its own and older releases, and the newest one no longer, or otherwise. */
const SET_RIGHT = new Set([
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
  const ask = engine.ask.bind(engine);

  it('have this server as it is', async () => {
    const [answer] = await ask(['SELECT version()']);
    expect(answer).toEqual({result: expect.stringMatching(new RegExp(`^${LIBRARY_RELEASE}\\.`))});
    const servers = readServers(readFileSync(projectFile(CATALOGUE), 'utf8'));
    const snapshot = await snapshotOf(ask);
    const wrong = CATALOGUE_KINDS.flatMap((kind) => {
      const said = snapshot[kind];
      if (!said || !isListedAt(servers, kind, LIBRARY_RELEASE)) return [`${kind}: a list is missing`];
      const names = new Set([...said.keys(), ...servers.states[kind].keys()]);
      return [...names].flatMap((name) =>
        isOfTheBuild(kind, name) || areAlike(said.get(name), knownAt(servers.states[kind].get(name), LIBRARY_RELEASE))
          ? []
          : [
              `${kind} ${name}: ${JSON.stringify([said.get(name), knownAt(servers.states[kind].get(name), LIBRARY_RELEASE)])}`,
            ],
      );
    });
    expect(wrong).toEqual([]);
  });

  it('have its history of defaults, but for what a newer server has set right', async () => {
    const written = new Set(readFileSync(projectFile(DEFAULTS), 'utf8').split('\n'));
    const lines = await historyLines(ask, LIBRARY_RELEASE);
    expect(lines.length).toBeGreaterThan(1000);
    expect(lines.filter((line) => !written.has(line) && !SET_RIGHT.has(line.split('\t')[2]!))).toEqual([]);
  });
});
