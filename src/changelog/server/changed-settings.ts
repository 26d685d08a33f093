import {groupBy} from '../model/group';
import type {Entry, PlacedEntry, Undo} from '../model/records';
import {compareVersions} from '../model/versions';
import {settingKey} from './defaults-file';
import type {NetDefault} from './net-defaults';
import {sqlValue} from './values';

/** An `undo` clause and the release that it is from. */
export interface PlannedUndo extends Undo {
  readonly version: string;
  /** The entry that has it; undefined if the server's history alone does. */
  readonly address?: string | undefined;
  /** What the entry says happens. */
  readonly effects?: Entry['effects'] | undefined;
}

/** A setting that releases of an upgrade change. */
export interface ChangedSetting extends Pick<Undo, 'scope' | 'setting'> {
  /** What the releases say of it, oldest first. The first clause has the value from before the upgrade. */
  readonly clauses: readonly [PlannedUndo, ...PlannedUndo[]];
  /** Whether by the server's history the setting ends as it began, so that nothing needs to be done about it. */
  readonly isSettled: boolean;
  /** What the server's history of defaults knows of the change; undefined if only entries document it. */
  readonly net?: NetDefault;
}

/** The `undo` clauses of entries, in the order of the entries. */
export function plannedUndos(entries: readonly Pick<PlacedEntry, 'release' | 'entry'>[]): PlannedUndo[] {
  return entries.flatMap(({release: {version}, entry}) =>
    entry.undo.map((undo) => ({...undo, version, address: entry.address, effects: entry.effects})),
  );
}

/** A default of the history as the clauses that bring its old values back; an entry of the same release says the value. */
function ofHistory(net: NetDefault, documented: readonly PlannedUndo[]): ChangedSetting {
  const {scope, setting, changes, isSettled} = net;
  const [first, ...newer] = changes.map(({before, release}): PlannedUndo => {
    const entry = documented.find(({version}) => version === release);
    return {value: sqlValue(before), ...entry, scope, setting, version: release};
  });
  return {scope, setting, clauses: [first!, ...newer], isSettled, net};
}

/**
 * The settings that an upgrade changes, each once, in the order of their first change. Where the server's history knows
 * a default, it decides what changed. Another name of a setting counts as the setting; what is of ClickHouse Cloud alone
 * does not count.
 * @param undos oldest first
 */
export function changedSettings(undos: readonly PlannedUndo[], net: readonly NetDefault[] = []): ChangedSetting[] {
  const mains = new Map(
    net.flatMap(({scope, setting, aliases}) =>
      aliases.map((alias) => [settingKey({scope, setting: alias}), setting] as const),
    ),
  );
  const ofEntries = groupBy(
    undos.map((undo) => ({...undo, setting: mains.get(settingKey(undo)) ?? undo.setting})),
    settingKey,
  );
  const history = net
    .filter(({isCloud}) => !isCloud)
    .map((each) => ofHistory(each, ofEntries.get(settingKey(each)) ?? []));
  const known = new Set(net.map(settingKey));
  const others = [...ofEntries].flatMap(([key, clauses]): ChangedSetting[] => {
    const [first, ...newer] = clauses as [PlannedUndo, ...PlannedUndo[]];
    const {scope, setting} = first;
    return known.has(key) ? [] : [{scope, setting, clauses: [first, ...newer], isSettled: false}];
  });
  return [...history, ...others].sort((a, b) => compareVersions(a.clauses[0].version, b.clauses[0].version));
}
