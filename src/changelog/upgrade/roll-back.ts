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
    .map(
      ({setting, value, comment}, index) =>
        `    ${setting} = ${value}${index < list.length - 1 ? ',' : end} -- ${comment}`,
    )
    .join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/** A server setting as XML; the dots of its name stand for elements inside others. */
function xml(setting: string, value: string): string {
  return setting.split('.').reduceRight((inner, name) => `<${name}>${inner}</${name}>`, xmlValue(value));
}

/** The text that a value of an `undo` clause stands for, as XML. */
function xmlValue(value: string): string {
  const text = value.startsWith("'") ? value.slice(1, -1).replace(/\\(.)/g, '$1') : value;
  return text.replace(/[&<>]/g, (sign) => ENTITIES[sign]!);
}

function queryTexts(list: readonly Line[], {from}: Range): RollBack[] {
  const session = list.map(({setting, value, comment}) => `SET ${setting} = ${value}; -- ${comment}`).join('\n');
  const profile =
    `CREATE SETTINGS PROFILE OR REPLACE behavior_of_${from.replace('.', '_')} SETTINGS\n` +
    `${assignments(list, '')}\nTO ALL;`;
  return [
    {title: 'SQL for one session', text: session},
    {title: 'SQL for all users, as a settings profile', text: profile},
  ];
}

/**
 * Everything that keeps the behavior from before an upgrade, by the place where it is set. Places
 * without a setting are left out. `undos` are those of the range, oldest first.
 */
export function rollBack(undos: readonly PlannedUndo[], range: Range): RollBack[] {
  const query = lines(undos, 'query');
  const server = lines(undos, 'server');
  const table = lines(undos, 'merge-tree');
  const settings = server
    .map(({setting, value, comment}) => `    <!-- ${comment} -->\n    ${xml(setting, value)}`)
    .join('\n');
  return [
    ...(query.length ? queryTexts(query, range) : []),
    ...(server.length
      ? [{title: 'XML for the server configuration', text: `<clickhouse>\n${settings}\n</clickhouse>`}]
      : []),
    ...(table.length
      ? [
          {
            title: 'SQL for each MergeTree table: put its name for db.table',
            text: `ALTER TABLE db.table MODIFY SETTING\n${assignments(table, ';')}`,
          },
        ]
      : []),
  ];
}
