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
import {plainText} from '../model/text';
import {compareVersions, monthsAfter} from '../model/versions';
import type {Backports} from '../patches/backports';
import {type Bug, bugsOf} from '../patches/known-bugs';
import {settingKey} from '../server/defaults-file';
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

/**
 * The addresses of entries that tell an earlier one again: with the same pull requests, no other `undo` clause and, in one
 * release, the same words too.
 * @param entries oldest release first
 */
export function repeatedEntries(entries: readonly Pick<PlacedEntry, 'release' | 'entry'>[]): ReadonlySet<string> {
  const firsts = new Map<string, Pick<PlacedEntry, 'release' | 'entry'>>();
  const repeated = entries.filter((placed) => {
    const {release, entry} = placed;
    const key = entry.pullRequests.join() || entry.address;
    const first = firsts.get(key);
    firsts.set(key, first ?? placed);
    const undone = new Set(first?.entry.undo.map(settingKey));
    const isNews = first?.release.version === release.version && plainText(first.entry.text) !== plainText(entry.text);
    return first && !isNews && entry.undo.every((clause) => undone.has(settingKey(clause)));
  });
  return new Set(repeated.map(({entry}) => entry.address));
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

/** What the planner knows of every release before anything is loaded, oldest first. `years` are newest first. */
export function plannedReleases(years: readonly Pick<Year, 'releases'>[], backports: Backports): PlannedRelease[] {
  const releases = years.flatMap((year) => year.releases).toReversed();
  const repeated = repeatedEntries(releases.flatMap(plannedEntries));
  return releases.map((release) => {
    const {version, lts, date} = release;
    const addresses = plannedEntries(release).map(({entry}) => entry.address);
    const lines = bugsOf([onlyPlanned(release)], backports).map((bug) => [bug.entry.address, olderLines(bug)] as const);
    const known = lines.filter(([, list]) => list.length > 0);
    const entries = placedEntries([release]).filter(({entry}) => !entry.source).length;
    return {
      version,
      lts,
      date,
      address: release.address,
      entries,
      again: addresses.filter((address) => repeated.has(address)),
      ...(known.length > 0 && {older: Object.fromEntries(known)}),
    };
  });
}
