import type {ListedName} from '../model/named-items';
import {placedEntries, type Release} from '../model/records';
import {plainText} from '../model/text';
import {SCOPES, UNDO_SCOPES} from '../model/undo';
import {compareVersions} from '../model/versions';
import type {Catalogue} from './catalogue';
import {endOf} from './fate';
import {settingKey} from './history';

/** Which releases do not heed a setting. */
export interface End {
  /** The first release that is known to ignore it, or not to know it any more. */
  readonly since?: string;
  /** The last server that heeds it, if nothing but the servers says since when: releases in between are not known. */
  readonly last?: string;
  /** The last server that does not know it yet; the history of defaults may have it under this name before. */
  readonly before?: string;
}

/** The ends of settings, by their keys. */
export type Ended = ReadonlyMap<string, End>;

const SAYS_SO = /\b(?:(?:is|are)(?: now)? (?:obsolete|removed)|ha(?:s|ve) no effect|without effect)\b/;
const REASON = /\b(?:removed|renamed) in (\d+\.\d+)/;

/** The oldest release of which an entry says that a word is without effect or removed. */
function toldEnds(releases: readonly Release[]): ReadonlyMap<string, readonly string[]> {
  const told = new Map<string, string[]>();
  for (const {release, entry} of placedEntries(releases))
    for (const sentence of plainText(entry.text).split(/(?<=[.:;])\s/))
      for (const word of SAYS_SO.test(sentence) ? (sentence.match(/\w+/g) ?? []) : [])
        told.set(word, [...(told.get(word) ?? []), release.version]);
  return told;
}

/**
 * Finds since when settings have no effect or are gone: the list of names says it, or an entry of a release between the
 * last server that heeds the setting and the first one that does not; or else that server counts.
 */
export function endedSettings(
  releases: readonly Release[],
  {servers}: Catalogue,
  listed: readonly ListedName[],
): Ended {
  const told = toldEnds(releases);
  return new Map(
    SCOPES.flatMap((scope) => {
      const {kinds} = UNDO_SCOPES[scope];
      const statesOf = servers.states[kinds[0]];
      const reasons = new Map(
        listed.flatMap(({kind, name, reason}): [string, string][] => {
          const release = REASON.exec(reason ?? '')?.[1];
          return release && kinds.some((own) => own === kind) ? [[name, release]] : [];
        }),
      );
      return [...new Set([...reasons.keys(), ...statesOf.keys()])].flatMap((setting): [string, End][] => {
        const end = endOf(servers, statesOf.get(setting));
        const isBetween = (release: string): boolean =>
          (end?.before === undefined || compareVersions(release, end.before) > 0) &&
          (end?.since === undefined || compareVersions(release, end.since) <= 0);
        const said = end && told.get(setting)?.filter(isBetween).toSorted(compareVersions)[0];
        const since = reasons.get(setting) ?? said ?? end?.since;
        const last = since === end?.since && said === undefined ? end?.before : undefined;
        const before = servers.releases[servers.releases.indexOf(statesOf.get(setting)?.[0]?.release ?? '') - 1];
        const known = {...(since && {since}), ...(last && {last}), ...(before && {before})};
        return Object.keys(known).length === 0 ? [] : [[settingKey({scope, setting}), known]];
      });
    }),
  );
}
