import {proseEntries} from '../prose';
import {type Page, placeOf, type Rule, type RuleReport} from '../rule';

function check(page: Page, report: RuleReport): void {
  for (const {entry} of proseEntries(page)) {
    const {pullRequests, authors} = entry;
    if (pullRequests.length > 0 && authors.length === 0)
      report(
        'Unexpected pull request without an author, expected "by @handle" after its number',
        placeOf(page, entry).end,
      );
  }
}

export const authorMissing: Rule = {id: 'author-missing', severity: 'error', check};
