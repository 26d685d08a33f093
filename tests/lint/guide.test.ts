import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {withRules} from '../../src/lint/guide';
import {MODEL_RULES} from '../../src/lint/model-rules';
import {RULES} from '../../src/lint/rules';

const guide = readFileSync(path.join(__dirname, '../../CONTRIBUTING.md'), 'utf8');

it('has the rules as they are: run `npm run contributing`', () => {
  expect(withRules(guide)).toBe(guide);
});

it('has a heading for every rule that a message links to', () => {
  const headings = guide
    .split('\n')
    .filter((line) => line.startsWith('#### '))
    .map((line) => line.slice(6, -1));
  for (const {id} of [...MODEL_RULES, ...RULES]) expect(headings).toContain(id);
  expect(headings).toContain('lists');
});

it('cannot be written into a text without marks', () => {
  expect(() => withRules('# Contributing\n')).toThrow(/Unexpected text without marks/);
});
