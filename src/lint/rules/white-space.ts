import {allProse, CODE} from '../prose';
import type {Page, Rule, RuleReport} from '../rule';

function check(page: Page, report: RuleReport): void {
  for (const [index, line] of page.lines.entries()) {
    const end = /\s+$/.exec(line);
    if (end)
      report('Unexpected white space at the end of the line, expected none', {line: index + 1, column: end.index + 1});
  }
  for (const {text, at} of allProse(page)) {
    for (const match of text.matchAll(/ {2,}/g)) report('Unexpected second space, expected one', at(match.index + 1));
    for (const match of text.matchAll(new RegExp(`[\\p{L}\\p{N}]${CODE}|${CODE}(?!s\\b)[\\p{L}\\p{N}]`, 'gu')))
      report('Unexpected code span right beside a word, expected a space between', at(match.index));
  }
}

export const whiteSpace: Rule = {id: 'white-space', severity: 'error', check};
