// What browsers fetch of the server's history of defaults: a year's changes, without what is usual.
import type {ToldChange} from '../defaults/told';

/** What a year knows of settings beside its entries. */
export interface YearDefaults {
  /** Oldest first. */
  readonly changes: readonly ToldChange[];
  /** The settings of these changes, and of the year's `undo` clauses, that the newest server takes without effect. */
  readonly obsolete: readonly string[];
}

type PackedChange = Pick<ToldChange, 'release' | 'setting' | 'before' | 'after'> & {
  readonly mt?: true | undefined;
  readonly cloud?: true | undefined;
  readonly newIn?: string | undefined;
  /** The anchor of the entry that tells it, on the year's page. */
  readonly id?: string | undefined;
};

/** The same as JSON. */
export interface PackedDefaults {
  readonly changes: readonly PackedChange[];
  readonly obsolete: readonly string[];
}

/** A year's defaults as JSON for browsers. */
export function packDefaults({changes, obsolete}: YearDefaults): PackedDefaults {
  return {
    changes: changes.map(({release, scope, setting, before, after, isCloud, newIn, address}) => ({
      release,
      setting,
      before,
      after,
      mt: scope === 'merge-tree' || undefined,
      cloud: isCloud || undefined,
      newIn,
      id: address?.split('#')[1],
    })),
    obsolete,
  };
}

/** The defaults that were packed. `path` is that of the year's page. */
export function unpackDefaults({changes, obsolete}: PackedDefaults, path: string): YearDefaults {
  return {
    changes: changes.map(({release, setting, before, after, mt = false, cloud = false, newIn, id}) => ({
      release,
      scope: mt ? 'merge-tree' : 'query',
      setting,
      before,
      after,
      isCloud: cloud,
      newIn,
      address: id === undefined ? undefined : `${path}#${id}`,
    })),
    obsolete,
  };
}
