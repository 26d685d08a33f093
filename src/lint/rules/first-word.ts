import {CODE} from '../prose';
import type {Rule} from '../rule';

const TASK = new RegExp(
  '^(?:Fix(?:e[sd]|ing)?|Add(?:s|ed)?|Now|This (?:PR|pull request|patch|commit|change)|' +
    'Implement(?:s|ed)?|Introduced?)\\b',
);

export const firstWord: Rule = {
  entry({text, at}, report) {
    const task = TASK.exec(text);
    if (task)
      report(`"${task[0]}" at the beginning, expected the thing that changes and what the reader sees of it`, at(0));
    // The name of a platform may begin a sentence in small letters; a word that lost its first letter may not.
    else if (!new RegExp(`^["“(]?(?:[\\p{Lu}\\p{N}${CODE}]|[a-z]+\\d)`, 'u').test(text))
      report(`"${/^\S*/.exec(text)![0]}" at the beginning, expected a capital letter, a number or a code span`, at(0));
  },
};
