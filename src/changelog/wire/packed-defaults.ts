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
  /** Where the entry that tells it is: its anchor on the year's page, `#pr-1`, or its path, if another page has it. */
  readonly told?: string | undefined;
};

/** The same as JSON. */
export interface PackedDefaults {
  readonly changes: readonly PackedChange[];
  readonly obsolete: readonly string[];
}

/** A year's defaults as JSON for browsers. `path` is that of the year's page. */
export function packDefaults({changes, obsolete}: YearDefaults, path: string): PackedDefaults {
  return {
    changes: changes.map(({release, scope, setting, before, after, isCloud, newIn, address}) => ({
      release,
      setting,
      before,
      after,
      mt: scope === 'merge-tree' || undefined,
      cloud: isCloud || undefined,
      newIn,
      told: address?.startsWith(`${path}#`) ? address.slice(path.length) : address,
    })),
    obsolete,
  };
}

/** The defaults that were packed with the same path. */
export function unpackDefaults({changes, obsolete}: PackedDefaults, path: string): YearDefaults {
  return {
    changes: changes.map(({release, setting, before, after, mt = false, cloud = false, newIn, told}) => ({
      release,
      scope: mt ? 'merge-tree' : 'query',
      setting,
      before,
      after,
      isCloud: cloud,
      newIn,
      address: told?.startsWith('#') ? `${path}${told}` : told,
    })),
    obsolete,
  };
}
