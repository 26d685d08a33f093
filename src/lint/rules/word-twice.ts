import {allProse} from '../prose';
import type {Page, Rule, RuleReport} from '../rule';

function check(page: Page, report: RuleReport): void {
  for (const {text, at} of allProse(page)) {
    for (const match of text.matchAll(/(?<![\p{L}\d])(\p{L}+) \1(?![\p{L}\d])/giu))
      report(`Unexpected "${match[0]}", expected the word once`, at(match.index));
  }
}

export const wordTwice: Rule = {id: 'word-twice', severity: 'error', check};
