// What an editor says of settings and of the upgrade path: upgrade-settings.tsv and upgrade-stops.tsv.
import {textOf} from '../model/text';
import {SCOPES, UNDO_SCOPES} from '../model/undo';
import type {SettingRule, StopRule} from '../model/upgrade-rules';
import {type Column, tableReader} from './tables';

/** What a cell has that says nothing. */
const NONE = '-';

const SETTING_COLUMNS: readonly Column[] = [
  [
    'setting',
    /^(?:(?:MergeTree|server) setting )?[A-Za-z_][\w.]*$/,
    'one as an undo clause names it, without backticks',
  ],
  ['only', /^(?:-|files)$/, 'files or -'],
  ['when', /^(?:-|mixed)$/, 'mixed or -'],
  ['older', /^(?:-|\d\d\.\d{1,2})$/, 'a release like 25.1, or -'],
  // A comment of XML cannot have two dashes.
  ['harm', /^(?:-|(?!.*--).*\.)$/, 'a sentence without two dashes, or -'],
];

/** Reads `upgrade-settings.tsv`. */
export const readSettingRules = tableReader(
  SETTING_COLUMNS,
  {},
  ([named, ...cells], line, report): SettingRule | undefined => {
    const [, scopeName = '', setting = ''] = /^(?:(.*) )?(\S+)$/.exec(named!)!;
    const scope = SCOPES.find((each) => UNDO_SCOPES[each].name === scopeName)!;
    const told = SETTING_COLUMNS.slice(1).flatMap(([name], index) =>
      cells[index] === NONE ? [] : [[name, cells[index]] as const],
    );
    if (told.length > 0)
      return {...(Object.fromEntries(told) as Omit<SettingRule, 'scope' | 'setting'>), scope, setting};
    report('setting without a rule, expected only, when, older or harm', line);
    return undefined;
  },
);

/** Reads `upgrade-stops.tsv`. */
export const readStopRules = tableReader(
  [
    ['pull request', /^\d+$/, '88515'],
    ['release', /^\d\d\.\d{1,2}$/, 'one like 25.10'],
    [
      'stop',
      /^(?:from \d\d\.\d{1,2}|\d\d\.\d{1,2}\.\d+\.\d+(?:, \d\d\.\d{1,2}\.\d+\.\d+)*)$/,
      'from 23.9, or 25.8.13.73, …',
    ],
    ['text', /\.$/, 'a sentence that begins with "Stop at 26.3 "'],
  ],
  {},
  ([pullRequest, before, stop, why]): StopRule => {
    const from = /^from (.*)$/.exec(stop)?.[1];
    const where = from ? {from} : {patches: stop.split(', ')};
    return {pullRequest: Number(pullRequest), before, ...where, text: textOf(why)};
  },
);
