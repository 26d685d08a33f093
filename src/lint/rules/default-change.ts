import {placedEntries, type Text} from '../../changelog/model/records';
import {codeSpans, plainText} from '../../changelog/model/text';
import {UNDO_SCOPES} from '../../changelog/model/undo';
import {areEqualValues, plainValue, sqlValue} from '../../changelog/server/values';
import {isUnasked} from '../code-spans';
import type {Rule} from '../rule';

const codeOf = (piece: Text[number] | undefined): string | undefined =>
  typeof piece === 'object' && 'code' in piece ? piece.code : undefined;

/** The setting and value of "`x` is now `1` by default", if an entry says so. */
function saidDefault(text: Text): readonly [setting: string, value: string] | undefined {
  for (const [index, words] of text.entries()) {
    const [setting, value] = [codeOf(text[index - 1]), codeOf(text[index + 1])];
    const after = text[index + 2];
    if (setting && value && words === ' is now ' && typeof after === 'string' && after.startsWith(' by default'))
      return [setting, value];
  }
  return undefined;
}

/** A switch that only makes a feature usable: nobody needs what was before. */
const isFeature = ({setting, before}: {readonly setting: string; readonly before: string}): boolean =>
  /^(?:allow|enable)_/.test(setting) && areEqualValues(before, '0');

export const defaultChange: Rule = {
  severity: 'warning',
  release(release, report, {defaults = [], catalogue}) {
    const entries = placedEntries([release]).map(({entry}) => entry);
    const changes = defaults.filter(
      (each) =>
        each.release === release.version &&
        !each.isNew &&
        !each.isCloud &&
        each.before !== each.after &&
        !isFeature(each),
    );
    for (const {setting, scope, before} of changes) {
      const told = entries.filter(
        (entry) => codeSpans(entry).includes(setting) && /\bdefault\b/.test(plainText(entry.text)),
      );
      const hasWay = told.some(
        ({undo, effects}) => effects.length > 0 && undo.some((each) => each.setting === setting),
      );
      if (told.length > 0 && !hasWay)
        report(
          `new default of ${setting} without a way back, expected "; ` +
            `${`undo ${UNDO_SCOPES[scope].name}`.trim()} \`${setting} = ${sqlValue(before)}\`; upgrade: KIND"`,
          told[0]!,
        );
    }
    if (!catalogue || isUnasked(release.version, catalogue)) return;
    for (const entry of entries) {
      const [setting = '', value = ''] = saidDefault(entry.text) ?? [];
      if (!catalogue.names.setting.has(setting) && !catalogue.names['merge-tree-setting'].has(setting)) continue;
      if (catalogue.names['server-setting'].has(setting)) continue;
      const isKnown = defaults.some(
        (each) => each.setting === setting && areEqualValues(each.after, plainValue(value)),
      );
      if (!isKnown)
        report(
          `default ${value} of ${setting}, expected one that the server's history has: it has no such change ` +
            `of ${setting} in ${release.version}`,
          entry,
        );
    }
  },
};
