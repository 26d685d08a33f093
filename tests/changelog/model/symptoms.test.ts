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
])('%s: rows that a table lost, or that a query did not return: %s', (symptom, text) => {
  expect(symptomOf(text)).toBe(symptom);
});
