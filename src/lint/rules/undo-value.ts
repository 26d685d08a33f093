import {codeSpans} from '../../changelog/model/text';
import {areEqualValues, plainValue} from '../../changelog/server/values';
import {referencePoint} from '../prose';
import type {Rule} from '../rule';

export const undoValue: Rule = {
  severity: 'warning',
  entry({entry, release}, report, page) {
    for (const {setting, scope, value} of entry.undo) {
      const change = page.defaults?.find(
        (each) => each.setting === setting && each.scope === scope && each.release === release.version,
      );
      if (!change || change.before === change.after || areEqualValues(change.before, plainValue(value))) continue;
      // Where the text names that value, it says why another is right.
      if (codeSpans(entry).includes(change.before)) continue;
      report(
        `value ${value} of ${setting}, expected ${change.before || "''"}: by the server's history, its default ` +
          `was that before ${release.version}, and is ${change.after || "''"} since`,
        referencePoint(page, entry, `\`${setting} =`),
      );
    }
  },
};
