import type {NameKind} from '../../changelog/model/named-items';
import {didYouMean} from '../../changelog/model/nearest';
import {plainText} from '../../changelog/model/text';
import {SCOPES, UNDO_SCOPES, type UndoScope} from '../../changelog/model/undo';
import {LIBRARY_RELEASE} from '../../changelog/server/asked-servers';
import {nearestKnown} from '../../changelog/server/known-names';
import {referencePoint} from '../prose';
import type {Page, Rule} from '../rule';
import {undoQuestion} from '../server-questions';

const clauseOf = (scope: UndoScope): string => `undo ${UNDO_SCOPES[scope].name}`.trim();

function isListed(scope: UndoScope, setting: string, names: Page['names']): boolean {
  const kinds: readonly NameKind[] = UNDO_SCOPES[scope].kinds;
  return names.some(({kind, name}) => kinds.includes(kind) && name === setting);
}

/** What the writer may have meant, by names.yml and by the server. */
function hintOf({names, catalogue}: Page, setting: string, scope: UndoScope): string | undefined {
  const [kind] = UNDO_SCOPES[scope].kinds;
  const elsewhere = SCOPES.find(
    (each) => isListed(each, setting, names) || catalogue?.names[UNDO_SCOPES[each].kinds[0]].has(setting),
  );
  if (elsewhere === scope) return `the server knows it: add it to "${kind}"`;
  if (elsewhere) return `it is a ${UNDO_SCOPES[elsewhere].kinds[0]}, write "${clauseOf(elsewhere)}"`;
  const known = names.filter((name) => name.kind === kind).map(({name}) => name);
  const near = catalogue && nearestKnown(catalogue, {kind, name: setting});
  return didYouMean(setting, known) ?? (near && `did you mean ${near}?`);
}

export const undoSetting: Rule = {
  entry({entry}, report, page) {
    for (const undo of entry.undo) {
      const {setting, scope, value} = undo;
      const refusal = page.answers?.get(undoQuestion(undo) ?? '');
      const place = referencePoint(page, entry, `\`${setting} =`);
      if (page.names.length > 0 && !isListed(scope, setting, page.names))
        report(
          `setting ${setting} after "${clauseOf(scope)}", expected a ${UNDO_SCOPES[scope].kinds[0]} of names.yml`,
          place,
          hintOf(page, setting, scope),
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
