import {placedEntries} from '../../changelog/model/records';
import {plainText} from '../../changelog/model/text';
import {placeOf, type Rule} from '../rule';

export const entryTwice: Rule = {
  id: 'entry-twice',
  page(page, report) {
    const first = new Map<string, number>();
    for (const {section, entry} of placedEntries(page.year.releases)) {
      // Two changes may have the same few words; with the same references they are one. A backport is in two releases.
      const key = [section.id, plainText(entry.text), entry.pullRequests.join()].join('\n');
      const {line} = placeOf(page, entry).start;
      const before = first.get(key);
      if (before === undefined) first.set(key, line);
      else report(`Unexpected entry a second time, expected it once: it stands on line ${before} too`, line);
    }
  },
};
