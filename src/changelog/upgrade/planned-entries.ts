import {isToCheck} from '../model/effects';
import {groupBy} from '../model/group';
import {
  allReleases,
  keepEntries,
  type NotInNotes,
  type PlacedEntry,
  placedEntries,
  type Release,
  type Section,
  type Year,
} from '../model/records';
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

/** What the planner knows of every release before anything is loaded, oldest first. `years` are newest first. */
export function plannedReleases(years: readonly Year[]): PlannedRelease[] {
  return allReleases(years)
    .toReversed()
    .map((release) => {
      const {version, lts, date, address} = release;
      const entries = placedEntries([release]).filter(({entry}) => !entry.source).length;
      return {version, lts, date, address, entries};
    });
}
