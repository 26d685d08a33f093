import {placedEntries, type Release} from '../model/records';
import {compareVersions} from '../model/versions';
import type {ChangeWithEntry} from '../server/default-changes';
import {settingKey} from '../server/history';
import type {Obsolescence, ObsoleteSettings} from '../server/obsolete-settings';

/** What a year knows of settings beside its entries. */
export interface YearDefaults {
  /** Oldest first. */
  readonly changes: readonly ChangeWithEntry[];
  /** Of the settings of these changes, and of the year's `undo` clauses, those without effect, and since when. */
  readonly obsolete: readonly (readonly [key: string, end: Obsolescence])[];
}

/** What these releases of a year know of settings beside their entries. */
export function yearDefaults(
  releases: readonly Release[],
  changes: readonly ChangeWithEntry[],
  obsolete: ObsoleteSettings,
): YearDefaults {
  const versions = new Set(releases.map(({version}) => version));
  const own = changes.filter(({release}) => versions.has(release));
  const undone = placedEntries(releases).flatMap(({entry, release: {version}}) =>
    entry.undo.map((undo) => ({...undo, release: version})),
  );
  const known = new Map(
    [...own, ...undone].flatMap((each) => {
      const {before, ...end} = obsolete.get(settingKey(each)) ?? {};
      const isEarly = before !== undefined && compareVersions(each.release, before) <= 0;
      const all = isEarly ? {...end, before} : end;
      return Object.keys(all).length > 0 ? [[settingKey(each), all] as const] : [];
    }),
  );
  return {changes: own, obsolete: [...known]};
}
