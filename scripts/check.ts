// Runs every check and closes with one line, `N passed, N failed`, over all of them. TEST_LONG=true: tests/sample.ts.
import {mkdirSync, rmSync} from 'node:fs';
import {findProgram} from './programs';
import {type Done, run, type Stage} from './stage';

const RESULTS = 'node_modules/.test-results';
/**
 * The site once more, for a host that serves it below a path and compresses by itself. The bundler's cache does not know
 * the other folder, so this build goes without it.
 */
const BASE = {
  BASE_URL: '/base/path/',
  OUT_DIR: 'build-base',
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-base',
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  PRECOMPRESS: 'false',
};

type Project = 'source' | 'site' | 'clickhouse';

/**
 * The unit tests that need no built site and those that ask the server as a library, or those that compare the built site
 * with its source. Two stages run at a time, so each has one worker, which parses the pages once.
 */
function unitTests(title: string, ...projects: readonly Project[]): Stage {
  const report = `${RESULTS}/${projects.join('-')}.json`;
  const chosen = projects.map((project) => `--project ${project}`).join(' ');
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`;
  return {title, command: `vitest run ${chosen} --maxWorkers=1 ${reporters}`, report};
}

/** The browser tests against one server. */
function browserTests(title: string, env: Readonly<Record<string, string>>): Stage {
  const report = `${RESULTS}/browser-${env.SERVER}.json`;
  const command = 'playwright test --retries=1 --fail-on-flaky-tests --reporter=list,json';
  return {title, command, env: {...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report}, report, alone: true};
}

async function main(): Promise<Done[]> {
  rmSync(RESULTS, {recursive: true, force: true});
  mkdirSync(RESULTS, {recursive: true});
  // First, so that a machine without one of them says so before the builds.
  const headless = {CHROMIUM_PATH: findProgram('chromium-headless-shell')};
  const programs = {
    CHROMIUM_PATH: findProgram('chromium'),
    FIREFOX_PATH: findProgram('firefox'),
    NGINX_PATH: findProgram('nginx'),
  };
  const done: Done[] = [];
  /** Runs a stage; true if it passes. */
  const passes = async (stage: Stage): Promise<boolean> => {
    const result = await run(stage);
    done.push(result);
    return result.failed === 0;
  };
  // Two lines of stages, which take about as long.
  const built = async (): Promise<boolean> => {
    await passes({title: 'Types', command: 'tsc'});
    await passes({title: 'Format and lint', command: 'biome ci .'});
    if (!(await passes({title: 'Build', command: 'npm run build'}))) return false;
    await passes(unitTests('Unit tests of the built site', 'site'));
    return passes({title: 'Build below a path', command: 'npm run build', env: BASE});
  };
  const source = async (): Promise<void> => {
    await passes({title: 'Content', command: 'npm run lint:content'});
    await passes(unitTests('Unit tests of the source, and ClickHouse', 'source', 'clickhouse'));
  };
  const [isBuilt] = await Promise.all([built(), source()]);
  if (isBuilt) {
    await passes(browserTests('Browsers, nginx', {...programs, ...headless, SERVER: 'nginx'}));
    await passes(browserTests('Browser, below a path', {...programs, ...BASE, SERVER: 'static'}));
  }
  return done;
}

/** Prints `Types   61 s      1 passed    0 failed` for each stage, and the sum. */
function close(done: readonly Done[]): void {
  const row = (title: string, time: string, {passed, failed, skipped}: Omit<Done, 'title' | 'seconds'>): string => {
    const counts = `${`${passed} passed`.padStart(14)}${`${failed} failed`.padStart(12)}`;
    return `${title.padEnd(41)}${time.padStart(7)}${counts}${skipped > 0 ? `${skipped} skipped`.padStart(12) : ''}`;
  };
  console.log();
  for (const stage of done) console.log(row(stage.title, `${stage.seconds.toFixed(0)} s`, stage));
  const sum = (count: 'passed' | 'failed' | 'skipped') => done.reduce((total, stage) => total + stage[count], 0);
  const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
  console.log(`${Math.floor(performance.now() / 60_000)} min ${Math.floor(performance.now() / 1000) % 60} s`);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 ? 1 : 0;
}

main().then(close, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  close([{title: 'Before the checks', seconds: 0, passed: 0, failed: 1, skipped: 0}]);
});
