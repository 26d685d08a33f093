// What browsers fetch of the server's history of defaults: a year's changes, without what is usual.
import type {End, Ended} from '../defaults/ended';
import {settingKey} from '../defaults/history';
import type {ChangeWithEntry} from '../defaults/with-entries';
import {placedEntries, type Release} from '../model/records';
import {compareVersions} from '../model/versions';

/** What a year knows of settings beside its entries. */
export interface YearDefaults {
  /** Oldest first. */
  readonly changes: readonly ChangeWithEntry[];
  /** Of the settings of these changes, and of the year's `undo` clauses, those without effect, and since when. */
  readonly ended: readonly (readonly [key: string, end: End])[];
}

/** What these releases of a year know of settings beside their entries. */
export function yearDefaults(
  releases: readonly Release[],
  changes: readonly ChangeWithEntry[],
  ended: Ended,
): YearDefaults {
  const versions = new Set(releases.map(({version}) => version));
  const own = changes.filter(({release}) => versions.has(release));
  const undone = placedEntries(releases).flatMap(({entry, release: {version}}) =>
    entry.undo.map((undo) => ({...undo, release: version})),
  );
  const known = new Map(
    [...own, ...undone].flatMap((each) => {
      const {before, ...end} = ended.get(settingKey(each)) ?? {};
      const isEarly = before !== undefined && compareVersions(each.release, before) <= 0;
      const all = isEarly ? {...end, before} : end;
      return Object.keys(all).length > 0 ? [[settingKey(each), all] as const] : [];
    }),
  );
  return {changes: own, ended: [...known]};
}

type PackedChange = Pick<ChangeWithEntry, 'release' | 'setting' | 'before' | 'after'> & {
  readonly mt?: true | undefined;
  readonly cloud?: true | undefined;
  readonly newIn?: string | undefined;
  readonly aliasOf?: string | undefined;
  /** Where the entry that tells it is: its anchor on the year's page, `#pr-1`, or its path, if another page has it. */
  readonly told?: string | undefined;
};

export interface PackedDefaults {
  readonly changes: readonly PackedChange[];
  readonly ended: YearDefaults['ended'];
}

/** A year's defaults as JSON for browsers. `path` is that of the year's page. */
export function packDefaults({changes, ended}: YearDefaults, path: string): PackedDefaults {
  return {
    changes: changes.map(({release, scope, setting, before, after, isCloud, newIn, aliasOf, address}) => ({
      release,
      setting,
      before,
      after,
      mt: scope === 'merge-tree' || undefined,
      cloud: isCloud || undefined,
      newIn,
      aliasOf,
      told: address?.startsWith(`${path}#`) ? address.slice(path.length) : address,
    })),
    ended,
  };
}

export function unpackDefaults({changes, ended}: PackedDefaults, path: string): YearDefaults {
  return {
    changes: changes.map(({release, setting, before, after, mt = false, cloud = false, newIn, aliasOf, told}) => ({
      release,
      scope: mt ? 'merge-tree' : 'query',
      setting,
      before,
      after,
      isCloud: cloud,
      newIn,
      aliasOf,
      address: told?.startsWith('#') ? `${path}${told}` : told,
    })),
    ended,
  };
}
