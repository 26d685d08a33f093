import type {Rule} from '../rule';

/** Spaces and marks that nobody sees, or that look like others. */
const INVISIBLE = new RegExp(
  '[\\u0000-\\u0009\\u000B-\\u001F\\u007F-\\u00A0\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E' +
    '\\u2000-\\u200F\\u2028-\\u202F\\u205F-\\u206F\\u3000\\uFE00-\\uFE0F\\uFEFF\\uFFFD]',
  'g',
);
/** A word that mixes Latin letters with those of an alphabet that has the same shapes. */
const MIXED = /(?=[\p{L}\d]*\p{Script=Latin})(?=[\p{L}\d]*[\p{Script=Cyrillic}\p{Script=Greek}])[\p{L}\d]+/gu;
const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

function code(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}

export const characters: Rule = {
  line({text, at}, report) {
    for (const {0: reference, index} of text.matchAll(/&(?:nbsp|shy|zwn?j|ensp|emsp|thinsp|#x?[\da-f]+);/gi))
      report(`${reference}, expected the character itself, or a plain space`, at(index));
    for (const {0: character, index} of text.matchAll(INVISIBLE))
      report(`invisible character ${code(character)}, expected a plain space or nothing`, at(index));
    for (const {0: word, index} of FOREIGN.test(text) ? text.matchAll(MIXED) : []) {
      const letter = FOREIGN.exec(word)!;
      report(
        `letter ${letter[0]} (${code(letter[0])}) in "${word}", expected the Latin one that looks like it`,
        at(index + letter.index),
      );
    }
  },
  prose({text, at}, report) {
    for (const {0: letter, index} of text.matchAll(
      /[—―‗]|(?<!\p{L})[\p{Script=Cyrillic}\p{Script=Greek}](?!\p{L})/gu,
    )) {
      const expected = letter === '—' ? 'a comma, a colon or a new sentence' : 'the Latin character that looks like it';
      report(`${letter} (${code(letter)}), expected ${expected}`, at(index));
    }
  },
};
