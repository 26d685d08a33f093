import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {countTests} from '../../scripts/stage';

const folder = mkdtempSync(path.join(tmpdir(), 'stage-'));
afterAll(() => rmSync(folder, {recursive: true}));

it.each([
  ['a command that succeeds is one test', true, undefined, {passed: 1, failed: 0}],
  ['a command that fails is one failure', false, undefined, {passed: 0, failed: 1}],
  ["Vitest's tests are counted", true, {numPassedTests: 4, numFailedTests: 0}, {passed: 4, failed: 0}],
  [
    'tests that this platform cannot run are counted as skipped',
    true,
    {numPassedTests: 4, numFailedTests: 0, numPendingTests: 3},
    {passed: 4, failed: 0, skipped: 3},
  ],
  ["Vitest's failures are counted", false, {numPassedTests: 4, numFailedTests: 2}, {passed: 4, failed: 2}],
  [
    "a test of Playwright's that needed its second try has failed",
    false,
    {stats: {expected: 5, flaky: 1, unexpected: 1}},
    {passed: 5, failed: 2},
  ],
  [
    'a runner that fails without a failed test is one failure',
    false,
    {numPassedTests: 4, numFailedTests: 0},
    {passed: 4, failed: 1},
  ],
  [
    'a runner that ran no test is one failure',
    true,
    {stats: {expected: 0, flaky: 0, unexpected: 0}},
    {passed: 0, failed: 1},
  ],
  ['a runner that wrote no report is one failure', true, null, {passed: 0, failed: 1}],
])('%s', (_, ok, report, counts) => {
  const file = path.join(folder, 'report.json');
  rmSync(file, {force: true});
  if (report) writeFileSync(file, JSON.stringify(report));
  expect(countTests(ok, report === undefined ? undefined : file)).toEqual({skipped: 0, ...counts});
});
