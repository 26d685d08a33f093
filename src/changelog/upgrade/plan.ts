import {settingKey} from '../defaults/history';
import {countEntries, keepEntries, type PlacedEntry, placedEntries, type Release, type Year} from '../model/records';
import {compareVersions} from '../model/versions';
import type {PlannedRelease} from './range';
import {type Reason, upgradeReason} from './reason';

/** An entry that matters to an upgrade, with its release and section. */
export interface PlannedEntry extends PlacedEntry {
  readonly reason: Reason;
}

/** The entries of a release that matter to an upgrade, in page order. */
export function plannedEntries(release: Release): PlannedEntry[] {
  return placedEntries([release]).flatMap((placed) => {
    const reason = upgradeReason(placed);
    return reason ? [{...placed, reason}] : [];
  });
}

/** A release with only the entries that matter to an upgrade. */
export function onlyPlanned(release: Release): Release {
  return {...keepEntries(release, (placed) => upgradeReason(placed) !== undefined), introduction: []};
}

/** What the planner knows of every release before anything is loaded, oldest first. `years` are newest first. */
export function plannedReleases(years: readonly Pick<Year, 'releases'>[]): PlannedRelease[] {
  return years
    .flatMap(({releases}) => releases)
    .map((release) => {
      const {version, lts, date, address} = release;
      return {version, lts, date, address, entries: countEntries(release), matters: plannedEntries(release).length};
    })
    .toReversed();
}

/** An entry with those of later releases that tell the same change. */
export type ToldOnce<Item> = Item & {readonly again: readonly Item[]};

/**
 * Lists each change once, with its first release: an entry that has the pull requests of an older release's entry, and
 * no other way back, tells the same.
 * @param items oldest release first
 */
export function toldOnce<Item extends Pick<PlacedEntry, 'release' | 'entry'>>(
  items: readonly Item[],
): ToldOnce<Item>[] {
  const firsts = new Map<string, Item & {again: Item[]}>();
  return items.flatMap((item) => {
    const key = item.entry.pullRequests.join() || item.entry.address;
    const first = firsts.get(key);
    const ways = new Set(first?.entry.undo.map(settingKey));
    if (first && first.release !== item.release && item.entry.undo.every((clause) => ways.has(settingKey(clause)))) {
      first.again.push(item);
      return [];
    }
    const own = {...item, again: []};
    firsts.set(key, first ?? own);
    return [own];
  });
}

/** Orders entries by their releases. */
export function oldestFirst(a: PlacedEntry, b: PlacedEntry): number {
  return compareVersions(a.release.version, b.release.version);
}

/**
 * The ids of entries on a page of many years, on which two entries may have the same one. The first keeps it, others
 * get their release at its end, `pr-1-in-241`.
 */
export function plannedIds(entries: readonly PlacedEntry[]): ReadonlyMap<PlacedEntry['entry'], string> {
  const taken = new Set<string>();
  return new Map(
    entries.map(({entry, release}) => {
      const id = taken.has(entry.id) ? `${entry.id}-in-${release.id}` : entry.id;
      taken.add(id);
      return [entry, id];
    }),
  );
}
