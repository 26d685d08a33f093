import {isUpgradeSection} from '../../changelog/upgrade/reason';
import {placeOf, type Rule} from '../rule';

export const undoMarksUpgrade: Rule = {
  id: 'undo-marks-upgrade',
  entry({section, entry}, report, page) {
    if (entry.undo.length > 0 && !entry.upgrade && !isUpgradeSection(section.name))
      report(
        'Unexpected "undo" without "upgrade", ' +
          'expected the clause "; upgrade: KIND" after it: what has a way back changes something',
        placeOf(page, entry).end,
      );
  },
};
