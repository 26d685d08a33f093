// How an entry begins and ends, and how long it is. Its authors and all that stands in its parentheses: references.ts.
import {isToCheck} from '../../changelog/model/effects';
import {CODE, inEntries, wordsIn} from '../prose';
import type {Rule} from '../rule';

/** About four lines of the page. */
const WORDS_OF_ENTRY = 60;

export const entryLength: Rule = {
  severity: 'warning',
  entry({text, at, entry}, report) {
    const words = wordsIn(text);
    // An entry that matters to an upgrade may be longer in every section.
    if (words > WORDS_OF_ENTRY && !isToCheck(entry))
      report(`entry of ${words} words, expected at most ${WORDS_OF_ENTRY}: the rest is in the pull request`, at(0));
  },
};

export const fullStop = inEntries([/(?<=^|\s)(?!\S*[.!?]["”’)]?$)\S+$/g, 'a full stop before the references']);

export const firstWord = inEntries(
  [
    /^(?:Fix(?:e[sd]|ing)?|Add(?:s|ed)?|Now|This (?:PR|pull request|patch|commit|change)|Implement(?:s|ed)?|Introduced?)\b/g,
    'the thing that changes and what the reader sees of it at the beginning',
  ],
  // The name of a platform may begin a sentence in small letters; a word that lost its first letter may not.
  [
    new RegExp(`^(?!["“(]?(?:[\\p{Lu}\\p{N}${CODE}]|[a-z]+\\d))\\S*`, 'gu'),
    'a capital letter, a number or a code span at the beginning',
  ],
);
