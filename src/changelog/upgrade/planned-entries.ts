import {isToCheck} from '../model/effects';
import {groupBy} from '../model/group';
import {
  allReleases,
  type Entry,
  keepEntries,
  type NotInNotes,
  type PlacedEntry,
  placedEntries,
  type Release,
  type Section,
  type Text,
  type Year,
} from '../model/records';
import type {Requirement} from '../model/requirement';
import type {PlannedRelease} from './range';

/** The entries of a release that matter to an upgrade, in page order. */
export function plannedEntries(release: Release): PlacedEntry[] {
  return placedEntries([release]).filter(({entry}) => isToCheck(entry));
}

/** What stands beside the years' pages and matters to upgrades. */
export interface BesidePages {
  readonly notInNotes: readonly NotInNotes[];
  /** What entries require, by release and id: `24.8 pr-65007`. */
  readonly requires: ReadonlyMap<string, Requirement>;
  /** What servers answer before and after the change of an entry, by its address. */
  readonly answers: ReadonlyMap<string, Text>;
}

/** The years that plans are made from: with what no release note has, as upgrade notes, and with what is known of their entries. */
export function yearsOfPlans(years: readonly Year[], {notInNotes, requires, answers}: BesidePages): Year[] {
  const ofRelease = groupBy(notInNotes, ({version}) => version);
  const complete = (release: Release): Release => {
    const others = ofRelease.get(release.version)?.map(({entry}) => entry);
    const notes: Section[] = others ? [{name: 'Upgrade Notes', id: '', entries: others}] : [];
    const known = (entry: Entry): Entry => {
      const [required, answer] = [requires.get(`${release.version} ${entry.id}`), answers.get(entry.address)];
      return {...entry, ...(required && {requires: required}), ...(answer && {answers: answer})};
    };
    const sections = [...release.sections, ...notes];
    return {...release, sections: sections.map((section) => ({...section, entries: section.entries.map(known)}))};
  };
  return years.map((year) => ({...year, releases: year.releases.map(complete)}));
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
