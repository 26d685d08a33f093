// Settings: what brings old behavior back, and what defaults changed.
import {placedEntries} from '../../changelog/model/records';
import {codeSpans, plainText} from '../../changelog/model/text';
import {UNDO_SCOPES, type UndoScope} from '../../changelog/model/undo';
import {LIBRARY_RELEASE} from '../../changelog/server/asked-servers';
import {areEqualValues, plainValue, sqlValue} from '../../changelog/server/values';
import {hintOf, isUnasked, undoQuestion} from '../code-spans';
import {CODE, referencePoint} from '../prose';
import {placeOf, type Rule} from '../rule';

const clauseOf = (scope: UndoScope): string => `undo ${UNDO_SCOPES[scope].name}`.trim();

export const undoSetting: Rule = {
  entry({entry}, report, page) {
    for (const undo of entry.undo) {
      const {setting, scope, value} = undo;
      const {kinds} = UNDO_SCOPES[scope];
      const isListed = page.names.some(({kind, name}) => name === setting && kinds.some((each) => each === kind));
      const refusal = page.answers?.get(undoQuestion(undo) ?? '');
      const place = referencePoint(page, entry, `\`${setting} =`);
      if (page.names.length > 0 && !isListed)
        report(
          `setting ${setting} after "${clauseOf(scope)}", expected a ${kinds[0]} of names.tsv`,
          place,
          hintOf(page.catalogue, {kind: kinds[0], name: setting}),
        );
      else if (refusal)
        report(
          `value ${value} of ${setting}, expected one that ClickHouse ${LIBRARY_RELEASE} takes`,
          place,
          /.*DB::Exception: (.*?) \([A-Z_]+\)/s.exec(refusal)?.[1],
        );
      else if (!plainText(entry.text).includes(setting))
        report(`setting ${setting} that the entry's text does not name, expected a word on what it does`, place);
    }
  },
};

/** `x` is now `1` by default. */
const SAID_DEFAULT = new RegExp(`${CODE} is now ${CODE} by default`);

export const defaultChange: Rule = {
  severity: 'warning',
  release(release, report, page) {
    const entries = placedEntries([release]).map(({entry}) => entry);
    for (const change of page.defaults ?? []) {
      const {setting, scope, before, after} = change;
      if (change.release !== release.version || before === after) continue;
      const undoing = entries.flatMap((entry) =>
        entry.undo.flatMap((each) => (each.setting === setting && each.scope === scope ? {entry, ...each} : [])),
      );
      for (const {entry, value} of undoing) {
        // Where the text names the value before, it says why another is right.
        if (!areEqualValues(before, plainValue(value)) && !codeSpans(entry).includes(before))
          report(
            `value ${value} of ${setting}, expected ${before || "''"}: by the server's history, its default until then`,
            referencePoint(page, entry, `\`${setting} =`),
          );
      }
      // A switch that only makes a feature usable: nobody needs what was before.
      const isFeature = /^(?:allow|enable)_/.test(setting) && areEqualValues(before, '0');
      if (undoing.length > 0 || change.isNew || change.isCloud || isFeature) continue;
      const documented = entries.find(
        (entry) => codeSpans(entry).includes(setting) && /\bdefault\b/.test(plainText(entry.text)),
      );
      if (documented)
        report(
          `new default of ${setting} without a way back, expected "; ` +
            `${clauseOf(scope)} \`${setting} = ${sqlValue(before)}\`; upgrade: KIND"`,
          placeOf(page, documented),
        );
    }
  },
  entry({text, spans, release, entry}, report, page) {
    const {defaults = [], catalogue} = page;
    const at = text.search(SAID_DEFAULT);
    if (at === -1 || !catalogue || isUnasked(release.version, catalogue)) return;
    const [setting = '', value = ''] = spans.slice(text.slice(0, at).split(CODE).length - 1).map((span) => span.value);
    if (!(['setting', 'merge-tree-setting'] as const).some((kind) => catalogue.names[kind].has(setting))) return;
    if (defaults.every((each) => each.setting !== setting || !areEqualValues(each.after, plainValue(value))))
      report(`default ${value} of ${setting}, expected one that the server's history has of it`, placeOf(page, entry));
  },
};
