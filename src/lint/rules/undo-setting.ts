import {nearestKnown} from '../../changelog/defaults/known';
import type {NameKind} from '../../changelog/model/named-items';
import {didYouMean} from '../../changelog/model/nearest';
import type {UndoScope} from '../../changelog/model/records';
import {plainText} from '../../changelog/model/text';
import {type Page, placeOf, type Rule} from '../rule';

interface Scope {
  /** The kinds of names that this clause takes, the first of them as messages say it. */
  readonly kinds: readonly [NameKind, ...NameKind[]];
  readonly clause: string;
}

const SCOPES: Readonly<Record<UndoScope, Scope>> = {
  query: {kinds: ['setting'], clause: 'undo'},
  'merge-tree': {kinds: ['merge-tree-setting'], clause: 'undo MergeTree setting'},
  server: {kinds: ['server-setting', 'configuration'], clause: 'undo server setting'},
};

/** What the writer may have meant, by names.yml and by the server. */
function hintOf({names, catalogue}: Page, setting: string, {kinds: [kind]}: Scope): string | undefined {
  const elsewhere = Object.values(SCOPES).find(
    ({kinds}) =>
      names.some((name) => kinds.includes(name.kind) && name.name === setting) ||
      kinds.some((each) => each !== 'configuration' && catalogue?.names[each as 'setting'].has(setting)),
  );
  if (elsewhere && elsewhere.kinds[0] === kind) return `the server knows it: add it to "${kind}"`;
  if (elsewhere) return `it is a ${elsewhere.kinds[0]}, write "${elsewhere.clause}"`;
  const known = names.filter((name) => name.kind === kind).map(({name}) => name);
  const near = catalogue && nearestKnown(catalogue, {kind, name: setting});
  return didYouMean(setting, known) ?? (near && `did you mean ${near}?`);
}

export const undoSetting: Rule = {
  id: 'undo-setting',
  entry({entry}, report, page) {
    const {line} = placeOf(page, entry).start;
    for (const {setting, scope} of entry.undo) {
      const place = {line, column: page.lines[line - 1]!.lastIndexOf(`\`${setting} =`) + 1};
      const {kinds, clause} = SCOPES[scope];
      if (page.names.length > 0 && !page.names.some(({kind, name}) => kinds.includes(kind) && name === setting))
        report(
          `Unexpected setting ${setting} after "${clause}", expected a ${kinds[0]} of names.yml`,
          place,
          hintOf(page, setting, SCOPES[scope]),
        );
      else if (!plainText(entry.text).includes(setting))
        report(
          `Unexpected setting ${setting} that the entry's text does not name, expected a word on what it does`,
          place,
        );
    }
  },
};
