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

export const undoMarksUpgrade: Rule = {id: 'undo-marks-upgrade', severity: 'error', check};
