import {isToCheck} from '../../changelog/model/effects';
import type {Rule} from '../rule';

/** About four lines of the page. */
const MOST_WORDS = 60;

export const entryLength: Rule = {
  severity: 'warning',
  entry({text, at, ...placed}, report) {
    // A code span counts as one word, even if it is a long query.
    const words = text.trim().split(/\s+/).length;
    // An entry that matters to an upgrade may be longer in every section.
    if (words > MOST_WORDS && !isToCheck(placed.entry))
      report(
        `entry of ${words} words, ` +
          `expected at most ${MOST_WORDS}: say what the reader sees, and leave the rest to the pull request`,
        at(0),
      );
  },
};
