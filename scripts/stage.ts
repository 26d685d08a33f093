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

/** A stage that has run, with its wall-clock time. */
export interface Done {
  readonly title: string;
  readonly seconds: number;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What the checks read of a JSON report: the last key is Playwright's, the others are Vitest's. */
interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numPendingTests?: number;
  readonly stats?: {
    readonly expected: number;
    readonly flaky: number;
    readonly unexpected: number;
    readonly skipped?: number;
  };
}

/**
 * How many tests of a stage passed and failed. A browser test that passed at its second try only has failed. A runner
 * that failed without a failed test, or ran none, counts as one failure.
 */
export function countTests(ok: boolean, file: string | undefined): Pick<Done, 'passed' | 'failed' | 'skipped'> {
  if (file === undefined) return {passed: Number(ok), failed: Number(!ok), skipped: 0};
  const report: Report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const passed = report.numPassedTests ?? report.stats?.expected ?? 0;
  const {flaky, unexpected} = report.stats ?? {flaky: 0, unexpected: 0};
  const failed = report.numFailedTests ?? flaky + unexpected;
  return {
    passed,
    failed: failed || Number(!ok || passed === 0),
    skipped: report.numPendingTests ?? report.stats?.skipped ?? 0,
  };
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
