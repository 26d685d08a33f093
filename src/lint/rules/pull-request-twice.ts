import {referencePoint} from '../prose';
import {placeOf, type Rule} from '../rule';

export const pullRequestTwice: Rule = {
  release({sections}, report, page) {
    for (const {entries} of sections) {
      const first = new Map<number, number>();
      for (const entry of entries) {
        for (const number of entry.pullRequests) {
          const before = first.get(number);
          if (before === undefined) first.set(number, placeOf(page, entry).start.line);
          else
            report(
              `pull request #${number} a second time in its section, ` +
                `expected it once: it stands on line ${before} too`,
              referencePoint(page, entry, `#${number}\\b`),
            );
        }
      }
    }
  },
};
