import {plainText} from '../../changelog/text';
import {proseEntries} from '../prose';
import type {Page, Rule, RuleReport} from '../rule';

function check(page: Page, report: RuleReport): void {
  const first = new Map<string, number>();
  for (const {entry} of proseEntries(page)) {
    const {pullRequests, id} = entry.references;
    // Two changes may be told in the same few words; with the same references they are one.
    const key = `${plainText(entry)}\n${pullRequests.join()}\n${id ?? ''}`;
    const {line} = entry.node.position!.start;
    const before = first.get(key);
    if (before === undefined) first.set(key, line);
    else report(`Unexpected entry a second time, expected it once: it stands on line ${before} too`, {line, column: 1});
  }
}

export const entryTwice: Rule = {
  id: 'entry-twice',
  severity: 'error',
  reason: 'An entry that was pasted or merged in twice counts twice.',
  examples: [
    {source: '- The client starts. (#65001 by @alice)\n- The client starts. (#65002 by @alice)\n'},
    {
      source: '- The client starts. (#65001 by @alice)\n- The client starts. (#65001 by @alice)\n',
      message: 'Unexpected entry a second time, expected it once: it stands on line 15 too',
    },
  ],
  check,
};
