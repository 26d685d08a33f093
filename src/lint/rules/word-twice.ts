import type {Rule} from '../rule';

export const wordTwice: Rule = {
  prose({text, at}, report) {
    for (const {0: words, index} of text.matchAll(/(?<![\p{L}\d])(\p{L}+) \1(?![\p{L}\d])/giu))
      report(`"${words}", expected the word once`, at(index));
  },
};
