import {groupBy} from '../model/group';
import {compareVersions} from '../model/versions';
import type {ChangeWithEntry} from './default-changes';
import {settingKey} from './history';
import {areEqualValues} from './values';

/** What becomes of a default on the way from one release to another. */
export interface NetDefault extends Pick<ChangeWithEntry, 'scope' | 'setting' | 'isCloud'> {
  /** The changes on the way, oldest first. */
  readonly changes: readonly [ChangeWithEntry, ...ChangeWithEntry[]];
  /** Other names of the setting, which changed with it. */
  readonly aliases: readonly string[];
  /** The value before the way; of a setting that is new on it, what the server did until then. */
  readonly before: string;
  readonly after: string;
  /** Whether the setting is new on the way. */
  readonly isNew: boolean;
  /** Whether it ends as it began. */
  readonly isSettled: boolean;
}

/** The defaults that change after one release, up to and including another, in the order of their first change. */
export function netDefaults(
  changes: readonly ChangeWithEntry[],
  {from, to}: {readonly from: string; readonly to: string},
): NetDefault[] {
  const passed = changes
    .filter(({release}) => compareVersions(release, from) > 0 && compareVersions(release, to) <= 0)
    .sort((a, b) => compareVersions(a.release, b.release));
  const aliases = groupBy(
    passed.filter(({aliasOf}) => aliasOf !== undefined),
    ({scope, aliasOf}) => settingKey({scope, setting: aliasOf!}),
  );
  const own = passed.filter(({aliasOf}) => aliasOf === undefined);
  return [...groupBy(own, settingKey).entries()].flatMap(([key, list]) => {
    // A record that only sets right what an earlier one said changes nothing by itself.
    if (list.every(({before, after}) => areEqualValues(before, after))) return [];
    const [first, ...newer] = list as [ChangeWithEntry, ...ChangeWithEntry[]];
    const {after} = newer.at(-1) ?? first;
    return {
      scope: first.scope,
      setting: first.setting,
      isCloud: first.isCloud,
      changes: [first, ...newer],
      aliases: [...new Set(aliases.get(key)?.map(({setting}) => setting))],
      before: first.before,
      after,
      isNew: first.newIn !== undefined && compareVersions(first.newIn, from) > 0,
      isSettled: areEqualValues(first.before, after),
    };
  });
}

/** The defaults of a way that differ at its end, without those of ClickHouse Cloud. */
export function differingDefaults(net: readonly NetDefault[]): NetDefault[] {
  return net.filter(({isCloud, isSettled}) => !isCloud && !isSettled);
}

/** How many defaults of a way differ at its end, and how many of them no entry tells. */
export function countDefaults(net: readonly NetDefault[]): {changed: number; undocumented: number} {
  const differing = differingDefaults(net);
  const undocumented = differing.filter(({changes}) => changes.every(({address}) => address === undefined));
  return {changed: differing.length, undocumented: undocumented.length};
}
