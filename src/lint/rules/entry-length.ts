import {upgradeReason} from '../../changelog/upgrade/reason';
import {proseEntries} from '../prose';
import type {Page, Rule, RuleReport} from '../rule';

/** About four lines of the page. */
const MOST_WORDS = 60;

function check(page: Page, report: RuleReport): void {
  for (const {
    section,
    entry,
    prose: {text, at},
  } of proseEntries(page)) {
    // A code span is one word here, however much SQL it holds.
    const words = text.trim().split(/\s+/).length;
    // What may break an upgrade is told in full, wherever it stands.
    if (words > MOST_WORDS && upgradeReason({section, entry}) === undefined) {
      report(
        `Unexpected entry of ${words} words, ` +
          `expected at most ${MOST_WORDS}: say what the reader sees, and leave the rest to the pull request`,
        at(0),
      );
    }
  }
}

export const entryLength: Rule = {id: 'entry-length', severity: 'warning', check};
