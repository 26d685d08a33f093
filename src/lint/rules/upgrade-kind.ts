import {EFFECT_NAMES} from '../../changelog/model/effects';
import {isUpgradeSection} from '../../changelog/model/section-names';
import {placeOf, type Rule} from '../rule';

export const upgradeKind: Rule = {
  entry({section, entry}, report, page) {
    if (entry.effects.length > 0) return;
    const what = isUpgradeSection(section.name) ? `entry under ${section.name}` : entry.undo.length > 0 && '"undo"';
    if (what)
      report(
        `${what} without "upgrade", expected the clause "; upgrade: KIND" with one or two of ` +
          EFFECT_NAMES.join(', '),
        placeOf(page, entry).end,
      );
  },
};
