// Runs every check and closes with one line, `N passed, N failed`, over all of them.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {findProgram, type ProgramName} from './programs';

const RESULTS = 'node_modules/.test-results';
/**
 * The site once more, as for a host that serves it below a path; without the bundler's cache, which knows nothing of
 * the other folder.
 */
const BASE = {
  BASE_URL: '/base/path/',
  OUT_DIR: 'build-base',
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-base',
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
};

type Environment = Record<string, string>;
interface VitestResult {
  numPassedTests: number;
  numFailedTests: number;
}
interface PlaywrightResult {
  stats: {expected: number; flaky: number; unexpected: number};
}

const totals = {passed: 0, failed: 0};

function run(title: string, command: string, env: Environment = {}): boolean {
  console.log(`\n== ${title}: ${command}`);
  return spawnSync(command, {shell: true, stdio: 'inherit', env: {...process.env, ...env}}).status === 0;
}

/** A check without tests of its own counts as one. */
function runOne(title: string, command: string, env: Environment = {}): boolean {
  const ok = run(title, command, env);
  totals[ok ? 'passed' : 'failed']++;
  return ok;
}

/** Adds a runner's own figures; one that failed without a failed test, or ran none, counts as one failure. */
function runTests<Result>(
  title: string,
  command: string,
  file: string,
  figures: (result: Result) => readonly [number, number],
  env: Environment = {},
): void {
  const ok = run(title, command, env);
  const [passed, failed] = existsSync(file) ? figures(JSON.parse(readFileSync(file, 'utf8')) as Result) : [0, 0];
  const broken = failed === 0 && (!ok || passed === 0);
  totals.passed += passed;
  totals.failed += failed + (broken ? 1 : 0);
}

/**
 * Runs the browser tests with these programs; one that is missing fails this run only. A test that needs its second
 * try is listed as flaky, to be mended; it does not hold up a change that did not touch it.
 */
async function browserTests(host: string, needed: readonly ProgramName[], env: Environment): Promise<void> {
  const programs: Environment = {};
  try {
    for (const name of needed) programs[`${name.toUpperCase()}_PATH`] = await findProgram(name);
  } catch (error) {
    console.error(`\n== Browser tests, ${host}: ${error instanceof Error ? error.message : String(error)}`);
    totals.failed++;
    return;
  }
  const file = `${RESULTS}/browser-${host.replace(' ', '-')}.json`;
  const figures = ({stats}: PlaywrightResult) => [stats.expected + stats.flaky, stats.unexpected] as const;
  runTests(`Browser tests, ${host}`, 'npx playwright test --retries=1 --reporter=list,json', file, figures, {
    ...programs,
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
}

async function main(): Promise<void> {
  rmSync(RESULTS, {recursive: true, force: true});
  mkdirSync(RESULTS, {recursive: true});
  runOne('Types', 'npx tsc');
  runOne('Format and lint', 'npx biome ci .');
  runOne('Content', 'npm run lint:content');
  const built = runOne('Build', 'npm run build');
  const unitFile = `${RESULTS}/unit.json`;
  runTests(
    'Unit tests',
    `npx vitest run --reporter=default --reporter=json --outputFile.json=${unitFile}`,
    unitFile,
    ({numPassedTests, numFailedTests}: VitestResult) => [numPassedTests, numFailedTests] as const,
  );
  if (!built) return;
  await browserTests('nginx', ['chromium', 'firefox', 'nginx'], {SERVER: 'nginx'});
  if (runOne('Build below a path', 'npm run build', BASE))
    await browserTests('base path', ['chromium'], {...BASE, SERVER: 'static'});
}

main()
  .catch((error: unknown) => {
    console.error(error);
    totals.failed++;
  })
  .finally(() => {
    console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
    process.exitCode = totals.failed === 0 ? 0 : 1;
  });
