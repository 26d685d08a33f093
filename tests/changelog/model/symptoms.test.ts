import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {symptomOf} from '../../../src/changelog/model/symptoms';

/** 120 bug fixes, drawn at random from four years; a person read each and said what the bug did. */
const READ = readFileSync(path.join(__dirname, 'symptoms.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t') as [string, string]);

it.each(READ)('%s: %s', (symptom, text) => {
  expect(symptomOf(text.replaceAll('`', ''))).toBe(symptom);
});

it.each([
  ['data', 'A merge lost rows.'],
  ['results', 'Queries missed matching rows.'],
  ['results', 'An index could make a filter miss rows.'],
  ['results', 'A join returned too many rows: conditions were silently lost.'],
  ['data', 'What was written after the base backup was silently lost on restore.'],
  ['data', 'A merge could corrupt data.'],
  ['access', 'The table function allowed SQL injection, or failed.'],
  ['crash', 'A query could corrupt memory.'],
  ['error', 'Reading corrupt states failed with CORRUPTED_DATA.'],
])('%s: what is stored, what a query returns, and what it only names: %s', (symptom, text) => {
  expect(symptomOf(text)).toBe(symptom);
});
