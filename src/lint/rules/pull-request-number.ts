import {type Page, placeOf, type Rule, type RuleReport} from '../rule';
import {numberColumn} from '../source-points';

/** No change of the releases on these pages has a pull request of less than five digits. */
const LEAST = 10_000;
/** Numbers grow by about a thousand a month: one so far above the others of its release has a digit too many. */
const FAR = 10_000;

function check(page: Page, report: RuleReport): void {
  for (const {version, sections} of page.year.releases) {
    const entries = sections.flatMap((section) => section.entries);
    const sorted = entries.flatMap(({pullRequests}) => pullRequests).toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    const most = median + FAR;
    for (const entry of entries) {
      const {line} = placeOf(page, entry).start;
      const column = (number: number) => numberColumn(page.lines[line - 1]!, number);
      for (const number of entry.pullRequests) {
        if (number < LEAST || number > most)
          report(`Unexpected pull request #${number} in ${version}, expected a number from ${LEAST} to about ${most}`, {
            line,
            column: column(number),
          });
      }
      for (const number of [...entry.closes, ...entry.see]) {
        if (number < 1 || number > most)
          report(`Unexpected issue #${number} in ${version}, expected a number up to about ${most}`, {
            line,
            column: column(number),
          });
      }
    }
  }
}

export const pullRequestNumber: Rule = {id: 'pull-request-number', severity: 'error', check};
