import {compareVersions} from '../../changelog/model/versions';
import {placeOf, type Rule} from '../rule';

export const since: Rule = {
  entry({release, entry}, report, page) {
    const since = entry.since ?? entry.changes;
    if (since !== undefined && compareVersions(since, release.version) >= 0)
      report(
        `Unexpected "since ${since}" in ${release.version}, expected an older release: the first one that has the bug, or what changes`,
        placeOf(page, entry).end,
      );
    if (entry.until !== undefined && compareVersions(entry.until, release.version) <= 0)
      report(
        `Unexpected "until ${entry.until}" in ${release.version}, expected a newer release: the first one in which the change holds no more`,
        placeOf(page, entry).end,
      );
  },
};
