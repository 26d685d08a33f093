import {expect, it} from 'vitest';
import {toMarkdown} from '../../../src/changelog/model/text';
import {claimAnswers, readClaims} from '../../../src/changelog/parse/claims';
import {realDefaults} from '../plan-defaults';

const answersOf = (lines: string): string | undefined => {
  const {claims, problems} = readClaims(`-- Claims.\n\n-- pr-1\n${lines}\n`);
  expect(problems).toEqual([]);
  const text = claimAnswers(claims[0]!);
  return text && toMarkdown(text);
};

it.each([
  [
    'SELECT greatest(1,\n  NULL);\n-- 24.8 = \\N\t1\n-- 25.5 = 1\t2',
    '`SELECT greatest(1, NULL)` 24.8: `NULL, 1` · 25.5: `1, 2`',
  ],
  [
    'CREATE TABLE t;\n-- 24.8 no rows\n-- 25.5 ! BAD_ARGUMENTS',
    '`CREATE TABLE t` 24.8: accepted · 25.5: BAD_ARGUMENTS',
  ],
  ['SELECT 1;\n-- = 1\nSELECT 2;\n-- 24.8 = 1\n-- 25.5 = 2', undefined],
  ['SELECT name FROM system.functions;\n-- 24.8 = 1\n-- 25.5 = 2', undefined],
  ['SELECT f();\n-- 24.8 ! UNKNOWN_FUNCTION\n-- 25.5 = 2', undefined],
  ['SELECT f();\n-- 24.8 = 1\n-- 24.8 = 2\n-- 25.5 = 2', undefined],
  [`SELECT f('${'a'.repeat(100)}');\n-- 24.8 = 1\n-- 25.5 = 2`, undefined],
])('%j', (lines, expected) => {
  expect(answersOf(lines)).toBe(expected);
});

it('stand at their entries in a plan', async () => {
  const {textOf} = await realDefaults();
  expect(textOf('?from=24.8&to=25.8')).toMatch(
    /#pr-65519\)\) Old behavior: `least_greatest_legacy_null_behavior = 1`\. `SELECT greatest\(1, 2, NULL\), least\(NULL, 3\)` 24\.8: `NULL, NULL` · 25\.5: `2, 3`$/m,
  );
});
