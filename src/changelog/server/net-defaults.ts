import {groupBy} from '../model/group';
import {compareVersions} from '../model/versions';
import type {ChangeWithEntry} from './default-changes';
import {settingKey} from './defaults-file';
import {areEqualValues} from './values';

/** What becomes of a default from one release to another. */
export interface NetDefault extends Pick<ChangeWithEntry, 'scope' | 'setting' | 'isCloud'> {
  /** The changes after the one release, up to the other, oldest first. */
  readonly changes: readonly [ChangeWithEntry, ...ChangeWithEntry[]];
  /** Other names of the setting, which changed with it. */
  readonly aliases: readonly string[];
  /** The value in the release upgraded from; of a setting that is new since, what the server did until then. */
  readonly before: string;
  readonly after: string;
  /** Whether the setting came after the release upgraded from. */
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
  const settings = passed.filter(({aliasOf}) => aliasOf === undefined);
  return [...groupBy(settings, settingKey).entries()].flatMap(([key, list]) => {
    // A record that only corrects an earlier one changes nothing by itself.
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

/** The defaults that an upgrade changes in the end, without those of ClickHouse Cloud. */
export function differingDefaults(net: readonly NetDefault[]): NetDefault[] {
  return net.filter(({isCloud, isSettled}) => !isCloud && !isSettled);
}

/** How many defaults an upgrade changes in the end, and how many of them no entry documents. */
export function countDefaults(net: readonly NetDefault[]): {changed: number; undocumented: number} {
  const differing = differingDefaults(net);
  const undocumented = differing.filter(({changes}) => changes.every(({address}) => address === undefined));
  return {changed: differing.length, undocumented: undocumented.length};
}
