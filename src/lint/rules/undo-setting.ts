import type {NameKind} from '../../changelog/model/named-items';
import {didYouMean} from '../../changelog/model/nearest';
import type {UndoScope} from '../../changelog/model/records';
import {plainText} from '../../changelog/model/text';
import {placeOf, type Rule} from '../rule';

const KINDS: Readonly<Record<UndoScope, {kind: NameKind; clause: string}>> = {
  query: {kind: 'setting', clause: 'undo'},
  'merge-tree': {kind: 'merge-tree-setting', clause: 'undo MergeTree setting'},
  server: {kind: 'server-setting', clause: 'undo server setting'},
};

export const undoSetting: Rule = {
  id: 'undo-setting',
  entry({entry}, report, page) {
    const {line} = placeOf(page, entry).start;
    for (const {setting, scope} of entry.undo) {
      const place = {line, column: page.lines[line - 1]!.lastIndexOf(`\`${setting} =`) + 1};
      const {kind, clause} = KINDS[scope];
      const known = page.names.filter((name) => name.kind === kind).map(({name}) => name);
      if (page.names.length > 0 && !known.includes(setting)) {
        const elsewhere = Object.values(KINDS).find((other) =>
          page.names.some((name) => name.kind === other.kind && name.name === setting),
        );
        report(
          `Unexpected setting ${setting} after "${clause}", expected a ${kind} of names.yml`,
          place,
          elsewhere ? `it is a ${elsewhere.kind}, write "${elsewhere.clause}"` : didYouMean(setting, known),
        );
      } else if (!plainText(entry.text).includes(setting))
        report(
          `Unexpected setting ${setting} that the entry's text does not name, expected a word on what it does`,
          place,
        );
    }
  },
};
