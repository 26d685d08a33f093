// Runs every check and closes with one line, `N passed, N failed`, over all of them. TEST_LONG=true: tests/sample.ts.
import {exec} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {promisify} from 'node:util';

/** Where the test runners write their reports. */
const REPORTS = 'node_modules/.test-results';
const VITEST = 'vitest run --maxWorkers=1 --reporter=default --reporter=json --outputFile.json';
const PLAYWRIGHT = 'playwright test --retries=1 --fail-on-flaky-tests --reporter=list,json';

let passed = 0;
let failed = 0;

type Report = Partial<Record<'numPassedTests' | 'numFailedTests', number>> & {
  readonly stats?: Readonly<Record<'expected' | 'unexpected' | 'flaky', number>>;
};

/** The counts of a report: `stats` are Playwright's, where a test that passed only at its second try has failed. */
function counts(report: string): readonly [passed: number, failed: number] {
  const {stats, ...own}: Report = JSON.parse(existsSync(report) ? readFileSync(report, 'utf8') : '{}');
  return stats ? [stats.expected, stats.unexpected + stats.flaky] : [own.numPassedTests ?? 0, own.numFailedTests ?? 0];
}

/** Runs a command, which is one test if it writes no report; gives whether it passed. Its output comes at its end. */
async function run(command: string, report?: string): Promise<boolean> {
  const start = performance.now();
  const env = {...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report};
  const {code = 0, stdout, stderr} = await promisify(exec)(command, {env, maxBuffer: 1e9}).catch((failure) => failure);
  const ok = code === 0;
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`\n== ${ok ? 'Passed' : 'FAILED'} in ${seconds} s: ${command}\n${stdout}${stderr}`);
  const [good, bad] = report ? counts(report) : [Number(ok), 0];
  passed += good;
  failed += bad || Number(!ok);
  return ok;
}

async function check(): Promise<void> {
  rmSync(REPORTS, {recursive: true, force: true});
  const unitTests = (project: string, report = `${REPORTS}/${project}.json`) =>
    run(`${VITEST}=${report} --project ${project}`, report);
  const source = unitTests('source');
  for (const command of ['tsc', 'biome ci .', 'npm run lint:content']) await run(command);
  const isBuilt = await run('npm run build');
  // Browsers wait for frames and answers a fifth of their time: the rest of the other tests fits in there.
  const browsers = isBuilt && run(PLAYWRIGHT, `${REPORTS}/browsers.json`);
  await source;
  if (isBuilt) await unitTests('site');
  await browsers;
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

void check();
