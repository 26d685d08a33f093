import {settingKey} from '../defaults/net';
import {plainValue} from '../defaults/values';
import type {Text} from '../model/records';
import {commaList} from '../model/text';
import type {UndoScope} from '../model/undo';
import {compareVersions} from '../model/versions';
import type {ChangedSetting, PlannedUndo} from './changed-settings';
import type {Range} from './range';

/** The title of the texts to copy, and what to know of all of them. */
export const ROLL_BACK = 'Keep the old defaults';
export const NO_DOWNGRADE = 'This brings back old defaults, not the old version.';

/** A text to copy. It keeps the behavior from before an upgrade. */
export interface RollBack {
  readonly title: string;
  readonly text: string;
}

/** A setting with the value to set, and a comment that names the releases it comes from. */
interface Line extends PlannedUndo {
  readonly comment: string;
}

function comment([oldest, ...newer]: ChangedSetting['clauses']): string {
  const others = newer.map(({value, version}) =>
    value === oldest.value ? `as for ${version}` : `not ${value} as for ${version}`,
  );
  return [oldest.version, ...others].join(', ');
}

/**
 * One line for each setting of a scope that still has an effect. The oldest clause holds: its value is that from before
 * the upgrade.
 */
function lines(changed: readonly ChangedSetting[], scope: UndoScope, obsolete: ReadonlySet<string>): Line[] {
  return changed
    .filter((setting) => setting.scope === scope && !setting.settled && !obsolete.has(settingKey(setting)))
    .map(({clauses}) => ({...clauses[0], comment: comment(clauses)}));
}

/** `a = 1, -- 24.1`, one line for each setting. In SQL the comma stands before the comment. */
function assignments(list: readonly Line[], end: string): string {
  return list
    .map(({setting, value, comment}, index) => {
      const sign = index < list.length - 1 ? ',' : end;
      return `    ${setting} = ${value}${sign} -- ${comment}`;
    })
    .join('\n');
}

/** A server setting as XML. A dot in its name means an element inside another. */
function xml(setting: string, value: string): string {
  const escaped = plainValue(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return setting.split('.').reduceRight((inner, name) => `<${name}>${inner}</${name}>`, escaped);
}

/** The places where settings are set, and the text for each. */
const PLACES: readonly [scope: UndoScope, title: string, write: (list: readonly Line[], range: Range) => string][] = [
  [
    'query',
    'SQL for one session',
    (list) => list.map(({setting, value, comment}) => `SET ${setting} = ${value}; -- ${comment}`).join('\n'),
  ],
  [
    'query',
    'SQL for all users, as a settings profile',
    (list, {from}) =>
      `CREATE SETTINGS PROFILE OR REPLACE behavior_of_${from.replace('.', '_')} SETTINGS\n` +
      `${assignments(list, '')}\nTO ALL;`,
  ],
  [
    'server',
    'XML for the server configuration',
    (list) => {
      const settings = list.map(({setting, value, comment}) => `    <!-- ${comment} -->\n    ${xml(setting, value)}\n`);
      return `<clickhouse>\n${settings.join('')}</clickhouse>`;
    },
  ],
  [
    'merge-tree',
    'SQL for each MergeTree table: put its name for db.table',
    (list) => `ALTER TABLE db.table MODIFY SETTING\n${assignments(list, ';')}`,
  ],
];

/** Settings that the newest server takes without effect. */
export interface Obsolete {
  /** The release of that server; undefined if nobody has asked one. */
  readonly server: string | undefined;
  /** The keys of the settings. */
  readonly keys: ReadonlySet<string>;
}

const NOTHING: Obsolete = {server: undefined, keys: new Set()};

/** The keys of the settings that the release upgraded to surely takes without effect: of older ones nothing is known. */
function unheeded({server, keys}: Obsolete, {to}: Range): ReadonlySet<string> {
  return server !== undefined && compareVersions(to, server) >= 0 ? keys : NOTHING.keys;
}

/** The changed settings that the release upgraded to still heeds, as far as is known. */
export function heeded(changed: readonly ChangedSetting[], range: Range, obsolete: Obsolete): ChangedSetting[] {
  const gone = unheeded(obsolete, range);
  return changed.filter((setting) => !gone.has(settingKey(setting)));
}

/** The line about changed settings that the newest server takes without effect; undefined if there are none. */
export function noWayBackLine(changed: readonly ChangedSetting[], range: Range, obsolete: Obsolete): Text | undefined {
  const list = changed.filter((setting) => !setting.settled && obsolete.keys.has(settingKey(setting)));
  if (list.length === 0) return undefined;
  const begin =
    unheeded(obsolete, range).size > 0
      ? `No way back: ${range.to} accepts these settings, but they have no effect: `
      : `No way back in ${obsolete.server}, and perhaps in ${range.to} already, where system.settings has the answer: ` +
        'these settings are accepted, but have no effect: ';
  return [begin, ...commaList(list.map(({setting}) => ({code: setting}))), '.'];
}

/**
 * What keeps the behavior from before an upgrade, by the place where it is set, without places that set nothing.
 * Settings that the release upgraded to takes without effect are left out.
 */
export function rollBack(changed: readonly ChangedSetting[], range: Range, obsolete: Obsolete = NOTHING): RollBack[] {
  return PLACES.flatMap(([scope, title, write]) => {
    const list = lines(changed, scope, unheeded(obsolete, range));
    return list.length === 0 ? [] : {title, text: write(list, range)};
  });
}
