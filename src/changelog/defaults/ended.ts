import type {ListedName} from '../model/named-items';
import {placedEntries, type Release} from '../model/records';
import {plainText} from '../model/text';
import {SCOPES, UNDO_SCOPES, type UndoScope} from '../model/undo';
import {compareVersions} from '../model/versions';
import type {Catalogue} from './catalogue';
import {settingKey} from './history';

/** The first release that is known to ignore or not to know a setting, by its key. */
export type Ended = ReadonlyMap<string, string>;

const SAYS_SO = /\b(?:(?:is|are)(?: now)? (?:obsolete|removed)|ha(?:s|ve) no effect|without effect)\b/;
const REASON = /\b(?:removed|renamed) (?:in|before) (\d+\.\d+)/;

/** The settings that the newest server takes without effect. */
function obsoleteSettings({settings}: Catalogue): {scope: UndoScope; setting: string}[] {
  return SCOPES.flatMap((scope) =>
    [...settings[UNDO_SCOPES[scope].kinds[0]].values()].flatMap(({name, tier}) =>
      tier === 'obsolete' ? {scope, setting: name} : [],
    ),
  );
}

/**
 * Finds since when settings have no effect or are gone: the list of names has the release of those that the newest
 * server does not know. For those that it takes without effect, an entry that says so counts, or else its own release.
 */
export function endedSettings(
  releases: readonly Release[],
  catalogue: Catalogue,
  listed: readonly ListedName[],
): Ended {
  const gone = listed.flatMap(({kind, name, reason}): [string, string][] => {
    const release = REASON.exec(reason ?? '')?.[1];
    const scope = SCOPES.find((each) => UNDO_SCOPES[each].kinds.some((own) => own === kind));
    return release && scope ? [[settingKey({scope, setting: name}), release]] : [];
  });
  const told = new Map<string, string>();
  for (const {release, entry} of placedEntries(releases))
    for (const sentence of plainText(entry.text).split(/(?<=[.:;])\s/))
      for (const word of SAYS_SO.test(sentence) ? (sentence.match(/\w+/g) ?? []) : []) {
        const before = told.get(word);
        if (before === undefined || compareVersions(release.version, before) < 0) told.set(word, release.version);
      }
  const obsolete = obsoleteSettings(catalogue).map((each): [string, string] => [
    settingKey(each),
    told.get(each.setting) ?? catalogue.release,
  ]);
  return new Map([...gone, ...obsolete]);
}
