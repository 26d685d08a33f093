import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {closing} from '../../scripts/check/closing';
import {ofPlaywright, ofVitest, type PlaywrightReport, resultOf} from '../../scripts/check/reports';
import {inOrder} from '../../scripts/check/stage';

const stage = (title: string, passed: number, failed: number, flaky: string[] = []) => ({
  title,
  seconds: 61.4,
  passed,
  failed,
  flaky,
});

describe('the closing lines', () => {
  it('tell each stage, the time, and the sum over all', () => {
    const {lines, ok} = closing([stage('Types', 1, 0), stage('Unit tests', 600, 0)], 130);
    expect(lines).toEqual([
      'Types                              61 s      1 passed    0 failed',
      'Unit tests                         61 s    600 passed    0 failed',
      '2 min 10 s',
      '601 passed, 0 failed',
    ]);
    expect(ok).toBe(true);
  });

  it('name the tests that needed a second try; two are let through, three fail', () => {
    const two = closing([stage('Browsers', 9, 0, ['a.spec.ts:1 one', 'a.spec.ts:2 two'])], 1);
    expect(two.lines).toContain('Needed a second try: a.spec.ts:2 two');
    expect([two.lines.at(-1), two.ok]).toEqual(['9 passed, 0 failed', true]);
    const three = closing([stage('Browsers', 9, 0, ['one', 'two']), stage('Below a path', 2, 0, ['three'])], 1);
    expect(three.lines).toContain('Unexpected 3 tests that need a second try, expected at most 2');
    expect([three.lines.at(-1), three.ok]).toEqual(['11 passed, 1 failed', false]);
  });
});

describe('the reports', () => {
  const report: PlaywrightReport = {
    stats: {expected: 2, flaky: 1, unexpected: 0},
    suites: [
      {
        specs: [{title: 'is well', file: 'a.spec.ts', line: 3, tests: [{status: 'expected'}]}],
        suites: [{specs: [{title: 'waits', file: 'a.spec.ts', line: 7, tests: [{status: 'flaky'}]}]}],
      },
    ],
  };

  it('count a test that passed at its second try as passed, and name it with its place', () => {
    expect(ofPlaywright(report)).toEqual({passed: 3, failed: 0, flaky: ['a.spec.ts:7 waits']});
  });

  it('count a runner that broke, or ran nothing, as one failure', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'report-')), 'report.json');
    expect(resultOf(true, file, ofVitest).failed).toBe(1);
    writeFileSync(file, JSON.stringify({numPassedTests: 4, numFailedTests: 0}));
    expect(resultOf(true, file, ofVitest)).toEqual({passed: 4, failed: 0, flaky: []});
    expect(resultOf(false, file, ofVitest).failed).toBe(1);
  });
});

it('stages after one that they need are left out where it fails', async () => {
  const good = {title: 'good', command: 'exit 0'};
  const bad = {title: 'bad', command: 'exit 3'};
  const titles = async (needed: (typeof good)[]) =>
    (await inOrder([bad, good], needed)).map(({title, passed, failed}) => [title, passed, failed]);
  expect(await titles([])).toEqual([
    ['bad', 0, 1],
    ['good', 1, 0],
  ]);
  expect(await titles([bad])).toEqual([['bad', 0, 1]]);
});
