import {groupBy} from '../model/group';
import type {Undo, UndoScope} from '../model/records';
import type {Range} from './range';

/** An `undo` clause and the release that it is from. */
export interface PlannedUndo extends Undo {
  readonly version: string;
}

/** Text to copy that keeps the behavior from before an upgrade. */
export interface RollBack {
  readonly title: string;
  readonly text: string;
}

/** A setting with the value that holds and a comment that says where it is from. */
interface Line extends PlannedUndo {
  readonly comment: string;
}

function comment(chosen: PlannedUndo, newer: readonly PlannedUndo[]): string {
  const others = newer.map(({value, version}) =>
    value === chosen.value ? `as for ${version}` : `not ${value} as for ${version}`,
  );
  return [chosen.version, ...others].join(', ');
}

/** The clauses by what they set, oldest first. */
function bySetting(undos: readonly PlannedUndo[]): PlannedUndo[][] {
  return [...groupBy(undos, ({scope, setting}) => `${scope} ${setting}`).values()];
}

/**
 * Whether a switch was turned and turned back, so that it ends as it began: each clause gives what was before its
 * release.
 */
function isSettled(same: readonly PlannedUndo[]): boolean {
  const isSwitch = same.every(({value}) => value === '0' || value === '1');
  return isSwitch && same.length % 2 === 0 && same.every(({value}, place) => value !== same[place - 1]?.value);
}

/** A setting that changed on the way and changed back: nothing is to be done about it. */
export interface Settled {
  readonly setting: string;
  /** The releases that changed it, oldest first. */
  readonly versions: readonly string[];
}

/** The settings that end as they began. `undos` are those of the range, oldest first. */
export function settledSettings(undos: readonly PlannedUndo[]): Settled[] {
  return bySetting(undos)
    .filter(isSettled)
    .map((same) => ({setting: same[0]!.setting, versions: same.map(({version}) => version)}));
}

/**
 * One line a setting. Where several clauses are about one, the oldest holds: each gives what was before its release,
 * and so the first of them what was before the upgrade. `undos` stand oldest first.
 */
function lines(undos: readonly PlannedUndo[], scope: UndoScope): Line[] {
  return bySetting(undos)
    .filter((same) => same[0]!.scope === scope && !isSettled(same))
    .map((same) => ({...same[0]!, comment: comment(same[0]!, same.slice(1))}));
}

/** `a = 1, -- 24.1`, a line a setting; SQL wants the comma before the comment. */
function assignments(list: readonly Line[], end: string): string {
  return list
    .map(({setting, value, comment}, index) => {
      const sign = index < list.length - 1 ? ',' : end;
      return `    ${setting} = ${value}${sign} -- ${comment}`;
    })
    .join('\n');
}

/** A server setting as XML; the dots of its name stand for elements inside others. */
function xml(setting: string, value: string): string {
  const text = value.startsWith("'") ? value.slice(1, -1).replace(/\\(.)/g, '$1') : value;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return setting.split('.').reduceRight((inner, name) => `<${name}>${inner}</${name}>`, escaped);
}

/** The places where settings are set, and what is written there. */
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

/**
 * Everything that keeps the behavior from before an upgrade, by the place where it is set. Places
 * without a setting are left out. `undos` are those of the range, oldest first.
 */
export function rollBack(undos: readonly PlannedUndo[], range: Range): RollBack[] {
  return PLACES.flatMap(([scope, title, write]) => {
    const list = lines(undos, scope);
    return list.length === 0 ? [] : {title, text: write(list, range)};
  });
}
