import type {Text} from '../model/records';
import {BETWEEN_CLAUSES, type Clause, isMark} from '../model/references';
import {plainText} from '../model/text';

/** The width of a character of the references, which are small, relative to one of the text. */
const SMALL = 0.8;
/** The number of characters that take as much height as a separate line. */
const LINE = 70;

export interface Sized {
  readonly text: Text;
  /** What stands behind the text. */
  readonly clauses: readonly Clause[];
  /** The number of separate lines below. */
  readonly lines: number;
}

function sizeOf({text, clauses, lines}: Sized): number {
  const references = clauses.filter((clause) => !isMark(clause)).map((clause) => plainText(clause.text));
  return plainText(text).length + SMALL * references.join(BETWEEN_CLAUSES).length + LINE * lines;
}

/** The size of a list, as properties from which `list-height.css` estimates its height. */
export function sizeHint(items: readonly Sized[]): {readonly '--c': number; readonly '--n': number} {
  return {'--c': Math.round(items.reduce((sum, item) => sum + sizeOf(item), 0)), '--n': items.length};
}
