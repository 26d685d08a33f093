// Runs every check and closes with one line, `N passed, N failed`, over all of them. TEST_LONG=true: tests/sample.ts.
import {mkdirSync, rmSync} from 'node:fs';
import {BASE, browserStages, RESULTS} from './browser-stages';
import {findPrograms, installLibrary} from './programs';
import {type Done, run, type Stage} from './stage';

type Project = 'source' | 'site' | 'clickhouse';

/** One worker each, which parses the pages once: two stages run at a time. */
function unitTests(title: string, ...projects: readonly Project[]): Stage {
  const report = `${RESULTS}/${projects.join('-')}.json`;
  const chosen = projects.map((project) => `--project ${project}`).join(' ');
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`;
  return {title, command: `vitest run ${chosen} --maxWorkers=1 ${reporters}`, report};
}

async function main(): Promise<Done[]> {
  rmSync(RESULTS, {recursive: true, force: true});
  mkdirSync(RESULTS, {recursive: true});
  // First, so that a machine without one of them says so before the builds.
  const {programs, missing} = findPrograms();
  const library = installLibrary();
  if (library.missing) missing.push(library.missing);
  const done: Done[] = [];
  const passes = async (stage: Stage): Promise<boolean> => {
    const result = await run(stage);
    done.push(result);
    return result.failed === 0;
  };
  // Two lines of stages, which take about as long.
  const built = async (): Promise<boolean> => {
    await passes({title: 'Types', command: 'tsc'});
    await passes({title: 'Format and lint', command: 'biome ci .'});
    await passes({title: 'Content', command: 'npm run lint:content'});
    const isBuilt = await passes({title: 'Build', command: 'npm run build', env: {PRECOMPRESS: 'fast'}});
    if (isBuilt) await passes(unitTests('Unit tests of the built site', 'site'));
    return isBuilt && passes({title: 'Build below a path', command: 'npm run build', env: BASE});
  };
  const source = async (): Promise<void> => {
    if (library.missing) await passes(unitTests('Unit tests of the source', 'source'));
    else await passes(unitTests('Unit tests of the source, and ClickHouse', 'source', 'clickhouse'));
  };
  const [areBuilt] = await Promise.all([built(), source()]);
  for (const stage of areBuilt ? browserStages(programs) : []) await passes(stage);
  for (const reason of missing) {
    console.log(`\nSkipped ${reason}`);
    // Who runs the checks for others has all that they need.
    if (process.env.CI) done.push({title: reason.split(':')[0]!, seconds: 0, passed: 0, failed: 1, skipped: 0});
  }
  return done;
}

/** Prints a row for each stage, the time and the sum. */
function close(done: readonly Done[]): void {
  console.table(
    Object.fromEntries(done.map(({title, seconds, ...counts}) => [title, {seconds: Math.round(seconds), ...counts}])),
  );
  const sum = (count: 'passed' | 'failed' | 'skipped') => done.reduce((total, stage) => total + stage[count], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  console.log(`${Math.floor(performance.now() / 60_000)} min ${Math.floor(performance.now() / 1000) % 60} s`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

main().then(close, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  close([{title: 'Before the checks', seconds: 0, passed: 0, failed: 1, skipped: 0}]);
});
