import {inDigits} from '../model/count';
import type {Section} from '../model/records';
import {entrySymptom, SYMPTOMS} from '../model/symptoms';
import {SYMPTOM_TITLES} from '../patches/brought';
import {type Html, h} from './html';

/** Fewer bug fixes than this can be looked through. */
const MANY = 30;

/**
 * What a bug of each entry did, a digit an entry, and the buttons above the list that leave those of one kind:
 * src/page/chips.ts. Without script all are shown and the buttons are not. Nothing for a short list, or one of another
 * section.
 */
export function symptomButtons(section: Section): {readonly symptoms: string; readonly buttons: Html} | undefined {
  const symptoms = section.entries.flatMap((entry) => {
    const symptom = entrySymptom({section, entry});
    return symptom ? [SYMPTOMS.indexOf(symptom)] : [];
  });
  if (symptoms.length < MANY) return undefined;
  const buttons = SYMPTOMS.flatMap((symptom, value) => {
    const count = symptoms.filter((each) => each === value).length;
    return count > 0
      ? [h('button', {value, 'aria-pressed': 'false'}, `${SYMPTOM_TITLES[symptom]} ${inDigits(count)}`)]
      : [];
  });
  const all = h('button', {value: '', 'aria-pressed': 'true'}, `All ${inDigits(symptoms.length)}`);
  return {symptoms: symptoms.join(''), buttons: h('p', {class: 'chips'}, [all, ...buttons])};
}
