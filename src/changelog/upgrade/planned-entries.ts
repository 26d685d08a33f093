import {isToCheck} from '../model/effects';
import {groupBy} from '../model/group';
import {lineOf} from '../model/patch-release';
import {
  keepEntries,
  type NotInNotes,
  type PlacedEntry,
  placedEntries,
  type Release,
  type Section,
  type Year,
} from '../model/records';
import type {Requirement} from '../model/requirement';
import {plainText} from '../model/text';
import {compareVersions, monthsAfter} from '../model/versions';
import {isPossible} from '../names/how-common';
import type {Backports} from '../patches/backports';
import {type Bug, bugsOf} from '../patches/known-bugs';
import {settingKey} from '../server/defaults-file';
import {planGroup} from './groups';
import type {PlannedRelease} from './range';

/** The entries of a release that matter to an upgrade, in page order. */
export function plannedEntries(release: Release): PlacedEntry[] {
  return placedEntries([release]).filter(({entry}) => isToCheck(entry));
}

/** Adds what no release note has to its releases, as upgrade notes: a plan is made from these years. */
export function withNotInNotes<Y extends Pick<Year, 'releases'>>(years: readonly Y[], all: readonly NotInNotes[]): Y[] {
  const ofRelease = groupBy(all, ({version}) => version);
  const add = (release: Release): Release => {
    const own = ofRelease.get(release.version);
    if (!own) return release;
    const notes: Section = {name: 'Upgrade Notes', id: '', entries: own.map(({entry}) => entry)};
    return {...release, sections: [...release.sections, notes]};
  };
  return years.map((year) => ({...year, releases: year.releases.map(add)}));
}

/** A release with only the entries that matter to an upgrade. */
export function onlyPlanned(release: Release): Release {
  return keepEntries(release, ({entry}) => isToCheck(entry));
}

/** An entry with those that tell the same change again. */
export type Merged<Item> = Item & {readonly again: readonly Item[]};

/**
 * Lists each change once, with its first release. An entry repeats an earlier one if it has the same pull requests and no
 * other `undo` clause and, in one release, the same words too.
 * @param items oldest release first
 */
export function mergeRepeats<Item extends Pick<PlacedEntry, 'release' | 'entry'>>(
  items: readonly Item[],
): Merged<Item>[] {
  const firsts = new Map<string, Item & {again: Item[]}>();
  return items.flatMap((item) => {
    const {release, entry} = item;
    const key = entry.pullRequests.join() || entry.address;
    const first = firsts.get(key);
    const undone = new Set(first?.entry.undo.map(settingKey));
    const isNews = first?.release.version === release.version && plainText(first.entry.text) !== plainText(entry.text);
    if (first && !isNews && entry.undo.every((clause) => undone.has(settingKey(clause)))) {
      first.again.push(item);
      return [];
    }
    const own = {...item, again: []};
    firsts.set(key, first ?? own);
    return [own];
  });
}

/** The lines older than `since` with versions that have, or may have, a bug. */
function olderLines({entry: {since}, versions}: Bug): string[] {
  const lines = versions.flatMap(({from, before}) => {
    const found: string[] = [];
    for (let line = lineOf(from); compareVersions(line, before) < 0; line = monthsAfter(line, 1)) found.push(line);
    return found;
  });
  return lines.filter((line) => compareVersions(line, since!) < 0);
}

/**
 * What the planner knows of every release before anything is loaded, oldest first. `years` are newest first, `requires` is
 * what entries require, by their addresses.
 */
export function plannedReleases(
  years: readonly Pick<Year, 'releases'>[],
  backports: Backports,
  requires: ReadonlyMap<string, Requirement> = new Map(),
): PlannedRelease[] {
  const releases = years.flatMap((year) => year.releases).toReversed();
  const once = mergeRepeats(releases.flatMap(plannedEntries));
  const repeated = once.flatMap((each) => each.again);
  return releases.map((release, place) => {
    const {version, lts, date} = release;
    const before = releases[place - 1]?.version ?? '';
    const own = once.filter(
      ({release: {version: its}, entry}) => its === version && isPossible(requires.get(entry.address), before),
    );
    const lines = bugsOf([onlyPlanned(release)], backports).map((bug) => [bug.entry.address, olderLines(bug)] as const);
    const known = lines.filter(([, list]) => list.length > 0);
    const again = repeated.filter((each) => each.release === release).map(({entry}) => entry.address);
    const entries = placedEntries([release]).filter(({entry}) => !entry.source).length;
    const byGroup = groupBy(own, ({entry}) => planGroup(entry).id);
    const checks = Object.fromEntries([...byGroup].map(([id, list]) => [id, list.length]));
    return {
      version,
      lts,
      date,
      address: release.address,
      entries,
      checks,
      again,
      ...(known.length > 0 && {older: Object.fromEntries(known)}),
    };
  });
}

/**
 * Lists each change once. A change is left out if a release before these tells it.
 * @param entries of the releases that an upgrade passes, oldest first
 */
export function plannedOnce(
  entries: readonly PlacedEntry[],
  passed: readonly Pick<PlannedRelease, 'again'>[],
): Merged<PlacedEntry>[] {
  const known = new Set(passed.flatMap(({again}) => again));
  return mergeRepeats(entries).filter(({entry}) => !known.has(entry.address));
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
