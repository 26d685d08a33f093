import {threeNumbers} from '../changelog/model/patch-release';
import type {readLineFile} from '../changelog/parse/patch-file';
import type {ListRule} from './list';

/**
 * A line's file of patch releases: none is older than the first release of the line, and a pull request stands in one of
 * them, which may be builds of one, unless one between took it back.
 * @param dayOf gives the day of the first release
 */
export const patchesRule = (dayOf: () => string | undefined): ListRule<ReturnType<typeof readLineFile>> => ({
  id: 'patches',
  check({releases}, report, _site, warn) {
    const day = dayOf();
    const before = new Map<number, string>();
    for (const [index, {version, date, pullRequests, reverted}] of releases.entries()) {
      if (date && day && date < day) report(`${date}, expected a day from ${day} on, that of the release`, index + 1);
      for (const number of reverted) before.delete(number);
      for (const number of pullRequests) {
        const first = before.get(number);
        if (first && threeNumbers(first) !== threeNumbers(version))
          warn(`${number} in ${version}, expected it once in a line: ${first} brought it`, index + 1);
        else before.set(number, version);
      }
    }
  },
});
