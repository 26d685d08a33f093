import type {Rule} from '../rule';

/** Marks of Markdown and code that do not belong in a sentence; `#65001` is a reference, which has its own rule. */
const MARKS = /[*_~|^\\=@$]|#(?!\d{3})|(?<!<.*)>(?=\S)|(?<!\d)%|(?<![C+])\+/g;

export const strayMark: Rule = {
  entry({text, at}, report) {
    for (const {0: mark, index} of text.matchAll(MARKS))
      report(`${mark} in the text, expected a code span where it is meant`, at(index));
  },
};
