// Runs every check and closes with one line, `N passed, N failed`, over all of them. TEST_LONG=true: tests/sample.ts.
import {exec} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {promisify} from 'node:util';

/** Where the test runners write their reports. */
const REPORTS = 'node_modules/.test-results';
const VITEST = 'vitest run --maxWorkers=1 --reporter=default --reporter=json --outputFile.json';
const PLAYWRIGHT = 'playwright test --retries=1 --fail-on-flaky-tests --reporter=list,json';

const done: Record<string, {seconds: number; passed: number; failed: number; skipped: number}> = {};

type Report = Partial<Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number>> & {
  readonly stats?: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
};

/** The counts of a report: `stats` are Playwright's, where a test that passed only at its second try has failed. */
function counts(report: string) {
  const {stats, ...own}: Report = JSON.parse(existsSync(report) ? readFileSync(report, 'utf8') : '{}');
  if (stats) return {passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped};
  return {passed: own.numPassedTests ?? 0, failed: own.numFailedTests ?? 0, skipped: own.numPendingTests ?? 0};
}

/** Runs a command, which is one test if it writes no report; gives whether it passed. Its output comes at its end. */
async function run(title: string, command = title, report?: string): Promise<boolean> {
  const start = performance.now();
  const env = {...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report};
  const {code = 0, stdout, stderr} = await promisify(exec)(command, {env, maxBuffer: 1e9}).catch((failure) => failure);
  const ok = code === 0;
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`\n== ${command}, ${seconds} s\n${stdout}${stderr}`);
  const {passed, failed, skipped} = report ? counts(report) : {passed: Number(ok), failed: 0, skipped: 0};
  done[title] = {seconds, passed, failed: failed || Number(!ok), skipped};
  return ok;
}

async function check(): Promise<void> {
  rmSync(REPORTS, {recursive: true, force: true});
  const unitTests = (title: string, projects: string, report = `${REPORTS}/${title}.json`) =>
    run(title, `${VITEST}=${report} ${projects}`, report);
  const source = unitTests('source', '--project source');
  for (const command of ['tsc', 'biome ci .', 'npm run lint:content']) await run(command);
  const isBuilt = await run('npm run build');
  // Browsers wait for frames and answers a fifth of their time: the rest of the other tests fits in there.
  const browsers = isBuilt && run('browsers', PLAYWRIGHT, `${REPORTS}/browsers.json`);
  await source;
  if (isBuilt) await unitTests('site', '--project site');
  await browsers;
  const stages = Object.values(done);
  const failed = stages.reduce((sum, stage) => sum + stage.failed, 0);
  console.table(done);
  console.log(`${stages.reduce((sum, {passed}) => sum + passed, 0)} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

void check();
