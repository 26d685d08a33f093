import type {Ended} from '../defaults/ended';
import {settingKey} from '../defaults/history';
import type {ChangeWithEntry} from '../defaults/with-entries';
import {placedEntries, type Release} from '../model/records';
import type {YearDefaults} from './packed-defaults';

/** What these releases of a year know of settings beside their entries. */
export function yearDefaults(
  releases: readonly Release[],
  changes: readonly ChangeWithEntry[],
  ended: Ended,
): YearDefaults {
  const versions = new Set(releases.map(({version}) => version));
  const own = changes.filter(({release}) => versions.has(release));
  const keys = new Set([...own, ...placedEntries(releases).flatMap(({entry}) => entry.undo)].map(settingKey));
  return {changes: own, ended: [...ended].filter(([key]) => keys.has(key))};
}
