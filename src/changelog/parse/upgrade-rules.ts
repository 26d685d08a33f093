// What an editor says of settings and of the upgrade path: upgrade-settings.tsv and upgrade-stops.tsv.
import {textOf} from '../model/text';
import {SCOPES, UNDO_SCOPES} from '../model/undo';
import type {SettingRule, StopRule} from '../model/upgrade-rules';
import {tableReader} from './tables';

/** Reads `upgrade-settings.tsv`. */
export const readSettingRules = tableReader(
  [
    [
      'setting',
      /^(?:(?:MergeTree|server) setting )?[A-Za-z_][\w.]*$/,
      'one as an undo clause names it, without backticks',
    ],
    // A comment of XML cannot have two dashes.
    ['harm', /^(?!.*--).*\.$/, 'a sentence without two dashes'],
  ],
  {},
  ([named, harm]): SettingRule => {
    const [, scopeName = '', setting = ''] = /^(?:(.*) )?(\S+)$/.exec(named)!;
    return {scope: SCOPES.find((each) => UNDO_SCOPES[each].name === scopeName)!, setting, harm};
  },
);

/** Reads `upgrade-stops.tsv`. */
export const readStopRules = tableReader(
  [
    ['pull request', /^\d+$/, '88515'],
    ['release', /^\d\d\.\d{1,2}$/, 'one like 25.10'],
    ['stop', /^(?:\d\d\.\d{1,2}|(?:(?:^|, )\d\d\.\d{1,2}\.\d+\.\d+)+)$/, '23.9, or 25.8.13.73, …'],
    ['text', /\.$/, 'a sentence that begins with "Stop at 26.3 "'],
  ],
  {},
  ([pullRequest, before, stop, why]): StopRule => ({
    pullRequest: Number(pullRequest),
    before,
    from: stop.split(', '),
    text: textOf(why),
  }),
);
