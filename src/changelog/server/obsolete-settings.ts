import type {ListedName} from '../model/named-items';
import {placedEntries, type Release} from '../model/records';
import {SCOPES, UNDO_SCOPES} from '../model/undo';
import {compareVersions} from '../model/versions';
import type {Catalogue} from './catalogue';
import type {ChangeWithEntry} from './default-changes';
import {settingKey} from './defaults-file';
import {endOf} from './name-status';

/** In which releases a setting has no effect. */
export interface Obsolescence {
  /** The first release that is known to ignore it, or not to know it any more. */
  readonly since?: string;
  /**
   * The last server that does not know it yet, though the history of defaults or an entry has it by then. Of server settings
   * nothing is known: servers use many that they do not list.
   */
  readonly before?: string;
}

/** Since when settings are obsolete, by their keys. */
export type ObsoleteSettings = ReadonlyMap<string, Obsolescence>;

const REASON = /\b(?:removed|renamed) in (\d+\.\d+)/;

/** The first release that changes the default of a setting, or has an entry that undoes it, by the setting's key. */
function firstChanges(releases: readonly Release[], changes: readonly ChangeWithEntry[]): ReadonlyMap<string, string> {
  const undos = placedEntries(releases).flatMap(({release, entry}) =>
    entry.undo.map((undo) => ({...undo, release: release.version})),
  );
  const newestFirst = [...changes, ...undos].sort((a, b) => compareVersions(b.release, a.release));
  return new Map(newestFirst.map((change) => [settingKey(change), change.release]));
}

/** Finds since when settings have no effect or are gone: the list of names says it, or else the first server that does. */
export function obsoleteSettings(
  releases: readonly Release[],
  {servers}: Catalogue,
  listed: readonly ListedName[],
  changes: readonly ChangeWithEntry[],
): ObsoleteSettings {
  const first = firstChanges(releases, changes);
  return new Map(
    SCOPES.flatMap((scope) => {
      const {kinds} = UNDO_SCOPES[scope];
      const statesOf = servers.states[kinds[0]];
      const reasons = new Map(
        listed.flatMap(({kind, name, reason}): [string, string][] => {
          const release = REASON.exec(reason ?? '')?.[1];
          return release && kinds.some((each) => each === kind) ? [[name, release]] : [];
        }),
      );
      return [...new Set([...reasons.keys(), ...statesOf.keys()])].flatMap((setting): [string, Obsolescence][] => {
        const end = endOf(servers, statesOf.get(setting));
        const since = reasons.get(setting) ?? end?.since;
        const key = settingKey({scope, setting});
        const before = servers.releases[servers.releases.indexOf(statesOf.get(setting)?.[0]?.release ?? '') - 1];
        const isEarly =
          scope !== 'server' && before !== undefined && compareVersions(first.get(key) ?? '99.12', before) <= 0;
        const known = {...(since && {since}), ...(isEarly && {before})};
        return Object.keys(known).length === 0 ? [] : [[key, known]];
      });
    }),
  );
}
