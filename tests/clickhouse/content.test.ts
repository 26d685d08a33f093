import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import type {Answer} from '../../clickhouse/engine';
import {judge} from '../../clickhouse/judge-claims';
import {askAbout} from '../../clickhouse/lint-answers';
import {placedEntries} from '../../src/changelog/model/records';
import {readClaims} from '../../src/changelog/parse/claims';
import {formatProblems} from '../../src/changelog/parse/problems';
import {CLAIMS_DIR} from '../../src/files/changelog-folder';
import {lintPage, readPage} from '../../src/lint/lint';
import {readReal} from '../changelog/real';
import {CONTEXT, examplePage} from '../lint/example';
import {sample, tries} from '../sample';
import {describeServer, projectFile, startEngine} from './server';

const {years} = await readReal();
/** The entries with an example, which its claim has: lint sees to that. */
const examples = years.flatMap(({year, releases}) =>
  placedEntries(releases).flatMap(({entry: {id, example}}) => (example === undefined ? [] : {year, id})),
);

describeServer('the server', () => {
  const engine = startEngine();

  it.each(readdirSync(projectFile(CLAIMS_DIR)).toSorted())('answers what the claims of %s say', async (file) => {
    const text = readFileSync(projectFile(path.join(CLAIMS_DIR, file)), 'utf8');
    const claims = readClaims(text).claims.filter(({steps}) => steps.length > 0);
    const wrong: string[] = [];
    const shown = new Set(examples.filter(({year}) => file === `${year}.sql`).map(({id}) => id));
    for (const {steps} of new Set([...sample(claims, tries(20)), ...claims.filter(({entry}) => shown.has(entry))])) {
      const answers: Answer[] = await engine.ask(steps.map(({sql}) => sql));
      wrong.push(...steps.flatMap((step, index) => judge(step, answers[index]!, path.join(CLAIMS_DIR, file)) ?? []));
    }
    expect(wrong.join('\n\n')).toBe('');
  });

  it('is what lint says of statements and of undo clauses', async () => {
    const source = [
      '- `SELECT a FROM t t2` and `SELECT 1 t FROM x.` fail. (#65001 by @alice)',
      '- `SELECT (1` and `SELECT 1 FORM t` fail. (#65002 by @alice)',
      "- `max_threads` and `join_algorithm` are new. (#65003 by @alice; undo `join_algorithm = 'x'`; undo `max_threads = 1`)",
      '- `EXPLAIN indexes = 1`, `SELECT listed` and `SELECT ... FROM t`. (#65004 by @alice)',
    ].join('\n');
    const exceptions = new Set(['EXPLAIN indexes = 1', 'SELECT listed']);
    const page = readPage('2024.mdx', examplePage(`${source}\n`), {...CONTEXT, exceptions});
    const findings = lintPage({...page, answers: await askAbout([page])});
    const told = findings.filter(({ruleId}) => ['statement', 'undo-setting'].includes(ruleId!));
    expect(formatProblems('2024.mdx', told)).toMatchInlineSnapshot(`
      "2024.mdx:15:28: Unexpected end of query in a statement, expected what ClickHouse 26.7 can parse, or the span in code-spans.tsv
      2024.mdx:16:3: Unexpected ( in a statement, expected what ClickHouse 26.7 can parse, or the span in code-spans.tsv
      2024.mdx:16:19: Unexpected t in a statement, expected what ClickHouse 26.7 can parse, or the span in code-spans.tsv
      2024.mdx:17:71: Unexpected value 'x' of join_algorithm, expected one that ClickHouse 26.7 takes: Unexpected value of JoinAlgorithm: 'x'. Must be one of ['full_sorting_merge', 'grace_hash', 'parallel_hash', 'direct', 'prefer_partial_merge', 'hash', 'partial_merge', 'auto', 'default']."
    `);
  });
});
