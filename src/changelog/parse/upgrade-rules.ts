// What an editor says of settings and of the upgrade path: upgrade-settings.tsv and upgrade-stops.tsv.
import {textOf} from '../model/text';
import {SCOPES, UNDO_SCOPES} from '../model/undo';
import type {SettingRule, StopRule} from '../model/upgrade-rules';
import type {Problem} from './problems';
import {type Column, readTable} from './tables';

const SETTING_COLUMNS = [
  [
    'setting',
    /^(?:(?:MergeTree|server) setting )?[A-Za-z_][\w.]*$/,
    'one as an undo clause names it, without backticks',
  ],
  // A comment of XML cannot have two dashes.
  ['harm', /^(?!.*--).*\.$/, 'a sentence without two dashes'],
] as const satisfies readonly Column[];

const STOP_COLUMNS = [
  ['pull request', /^\d+$/, '88515'],
  ['release', /^\d\d\.\d{1,2}$/, 'one like 25.10'],
  ['stop', /^\d\d\.\d{1,2}$/, 'the first release that can be it, like 23.9'],
  ['text', /\.$/, 'a sentence that begins with "Stop at 26.3 "'],
] as const satisfies readonly Column[];

/** The rules of a file, and the line of each. */
interface Rules<Rule> {
  readonly rules: readonly Rule[];
  readonly lines: readonly number[];
  readonly problems: Problem[];
}

/** Reads `upgrade-settings.tsv`; a line in `problems` gives no rule. */
export function readSettingRules(text: string): Rules<SettingRule> {
  const {rows, problems} = readTable(text, SETTING_COLUMNS, 'lists');
  const rules = rows.map(({cells: [named, harm]}) => {
    const [, scopeName = '', setting = ''] = /^(?:(.*) )?(\S+)$/.exec(named)!;
    const scope = SCOPES.find((each) => UNDO_SCOPES[each].name === scopeName)!;
    return {scope, setting, harm};
  });
  return {rules, lines: rows.map(({line}) => line), problems};
}

/** Reads `upgrade-stops.tsv`; a line in `problems` gives no rule. */
export function readStopRules(text: string): Rules<StopRule> {
  const {rows, problems} = readTable(text, STOP_COLUMNS, 'lists');
  const rules = rows.map(({cells: [pullRequest, before, from, why]}) => {
    return {pullRequest: Number(pullRequest), before, from, text: textOf(why)};
  });
  return {rules, lines: rows.map(({line}) => line), problems};
}
