import {CODE, proseEntries} from '../prose';
import type {Page, Rule, RuleReport} from '../rule';

const TASK = new RegExp(
  '^(?:Fix(?:e[sd]|ing)?|Add(?:s|ed)?|Now|This (?:PR|pull request|patch|commit|change)|' +
    'Implement(?:s|ed)?|Introduced?)\\b',
);

function check(page: Page, report: RuleReport): void {
  for (const {
    prose: {text, at},
  } of proseEntries(page)) {
    const task = TASK.exec(text);
    if (task)
      report(
        `Unexpected "${task[0]}" at the beginning, expected the thing that changes and what the reader sees of it`,
        at(0),
      );
    // A platform's name in small letters may begin a sentence; a word that lost its first letter may not.
    else if (!new RegExp(`^["“(]?(?:[\\p{Lu}\\p{N}${CODE}]|[a-z]+\\d)`, 'u').test(text))
      report(
        `Unexpected "${/^\S*/.exec(text)![0]}" at the beginning, expected a capital letter, a number or a code span`,
        at(0),
      );
  }
}

export const firstWord: Rule = {id: 'first-word', severity: 'error', check};
