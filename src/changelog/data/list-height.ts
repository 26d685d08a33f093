import type {Entry} from '../model/records';
import {plainText} from '../model/text';

/** Characters that the references of an entry take on average: with the text they tell how tall a list will be. */
const REFERENCES_LENGTH = 24;

/** How much a list of entries holds, as properties from which `list-height.css` estimates how tall it will be. */
export function sizeHint(entries: readonly Pick<Entry, 'text'>[]): {readonly '--c': number; readonly '--n': number} {
  const characters = entries.reduce((sum, {text}) => sum + plainText(text).length + REFERENCES_LENGTH, 0);
  return {'--c': characters, '--n': entries.length};
}
