import {CODE} from '../prose';
import type {Rule} from '../rule';

const CODE_BESIDE_WORD = new RegExp(`[\\p{L}\\p{N}]${CODE}|${CODE}(?!s\\b)[\\p{L}\\p{N}]`, 'gu');

export const whiteSpace: Rule = {
  line({text, at}, report) {
    const end = /\s+$/.exec(text);
    if (end) report('white space at the end of the line, expected none', at(end.index));
  },
  prose({text, at}, report) {
    for (const {index} of text.matchAll(/ {2,}/g)) report('second space, expected one', at(index + 1));
    for (const {index} of text.matchAll(CODE_BESIDE_WORD))
      report('code span right beside a word, expected a space between', at(index));
  },
};
