// Runs every check and closes with one line, `N passed, N failed`, over all of them. TEST_LONG=true: tests/sample.ts.
import {mkdirSync, rmSync} from 'node:fs';
import {closing} from './check/closing';
import {ofPlaywright, ofVitest, resultOf} from './check/reports';
import {type Done, inOrder, run, type Stage} from './check/stage';
import {findProgram, type ProgramName, variableOf} from './programs';

const RESULTS = 'node_modules/.test-results';
/**
 * The site once more, as for a host that serves it below a path and compresses by itself; without the bundler's cache,
 * which knows nothing of the other folder.
 */
const BASE = {
  BASE_URL: '/base/path/',
  OUT_DIR: 'build-base',
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-base',
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  PRECOMPRESS: 'false',
};

/** The unit tests that need no built site, or those that hold the built site against its source. */
function unitTests(title: string, project: 'source' | 'site'): Stage {
  const file = `${RESULTS}/${project}.json`;
  const reporters = `--reporter=default --reporter=json --outputFile.json=${file}`;
  return {
    title,
    command: `npx vitest run --project ${project} ${reporters}`,
    result: (ok) => resultOf(ok, file, ofVitest),
  };
}

/** Runs the browser tests with these programs; one that is missing fails this run only. */
async function browserTests(
  title: string,
  needed: readonly ProgramName[],
  env: Readonly<Record<string, string>>,
): Promise<Done> {
  const programs: Record<string, string> = {};
  try {
    for (const name of needed) programs[variableOf(name)] = await findProgram(name);
  } catch (error) {
    console.error(`\n== ${title}: ${error instanceof Error ? error.message : String(error)}`);
    return {title, seconds: 0, passed: 0, failed: 1, flaky: []};
  }
  const file = `${RESULTS}/browser-${env.SERVER}.json`;
  return run({
    title,
    command: 'npx playwright test --retries=1 --reporter=list,json',
    env: {...programs, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file},
    result: (ok) => resultOf(ok, file, ofPlaywright),
    alone: true,
  });
}

async function main(): Promise<Done[]> {
  rmSync(RESULTS, {recursive: true, force: true});
  mkdirSync(RESULTS, {recursive: true});
  const build: Stage = {title: 'Build', command: 'npm run build'};
  const [built, source] = await Promise.all([
    inOrder(
      [
        build,
        unitTests('Unit tests of the built site', 'site'),
        {title: 'Build below a path', command: 'npm run build', env: BASE},
      ],
      [build],
    ),
    inOrder([
      {title: 'Types', command: 'npx tsc'},
      {title: 'Format and lint', command: 'npx biome ci .'},
      {title: 'Content', command: 'npm run lint:content'},
      unitTests('Unit tests of the source', 'source'),
    ]),
  ]);
  const done = [...source, ...built];
  const [site, , baseSite] = built;
  if (site?.failed === 0)
    done.push(await browserTests('Browsers, nginx', ['chromium', 'firefox', 'nginx'], {SERVER: 'nginx'}));
  if (baseSite?.failed === 0)
    done.push(await browserTests('Browser, below a path', ['chromium'], {...BASE, SERVER: 'static'}));
  return done;
}

main().then(
  (done) => {
    const {lines, ok} = closing(done, performance.now() / 1000);
    console.log(`\n${lines.join('\n')}`);
    process.exitCode = ok ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error);
    console.log('\n0 passed, 1 failed');
    process.exitCode = 1;
  },
);
