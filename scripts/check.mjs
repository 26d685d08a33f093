// Runs every check and closes with one line, `N passed, N failed`, over all of them.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {findChromium} from './chromium.mjs';

const RESULTS = 'node_modules/.test-results';
rmSync(RESULTS, {recursive: true, force: true});
mkdirSync(RESULTS, {recursive: true});

const chromium = await findChromium();
const env = {...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: `${RESULTS}/browser.json`};
const totals = {passed: 0, failed: 0};

function run(title, command) {
  console.log(`\n== ${title}: ${command}`);
  return spawnSync(command, {shell: true, stdio: 'inherit', env}).status === 0;
}

/** A check without tests of its own counts as one. */
function count(passed, failed = 0) {
  totals.passed += passed;
  totals.failed += failed;
}

/** Adds a runner's own figures; one that failed without a failed test, or ran none, counts as one failure. */
function countRunner(ok, file, figures) {
  const [passed, failed] = existsSync(file) ? figures(JSON.parse(readFileSync(file, 'utf8'))) : [0, 0];
  const broken = failed === 0 && (!ok || passed === 0);
  count(passed, failed + (broken ? 1 : 0));
}

const typesOk = run('Types', 'npx tsc');
count(typesOk ? 1 : 0, typesOk ? 0 : 1);
const contentOk = run('Content', 'npm run lint:content');
count(contentOk ? 1 : 0, contentOk ? 0 : 1);
const buildOk = run('Build', 'npm run build');
count(buildOk ? 1 : 0, buildOk ? 0 : 1);

const unitFile = `${RESULTS}/unit.json`;
const unitOk = run('Unit tests', `npx vitest run --reporter=default --reporter=json --outputFile.json=${unitFile}`);
countRunner(unitOk, unitFile, ({numPassedTests, numFailedTests}) => [numPassedTests, numFailedTests]);

if (buildOk) {
  const browserOk = run('Browser tests', 'npx playwright test --reporter=list,json');
  countRunner(browserOk, env.PLAYWRIGHT_JSON_OUTPUT_FILE, ({stats}) => [stats.expected + stats.flaky, stats.unexpected]);
}

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
