import {describe, expect, it} from 'vitest';
import {answerLines, judge} from '../../clickhouse/claims';
import {type Claim, readClaims} from '../../src/changelog/parse/claims';

const FILE = '2024.sql';
const read = (block: string) => readClaims(`-- Claims.\n\n${block}\n`).claims;

describe('a file of claims', () => {
  it('has statements with what the server answers, each entry once', () => {
    expect(
      read(
        '-- pr-1\nCREATE TABLE t\n  (a Int8) ENGINE = Memory;\nSELECT 1\n  , NULL;\n-- = 1\t\\N\n-- =\n\n-- pr-2\n-- changed in 25.3: refused\nSELECT x;\n-- ! UNKNOWN_IDENTIFIER',
      ),
    ).toEqual([
      {
        entry: 'pr-1',
        line: 3,
        steps: [
          {sql: 'CREATE TABLE t\n  (a Int8) ENGINE = Memory', line: 5},
          {sql: 'SELECT 1\n  , NULL', line: 7, expected: {rows: ['1\t\\N', '']}},
        ],
      },
      {
        entry: 'pr-2',
        line: 11,
        changedIn: '25.3',
        steps: [{sql: 'SELECT x', line: 13, expected: {error: 'UNKNOWN_IDENTIFIER'}}],
      },
    ]);
    const [{steps}] = read('-- pr-1\nSELECT f();\n-- = 2\n-- 24.8 ! UNKNOWN_FUNCTION\n-- 25.5 = 1\n-- 25.5 = 2') as [
      Claim,
    ];
    expect(steps).toEqual([
      {
        sql: 'SELECT f()',
        line: 4,
        expected: {rows: ['2']},
        servers: new Map<string, unknown>([
          ['24.8', {error: 'UNKNOWN_FUNCTION'}],
          ['25.5', {rows: ['1', '2']}],
        ]),
      },
    ]);
    const [only] = read('-- pr-1\nSELECT 1;\n-- 24.8 no rows') as [Claim];
    expect(judge(only.steps[0]!, {result: '1\n'}, FILE)).toBeUndefined();
    expect(read('-- pr-1\n-- cannot be tried: it needs a network')).toEqual([
      {entry: 'pr-1', line: 3, steps: [], untried: 'it needs a network'},
    ]);
  });
});

describe('an answer', () => {
  it.each([
    {answer: {result: '1\n2\n'}, lines: ['-- = 1', '-- = 2']},
    {answer: {result: '\n'}, lines: ['-- =']},
    {answer: {result: ''}, lines: ['-- no rows']},
    {answer: {error: 'Code: 62. DB::Exception: Syntax error (x). (SYNTAX_ERROR)'}, lines: ['-- ! SYNTAX_ERROR']},
  ])('is written as the lines of a claim: $lines', ({answer, lines}) => {
    expect(answerLines(answer)).toEqual(lines);
    const step = read(['-- pr-1', 'SELECT 1;', ...lines].join('\n'))[0]!.steps[0]!;
    expect(judge(step, answer, FILE)).toBeUndefined();
    expect(judge(step, {result: 'other\n'}, FILE)).toContain(
      `${FILE}:4:1: Unexpected answer\n-- = other\nto\nSELECT 1`,
    );
  });

  it('is asked for where a statement gives something and nothing is said of it', () => {
    const step = {sql: 'SELECT 1', line: 4};
    expect(judge(step, {result: '1\n'}, FILE)).toContain('expected\n-- no rows');
    expect(judge(step, {result: ''}, FILE)).toBeUndefined();
    expect(judge({...step, expected: {accepted: true}}, {result: '1\n'}, FILE)).toBeUndefined();
    expect(judge({...step, expected: {accepted: true}}, {error: '(X)'}, FILE)).toContain('-- ! (X)');
  });
});
