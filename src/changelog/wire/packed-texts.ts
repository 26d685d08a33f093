// Texts as browsers fetch them: the words, and apart from them what the code spans hold.
import type {Text} from '../model/records';
import {markedText, textOf} from '../model/text';

/** A text with a backtick for each of its code spans; whole, if `markedText` has no words for it. */
export type PackedText = string | Text;

/** Makes what takes the code spans out of texts; `codes` gives all so far, with a backtick between two. */
export function textPacker() {
  const taken: string[] = [];
  const packText = (text: Text): PackedText =>
    markedText(text)?.replace(/`([^`]*)`/g, (_, code: string) => {
      taken.push(code);
      return '`';
    }) ?? text;
  return {packText, codes: () => taken.join('`')};
}

/** Makes what puts them back: it must be given the same texts in the same order. */
export function textUnpacker(codes: string): (text: PackedText) => Text {
  const left = codes.split('`').values();
  return (text) => (typeof text === 'string' ? textOf(text.replaceAll('`', () => `\`${left.next().value}\``)) : text);
}
