import type {NameKind} from '../../changelog/model/named-items';
import {didYouMean} from '../../changelog/model/nearest';
import type {UndoScope} from '../../changelog/model/records';
import {plainText} from '../../changelog/model/text';
import {proseEntries} from '../prose';
import {type Page, placeOf, type Rule, type RuleReport} from '../rule';

const KINDS: Readonly<Record<UndoScope, {kind: NameKind; clause: string}>> = {
  query: {kind: 'setting', clause: 'undo'},
  'merge-tree': {kind: 'merge-tree-setting', clause: 'undo MergeTree setting'},
  server: {kind: 'server-setting', clause: 'undo server setting'},
};

function check(page: Page, report: RuleReport): void {
  for (const {entry} of proseEntries(page)) {
    for (const {setting, scope} of entry.undo) {
      const {line} = placeOf(page, entry).start;
      const place = {line, column: page.lines[line - 1]!.lastIndexOf(`\`${setting} =`) + 1};
      const known = page.names.filter(({kind}) => kind === KINDS[scope].kind).map(({name}) => name);
      const elsewhere = Object.values(KINDS).find(({kind}) =>
        page.names.some((name) => name.kind === kind && name.name === setting),
      );
      if (page.names.length > 0 && !known.includes(setting)) {
        report(
          `Unexpected setting ${setting} after "${KINDS[scope].clause}", expected a ${KINDS[scope].kind} of names.yml`,
          place,
          {
            hint: elsewhere ? `it is a ${elsewhere.kind}, write "${elsewhere.clause}"` : didYouMean(setting, known),
          },
        );
      } else if (!plainText(entry.text).includes(setting)) {
        report(
          `Unexpected setting ${setting} that the entry's text does not name, expected a word on what it does`,
          place,
        );
      }
    }
  }
}

export const undoSetting: Rule = {id: 'undo-setting', severity: 'error', check};
