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

export const pullRequestNumber: Rule = {
  id: 'pull-request-number',
  severity: 'error',
  reason: 'A number far from the others of its release has a digit too many or too few, and links to something else.',
  examples: [
    {source: '- The client starts. (#65001, #64002 by @alice; closes #448)\n'},
    {
      source:
        '- The client starts. (#6501 by @alice)\n' +
        '- The server stops. (#65002 by @alice)\n' +
        '- The server waits. (#65003 by @alice)\n',
      message: 'Unexpected pull request #6501 in 24.8, expected a number from 10000 to about 75002',
    },
    {
      source: '- The client starts. (#65001 by @alice; closes #650010)\n',
      message: 'Unexpected issue #650010 in 24.8, expected a number up to about 75001',
    },
  ],
  check,
};
