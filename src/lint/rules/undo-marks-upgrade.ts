import {isUpgradeSection} from '../../changelog/upgrade/reason';
import {proseEntries} from '../prose';
import {type Page, placeOf, type Rule, type RuleReport} from '../rule';

function check(page: Page, report: RuleReport): void {
  for (const {section, entry} of proseEntries(page)) {
    if (entry.undo.length > 0 && !entry.upgrade && !isUpgradeSection(section.name))
      report(
        'Unexpected "undo" without "upgrade", expected the clause "; upgrade" after it',
        placeOf(page, entry).end,
        {hint: 'what has a way back changes something'},
      );
  }
}

export const undoMarksUpgrade: Rule = {
  id: 'undo-marks-upgrade',
  severity: 'error',
  reason: 'A setting that brings the old behavior back tells of a change that matters to an upgrade.',
  examples: [
    {source: "- `join_algorithm` is now `auto`. (#65001 by @alice; undo `join_algorithm = 'direct'`; upgrade)\n"},
    {
      source: "- `join_algorithm` is now `auto`. (#65001 by @alice; undo `join_algorithm = 'direct'`)\n",
      message:
        'Unexpected "undo" without "upgrade", expected the clause "; upgrade" after it: what has a way back ' +
        'changes something',
    },
  ],
  check,
};
