// What is said of an entry in one line.
import {oncePer} from '../model/once';
import type {Piece, Text} from '../model/records';
import {joined, plainText} from '../model/text';

/** In characters: what fits on a line beside its version. */
const LONGEST = 110;

/** The sentences of a text, cut once: a plan asks for those of an entry several times. */
const sentencesOf = oncePer((text: Text): Text[] => {
  const all: Piece[][] = [[]];
  for (const piece of text) {
    const [first, ...rest] = typeof piece === 'string' ? piece.split(/(?<=\.)\s+/) : [piece];
    all.at(-1)!.push(first!);
    all.push(...rest.map((each) => [each]));
  }
  return all.filter((sentence) => plainText(sentence) !== '');
});

/** The first clause of a text, without its end: words alone, at most a line. */
export function clauseOf(text: Text): string {
  const sentence = plainText(sentencesOf(text)[0] ?? []).replace(/\.$/, '');
  const clause =
    /^.{45,}?(?=[;:] |, (?:and|but|so|which|as|because|instead|even|also)\b)/.exec(sentence)?.[0] ?? sentence;
  const short = clause.length <= LONGEST ? clause : `${clause.slice(0, LONGEST).replace(/\W*\s\S*$/, '')} …`;
  // A bracket that is not closed begins what was cut.
  return short.replace(/\s*\([^()]*$/, ' …').replace(/(?: …)+$/, ' …');
}

/** How a sentence begins that tells readers what to do. */
const ORDER =
  /^(?:To |Set |Check |Before |Use |Write |Keep |Upgrade |Run |Give |Grant |Remove |Rename |Replace |Add |Drop |Recreate |Take |If you )/;

/** Words that stand for what was said before: alone, such a sentence does not say what to do. */
const POINTS_BACK =
  /\b(?:it|its|this|these|those|them|they|such(?! as)|both|then|otherwise)\b|\bthere\b(?! (?:is|are))/i;

/** Words of what is lost, or keeps a server from working. */
const DANGER = /\b(?:not start|not loaded|no way back|detach\w*|loses?|lost)\b/;

/** What a text says first, and what it says of dangers and of what to do; undefined if that is nearly all of it. */
export function briefOf(text: Text): Text | undefined {
  const sentences = sentencesOf(text);
  const isKept = (sentence: Text, place: number): boolean => {
    const words = plainText(sentence);
    return place === 0 || ORDER.test(words) || DANGER.test(words);
  };
  const kept = sentences.filter(isKept);
  if (plainText(sentences.flat()).length - plainText(kept.flat()).length < LONGEST) return undefined;
  return [...joined(kept, ' '), ' …'];
}

/** The first sentence of a text that tells readers what to do and is understood by itself; undefined if none does. */
export function orderOf(text: Text): Text | undefined {
  return sentencesOf(text).find((sentence) => {
    const words = plainText(sentence);
    return ORDER.test(words) && !POINTS_BACK.test(words);
  });
}
