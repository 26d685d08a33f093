import {spawn} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';

export interface Stage {
  readonly title: string;
  readonly command: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The JSON report that its test runner writes. A stage without one counts as one test. */
  readonly report?: string;
  /** Whether its output is shown as it comes: for a stage that runs alone. */
  readonly alone?: boolean;
}

/** How many tests passed and failed; skipped are those that this platform cannot run. */
type Counts = Readonly<Record<'passed' | 'failed' | 'skipped', number>>;

export interface Done extends Counts {
  readonly title: string;
  readonly seconds: number;
}

/** What the checks read of a JSON report: `stats` are Playwright's, the others are Vitest's. */
type Report = Partial<Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number>> & {
  readonly stats?: Record<'expected' | 'flaky' | 'unexpected', number> & {readonly skipped?: number};
};

/**
 * How many tests of a stage passed and failed. A browser test that passed at its second try only has failed. A runner
 * that failed without a failed test, or ran none, counts as one failure.
 */
export function countTests(ok: boolean, file: string | undefined): Counts {
  if (file === undefined) return {passed: Number(ok), failed: Number(!ok), skipped: 0};
  const report: Report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const {stats = {expected: 0, flaky: 0, unexpected: 0}, numPassedTests: passed = stats.expected} = report;
  const failed = report.numFailedTests ?? stats.flaky + stats.unexpected;
  const skipped = report.numPendingTests ?? stats.skipped ?? 0;
  return {passed, failed: failed || Number(!ok || passed === 0), skipped};
}

/** Runs a stage. Its output is printed at its end, so that stages beside each other do not mix. */
export async function run({title, command, env, report, alone = false}: Stage): Promise<Done> {
  console.log(`\n.. ${title}: ${command}`);
  const start = performance.now();
  const child = spawn(command, {
    shell: true,
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {...process.env, ...env},
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const ok = await new Promise<boolean>((resolve) => child.on('close', (code) => resolve(code === 0)));
  const seconds = (performance.now() - start) / 1000;
  console.log(`\n== ${title}, ${seconds.toFixed(0)} s${alone ? '' : `\n${output.trimEnd()}`}`);
  return {title, seconds, ...countTests(ok, report)};
}
