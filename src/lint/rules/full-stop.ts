import {proseEntries} from '../prose';
import type {Page, Rule, RuleReport} from '../rule';

function check(page: Page, report: RuleReport): void {
  for (const {
    prose: {text, at},
  } of proseEntries(page)) {
    if (!/[.!?]["”’)]?$/.test(text))
      report('Unexpected end of the text, expected a full stop before the references', at(text.length - 1));
  }
}

export const fullStop: Rule = {id: 'full-stop', severity: 'error', check};
