import path from 'node:path';
import {expect, it} from 'vitest';
import {symptomOf} from '../../../src/changelog/model/symptoms';
import {rowsOf} from '../page';

/**
 * 120 bug fixes, drawn at random from four years; a person read each and said what the bug did. Below them nine that tell
 * what is stored from what a query returns, and from what is only named.
 */
const READ = rowsOf(path.join(__dirname, 'symptoms.tsv'));

it.each(READ)('%s: %s', (symptom, text) => {
  expect(symptomOf(text!.replaceAll('`', ''))).toBe(symptom);
});
