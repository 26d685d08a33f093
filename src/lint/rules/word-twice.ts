import {allProse} from '../prose';
import type {Page, Rule, RuleReport} from '../rule';

function check(page: Page, report: RuleReport): void {
  for (const {text, at} of allProse(page)) {
    for (const match of text.matchAll(/(?<![\p{L}\d])(\p{L}+) \1(?![\p{L}\d])/giu))
      report(`Unexpected "${match[0]}", expected the word once`, at(match.index));
  }
}

export const wordTwice: Rule = {
  id: 'word-twice',
  severity: 'error',
  reason: 'A word that stands twice in a row is a slip that the eye reads over.',
  examples: [
    {source: '- The client that starts. (#65001 by @alice)\n'},
    {source: '- The the client starts. (#65001 by @alice)\n', message: 'Unexpected "The the", expected the word once'},
  ],
  check,
};
