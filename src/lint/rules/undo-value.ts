import {codeSpans} from '../../changelog/model/text';
import {placeOf, type Rule} from '../rule';

/** `1` for `true`, `'a'` without its quotes: as the history writes a value. */
function plainValue(value: string): string {
  const bare = value.replace(/^'(.*)'$/, '$1');
  return bare === 'true' ? '1' : bare === 'false' ? '0' : bare;
}

export const undoValue: Rule = {
  id: 'undo-value',
  severity: 'warning',
  entry({entry, release}, report, {defaults, lines, ...page}) {
    const {line} = placeOf(page, entry).start;
    for (const {setting, scope, value} of entry.undo) {
      const change = defaults?.find(
        (each) => each.setting === setting && each.scope === scope && each.release === release.version,
      );
      if (change === undefined || change.before === change.after || plainValue(change.before) === plainValue(value))
        continue;
      // Where the text names that value, it says why another is right.
      if (codeSpans(entry).includes(change.before)) continue;
      report(
        `Unexpected value ${value} of ${setting}, expected ${change.before || "''"}: by the server's history, its default ` +
          `was that before ${release.version}, and is ${change.after || "''"} since`,
        {line, column: lines[line - 1]!.lastIndexOf(`\`${setting} =`) + 1},
      );
    }
  },
};
