import {proseEntries} from '../prose';
import type {Page, Rule, RuleReport} from '../rule';

function check(page: Page, report: RuleReport): void {
  for (const {
    prose: {text, at},
  } of proseEntries(page)) {
    const match = /\(#\d|#\d{3,}| by @[A-Za-z\d]|@[A-Za-z\d][A-Za-z\d-]*\)/.exec(text);
    if (match)
      report(
        'Unexpected references inside the text, ' +
          'expected them in the last group only: were two entries joined on one line?',
        at(match.index),
      );
  }
}

export const referenceGroupOnce: Rule = {id: 'reference-group-once', severity: 'error', check};
