import {plainText} from '../../changelog/model/text';
import {proseEntries} from '../prose';
import {type Page, placeOf, type Rule, type RuleReport} from '../rule';

function check(page: Page, report: RuleReport): void {
  const first = new Map<string, number>();
  for (const {section, entry} of proseEntries(page)) {
    // Two changes may be told in the same few words; with the same references they are one. A backport stands in two
    // releases.
    const key = `${section.id}
${plainText(entry.text)}
${entry.pullRequests.join()}`;
    const {line} = placeOf(page, entry).start;
    const before = first.get(key);
    if (before === undefined) first.set(key, line);
    else report(`Unexpected entry a second time, expected it once: it stands on line ${before} too`, {line, column: 1});
  }
}

export const entryTwice: Rule = {id: 'entry-twice', severity: 'error', check};
