import type {Text} from '../model/records';
import {BETWEEN_CLAUSES, type Clause, isMark} from '../model/references';
import {plainText} from '../model/text';

/** How wide a character of the references is, which are small, beside one of the text. */
const SMALL = 0.8;
/** How many characters are as tall as a line of its own. */
const LINE = 70;

export interface Sized {
  readonly text: Text;
  /** What stands behind the text. */
  readonly clauses: readonly Clause[];
  /** How many lines of their own stand below. */
  readonly lines: number;
}

function sizeOf({text, clauses, lines}: Sized): number {
  const references = clauses.filter((clause) => !isMark(clause)).map((clause) => plainText(clause.text));
  return plainText(text).length + SMALL * references.join(BETWEEN_CLAUSES).length + LINE * lines;
}

/** How much a list holds, as properties from which `list-height.css` estimates how tall it will be. */
export function sizeHint(items: readonly Sized[]): {readonly '--c': number; readonly '--n': number} {
  return {'--c': Math.round(items.reduce((sum, item) => sum + sizeOf(item), 0)), '--n': items.length};
}
