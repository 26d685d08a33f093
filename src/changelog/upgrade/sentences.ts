// What is said of an entry in one line.
import type {Piece, Text} from '../model/records';
import {plainText} from '../model/text';

/** In characters: what fits on a line beside its version. */
const LONGEST = 110;

/** The sentences of a text. */
function sentencesOf(text: Text): Text[] {
  const all: Piece[][] = [[]];
  for (const piece of text) {
    const [first, ...rest] = typeof piece === 'string' ? piece.split(/(?<=\.)\s+/) : [piece];
    all.at(-1)!.push(first!);
    all.push(...rest.map((each) => [each]));
  }
  return all.filter((sentence) => plainText(sentence) !== '');
}

/** The first clause of a text, without its end: words alone, at most a line. */
export function clauseOf(text: Text): string {
  const sentence = plainText(sentencesOf(text)[0] ?? []).replace(/\.$/, '');
  const clause =
    /^.{30,}?(?=[;:] |, (?:and|but|so|which|as|because|instead|even|also)\b)/.exec(sentence)?.[0] ?? sentence;
  return clause.length <= LONGEST ? clause : `${clause.slice(0, LONGEST).replace(/\W*\s\S*$/, '')} …`;
}

/** How a sentence begins that tells readers what to do. */
const ORDER =
  /^(?:To |Set |Check |Before |Use |Write |Keep |Upgrade |Run |Give |Grant |Remove |Rename |Replace |Add |Drop |Recreate |Take |If you )/;

/** The first sentence of a text that tells readers what to do; undefined if none does. */
export function orderOf(text: Text): Text | undefined {
  return sentencesOf(text).find((sentence) => ORDER.test(plainText(sentence)));
}
