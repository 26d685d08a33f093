import {referencePoint} from '../prose';
import type {Rule} from '../rule';

/** Every pull request of these releases has five digits or more. */
export const LEAST = 10_000;
/** Numbers grow by about a thousand a month, so one that is this far above its release has a digit too many. */
const FAR = 10_000;

export const pullRequestNumber: Rule = {
  release({version, sections}, report, page) {
    const entries = sections.flatMap((section) => section.entries);
    const sorted = entries.flatMap(({pullRequests}) => pullRequests).toSorted((a, b) => a - b);
    const most = (sorted[Math.floor(sorted.length / 2)] ?? 0) + FAR;
    for (const entry of entries) {
      const checkNumbers = (numbers: readonly number[], least: number, what: string, range: string): void => {
        for (const number of numbers)
          if (number < least || number > most)
            report(
              `${what} #${number} in ${version}, expected a number ${range} about ${most}`,
              referencePoint(page, entry, `#${number}\\b`),
            );
      };
      checkNumbers(entry.pullRequests, LEAST, 'pull request', `from ${LEAST} to`);
      checkNumbers(entry.causedBy, LEAST, 'pull request', `from ${LEAST} to`);
      checkNumbers([...entry.closes, ...entry.see], 1, 'issue', 'up to');
    }
  },
};
