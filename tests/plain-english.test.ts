import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {STAND_INS} from '../src/lint/rules/plain-words';

/** What comments, test names, messages and guides do not say, each with what they say instead. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  ...STAND_INS,
  [/\b(?:he|him|his|himself)\b/gi, 'they'],
  [/\b(?:undefined|nothing|none|absent) where\b/gi, 'undefined if'],
  [/\bwhere there (?:is|are|was|were) (?:none|no)\b/gi, 'if there is no …'],
  [/(?<!there )\b(?:is|are) none\b|\bnone any more\b/gi, 'is not a …'],
  [/\bwhoever\b|\bwhom\b/gi, 'readers, editors or developers'],
  [/\banew\b/gi, 'again'],
  [/\b(?:come|comes|came|is|are|at) (?:to|at) rest\b/gi, 'is done, stays'],
  [/\bmade good\b/gi, 'repaired'],
  [/\bh[eo]ld(?:s|ing)? (?:\w+ ){0,4}against\b/gi, 'compares with'],
  [/\bbesides\b/gi, 'too, or except'],
  [/\bin vain\b/gi, 'without effect'],
  [/\bswallow(?:s|ed)?\b/gi, 'ignores, hides'],
  [/licence/gi, 'license'],
];

/** Names that are not the project's to choose. */
const NAMES = /user-visible[ -]misbehavior/g;
/** The lists themselves. */
const LISTS = ['src/lint/rules/plain-words.ts', 'tests/plain-english.test.ts'];

const CODE = [
  '*.ts',
  '*.tsx',
  '*.mts',
  '*.js',
  '*.mjs',
  '*.cjs',
  '*.css',
  '*.jsonc',
  '.github/workflows/*',
  'Dockerfile',
];
const GUIDES = ['README.md', 'CONTRIBUTING.md', 'contributing/*.md', '.github/*.md'];

/** A guide without its examples, which show wrong words too: fenced code and the table of the voice. */
function withoutExamples(guide: string): string {
  const blank = (text: string): string => text.replace(/[^\n]/g, '');
  return guide.replace(/^```.*?^```/gms, blank).replace(/^\| kind \| not \| but \|$.*?^$/gms, blank);
}

function findings(file: string): string[] {
  const source = readFileSync(file, 'utf8').replace(NAMES, '');
  const text = file.endsWith('.md') ? withoutExamples(source) : source;
  return text
    .split('\n')
    .flatMap((line, index) =>
      WORDS.flatMap(([pattern, plain]) =>
        [...line.matchAll(pattern)].map(([found]) => `${file}:${index + 1}: Unexpected "${found}", expected: ${plain}`),
      ),
    );
}

it('code and guides use plain words', () => {
  const files = execFileSync('git', ['ls-files', ...CODE, ...GUIDES], {encoding: 'utf8'})
    .trim()
    .split('\n');
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => !LISTS.includes(file)).flatMap(findings)).toEqual([]);
});
