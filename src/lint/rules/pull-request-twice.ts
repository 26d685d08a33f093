import {type Page, placeOf, type Rule, type RuleReport} from '../rule';
import {numberColumn} from '../source-points';

function check(page: Page, report: RuleReport): void {
  for (const {sections} of page.year.releases) {
    for (const {entries} of sections) {
      const first = new Map<number, number>();
      for (const entry of entries) {
        const {line} = placeOf(page, entry).start;
        for (const number of entry.pullRequests) {
          const before = first.get(number);
          if (before === undefined) first.set(number, line);
          else
            report(
              `Unexpected pull request #${number} a second time in its section, ` +
                `expected it once: it stands on line ${before} too`,
              {line, column: numberColumn(page.lines[line - 1]!, number)},
            );
        }
      }
    }
  }
}

export const pullRequestTwice: Rule = {id: 'pull-request-twice', severity: 'error', check};
