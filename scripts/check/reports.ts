import {existsSync, readFileSync} from 'node:fs';

/** What came of a stage's tests. */
export interface Result {
  readonly passed: number;
  readonly failed: number;
  /** The tests that passed at their second try only. */
  readonly flaky: readonly string[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {readonly status: string}[];
  }[];
}

/** What the checks read of Playwright's JSON report. */
export interface PlaywrightReport {
  readonly stats: {readonly expected: number; readonly flaky: number; readonly unexpected: number};
  readonly suites: readonly Suite[];
}

/** `file:line title` of each test of these suites that needed its second try. */
function flakyIn(suites: readonly Suite[]): string[] {
  return suites.flatMap(({suites: inner = [], specs = []}) => [
    ...specs
      .filter(({tests}) => tests.some(({status}) => status === 'flaky'))
      .map(({file, line, title}) => `${file}:${line} ${title}`),
    ...flakyIn(inner),
  ]);
}

/** What Vitest's JSON report says. */
export function ofVitest(report: {readonly numPassedTests: number; readonly numFailedTests: number}): Result {
  return {passed: report.numPassedTests, failed: report.numFailedTests, flaky: []};
}

/** What Playwright's JSON report says. */
export function ofPlaywright({stats, suites}: PlaywrightReport): Result {
  return {passed: stats.expected + stats.flaky, failed: stats.unexpected, flaky: flakyIn(suites)};
}

/** The result of a runner by its report; one that failed without a failed test, or ran none, counts as one failure. */
export function resultOf<Report>(ok: boolean, file: string, read: (report: Report) => Result): Result {
  const none = {passed: 0, failed: 0, flaky: []};
  const result = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : none;
  return {...result, failed: result.failed || Number(!ok || result.passed === 0)};
}
