import {describe, expect, it} from 'vitest';
import {answerLines, judge} from '../../clickhouse/judge-claims';
import {readClaims} from '../../src/changelog/parse/claims';

const FILE = '2024.sql';
const read = (block: string) => readClaims(`-- Claims.\n\n${block}\n`).claims;

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
    expect(judge({...step, servers: new Map([['24.8', {rows: []}]])}, {result: '1\n'}, FILE)).toBeUndefined();
    expect(judge({...step, expected: {accepted: true}}, {result: '1\n'}, FILE)).toBeUndefined();
    expect(judge({...step, expected: {accepted: true}}, {error: '(X)'}, FILE)).toContain('-- ! (X)');
  });
});
