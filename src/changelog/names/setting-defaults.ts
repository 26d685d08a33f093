import type {Name} from '../model/named-items';
import {UNDO_SCOPES} from '../model/undo';
import {knownAt} from '../server/asked-servers';
import type {Catalogue} from '../server/catalogue';
import type {ChangeWithEntry} from '../server/default-changes';
import {statesOf} from '../server/known-names';

export interface ServerDefaults {
  /** Undefined if nobody has asked the newest server. */
  readonly catalogue: Catalogue | undefined;
  /** Oldest first. */
  readonly changes: readonly ChangeWithEntry[];
}

export interface SettingDefault {
  /** The newest server's default; undefined if it has no such setting. */
  readonly now: string | undefined;
  /** Whether the newest server takes it without effect. */
  readonly isObsolete: boolean;
  /** Whether all asked servers that have it have one default, and the history knows no other. */
  readonly isSteady: boolean;
  /** Oldest first, without those of ClickHouse Cloud alone. */
  readonly changes: readonly ChangeWithEntry[];
}

export function changedName({scope, setting}: ChangeWithEntry): Name {
  return {kind: UNDO_SCOPES[scope].kinds[0], name: setting};
}

/** The default of a name with these changes; undefined if it is no setting that the server knows. */
export function settingDefault(
  name: Name,
  changes: readonly ChangeWithEntry[],
  catalogue: Catalogue | undefined,
): SettingDefault | undefined {
  const states = catalogue && statesOf(catalogue, name);
  const known = catalogue && knownAt(states, catalogue.release);
  if (known?.value === undefined && changes.length === 0) return undefined;
  const values = new Set(states?.flatMap((state) => state.known?.value ?? []));
  const isObsolete = known?.tier === 'obsolete';
  return {now: known?.value, isObsolete, isSteady: changes.length === 0 && values.size === 1, changes};
}
