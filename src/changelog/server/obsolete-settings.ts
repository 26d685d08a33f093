import type {ListedName} from '../model/named-items';
import {placedEntries, type Release} from '../model/records';
import {plainText} from '../model/text';
import {SCOPES, UNDO_SCOPES} from '../model/undo';
import {compareVersions} from '../model/versions';
import type {Catalogue} from './catalogue';
import {settingKey} from './history';
import {endOf} from './name-status';

/** In which releases a setting has no effect. */
export interface Obsolescence {
  /** The first release that is known to ignore it, or not to know it any more. */
  readonly since?: string;
  /** The last server on which it has an effect, if nothing but the servers says since when: releases in between are not known. */
  readonly last?: string;
  /**
   * The last server that does not know it yet; the history of defaults may have it under this name before. Of server settings
   * nothing is known: servers heed many that they do not list.
   */
  readonly before?: string;
}

/** Since when settings are obsolete, by their keys. */
export type ObsoleteSettings = ReadonlyMap<string, Obsolescence>;

const SAYS_SO = /\b(?:(?:is|are)(?: now)? (?:obsolete|removed)|ha(?:s|ve) no effect|without effect)\b/;
const REASON = /\b(?:removed|renamed) in (\d+\.\d+)/;

/** By word, the releases with an entry that says it is without effect or removed. */
function documentedEnds(releases: readonly Release[]): ReadonlyMap<string, readonly string[]> {
  const documented = new Map<string, string[]>();
  for (const {release, entry} of placedEntries(releases))
    for (const sentence of plainText(entry.text).split(/(?<=[.:;])\s/))
      for (const word of SAYS_SO.test(sentence) ? (sentence.match(/\w+/g) ?? []) : [])
        documented.set(word, [...(documented.get(word) ?? []), release.version]);
  return documented;
}

/**
 * Finds since when settings have no effect or are gone: the list of names says it, or an entry of a release between the
 * last server on which the setting has an effect and the next one; or else that server counts.
 */
export function obsoleteSettings(
  releases: readonly Release[],
  {servers}: Catalogue,
  listed: readonly ListedName[],
): ObsoleteSettings {
  const documented = documentedEnds(releases);
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
        const isBetween = (release: string): boolean =>
          (end?.before === undefined || compareVersions(release, end.before) > 0) &&
          (end?.since === undefined || compareVersions(release, end.since) <= 0);
        const ofEntry = end && documented.get(setting)?.filter(isBetween).toSorted(compareVersions)[0];
        const since = reasons.get(setting) ?? ofEntry ?? end?.since;
        const last = since === end?.since && ofEntry === undefined ? end?.before : undefined;
        const first = scope === 'server' ? undefined : statesOf.get(setting)?.[0]?.release;
        const before = servers.releases[servers.releases.indexOf(first ?? '') - 1];
        const known = {...(since && {since}), ...(last && {last}), ...(before && {before})};
        return Object.keys(known).length === 0 ? [] : [[settingKey({scope, setting}), known]];
      });
    }),
  );
}
