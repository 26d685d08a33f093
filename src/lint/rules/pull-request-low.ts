import {placedEntries} from '../../changelog/model/records';
import {referencePoint} from '../prose';
import type {Rule} from '../rule';
import {LEAST} from './pull-request-number';

export const pullRequestLow: Rule = {
  severity: 'warning',
  release(release, report, page) {
    const entries = placedEntries([release]).map(({entry}) => entry);
    const sorted = entries.flatMap(({pullRequests}) => pullRequests).toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    for (const entry of entries)
      for (const number of entry.pullRequests)
        if (number >= LEAST && number < median / 2)
          report(
            `#${number} in ${release.version}, expected a number near those of the others, about ${median}`,
            referencePoint(page, entry, `#${number}\\b`),
            'a digit lost?',
          );
  },
};
