import {proseEntries} from '../prose';
import type {Page, Rule, RuleReport} from '../rule';

/** Marks of Markdown and of code that no sentence has. */
const MARKS = /[*_~|^\\=@$#]|(?<!<.*)>(?=\S)|(?<!\d)%|(?<![C+])\+/g;

function check(page: Page, report: RuleReport): void {
  for (const {
    prose: {text, at},
  } of proseEntries(page)) {
    for (const match of text.matchAll(MARKS))
      report(`Unexpected ${match[0]} in the text, expected a code span where it is meant`, at(match.index), {
        expected: [''],
      });
  }
}

export const strayMark: Rule = {id: 'stray-mark', severity: 'error', check};
