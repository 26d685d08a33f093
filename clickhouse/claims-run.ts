// Runs the claims of the years that are named, or all: `npm run claims -- 2024 [pr-65519 …]`. With --fill, what the
// server answers is written below the statements that have no answer yet: read it, and compare it with the entry.
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readClaims} from '../src/changelog/parse/claims';
import {formatProblems} from '../src/changelog/parse/problems';
import {CLAIMS_DIR} from '../src/files/changelog-folder';
import {answerLines, judge} from './claims';
import {Engine} from './engine';

const {values, positionals} = parseArgs({allowPositionals: true, options: {fill: {type: 'boolean', default: false}}});
const years = positionals.filter((word) => /^\d{4}$/.test(word));
const entries = positionals.filter((word) => !years.includes(word));

async function run(engine: Engine, file: string): Promise<{held: number; failed: number}> {
  const text = readFileSync(file, 'utf8');
  const count = {held: 0, failed: 0};
  const added = new Map<number, readonly string[]>();
  const {claims, problems} = readClaims(text);
  if (problems.length > 0) throw new Error(formatProblems(file, problems));
  for (const {entry, steps} of claims) {
    if (entries.length > 0 && !entries.includes(entry)) continue;
    const answers = await engine.ask(steps.map(({sql}) => sql));
    const wrong = steps.flatMap((step, index) => {
      const answer = answers[index]!;
      const isOpen = step.expected === undefined && !step.servers && !('result' in answer && answer.result === '');
      if (values.fill && isOpen) added.set(step.line, answerLines(answer));
      return values.fill && isOpen ? [] : (judge(step, answer, file) ?? []);
    });
    for (const each of wrong) console.log(`${each}\n`);
    wrong.length > 0 ? count.failed++ : count.held++;
  }
  const lines = text.split('\n').flatMap((line, index) => [line, ...(added.get(index + 1) ?? [])]);
  if (added.size > 0) writeFileSync(file, lines.join('\n'));
  return count;
}

async function main(): Promise<void> {
  const engine = new Engine();
  const files = readdirSync(CLAIMS_DIR).filter((name) => years.length === 0 || years.includes(path.parse(name).name));
  for (const name of files.toSorted()) {
    const {held, failed} = await run(engine, path.join(CLAIMS_DIR, name)).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return {held: 0, failed: 1};
    });
    console.log(`${name}: ${held} claims hold, ${failed} do not`);
    if (failed > 0) process.exitCode = 1;
  }
  engine.stop();
}

void main();
