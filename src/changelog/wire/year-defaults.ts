import type {Catalogue} from '../defaults/catalogue';
import {settingOf} from '../defaults/known';
import {settingKey} from '../defaults/net';
import type {ToldChange} from '../defaults/told';
import {placedEntries, type Release} from '../model/records';
import type {YearDefaults} from './packed-defaults';

/** What these releases of a year know of settings beside their entries. */
export function yearDefaults(
  releases: readonly Release[],
  changes: readonly ToldChange[],
  catalogue: Catalogue | undefined,
): YearDefaults {
  const versions = new Set(releases.map(({version}) => version));
  const own = changes.filter(({release}) => versions.has(release));
  const settings = [...own, ...placedEntries(releases).flatMap(({entry}) => entry.undo)];
  const isObsolete = (each: (typeof settings)[number]): boolean =>
    catalogue !== undefined && settingOf(catalogue, each)?.tier === 'obsolete';
  return {changes: own, obsolete: [...new Set(settings.filter(isObsolete).map(settingKey))]};
}
