import {compareVersions} from './headings';
import type {PlannedUndo} from './roll-back';
import {type PlacedEntry, placedEntries, writtenReleases} from './text';
import type {Changelog, Release} from './types';
import type {PlannedRelease} from './upgrade-range';

/** A year's page as the site has it. */
export interface Year {
  /** Its path on the site, `/whats-new/changelog/2024`. */
  readonly path: string;
  readonly changelog: Changelog;
}

/** A release with what it says, and its page. */
export interface CompleteRelease {
  readonly path: string;
  readonly release: Release;
  readonly entries: readonly PlannedEntry[];
}

/** Why an entry matters to whoever upgrades. */
type Reason = 'Backward incompatible' | 'Upgrade note' | 'Check before upgrading';

/** An entry with its place and, where it matters to an upgrade, why. */
export interface PlannedEntry extends PlacedEntry {
  readonly reason?: Reason;
  /** The entry's address on the site. */
  readonly href: string;
  /**
   * Its id on a page of all years: the entry's own, but where two years share one the older entry's says its release.
   */
  readonly anchor: string;
}

/** Why an entry matters to an upgrade; undefined where it does not. */
function reasonOf({section, entry}: Pick<PlacedEntry, 'section' | 'entry'>): Reason | undefined {
  if (section.name === 'Backward Incompatible Change') return 'Backward incompatible';
  if (section.name === 'Upgrade Notes') return 'Upgrade note';
  return entry.references.upgrade ? 'Check before upgrading' : undefined;
}

/** All releases that have sections, oldest first, the order in which an upgrade meets them. */
export function completeReleases(years: readonly Year[]): CompleteRelease[] {
  const releases = years.flatMap(({path, changelog}) => writtenReleases(changelog).map((release) => ({path, release})));
  const taken = new Set<string>();
  const planned = (path: string, placed: PlacedEntry): PlannedEntry => {
    const {
      release,
      entry: {id},
    } = placed;
    const anchor = taken.has(id) ? `${id}-in-${release.id}` : id;
    taken.add(anchor);
    const reason = reasonOf(placed);
    return {...placed, ...(reason && {reason}), href: `${path}#${id}`, anchor};
  };
  return releases
    .toSorted((a, b) => compareVersions(b.release.version, a.release.version))
    .map(({path, release}) => ({
      path,
      release,
      entries: placedEntries({releases: [release]}).map((placed) => planned(path, placed)),
    }))
    .toReversed();
}

/** What the planner has to know before anything is loaded: the releases and the `undo` clauses, oldest first. */
export interface Plan {
  readonly releases: readonly PlannedRelease[];
  readonly undos: readonly (PlannedUndo & {readonly anchor: string})[];
}

/** The plan over all releases that have sections. */
export function plan(releases: readonly CompleteRelease[]): Plan {
  return {
    releases: releases.map(({release: {version, lts, date}, entries}) => ({
      version,
      lts,
      ...(date && {date}),
      entries: entries.length,
      matters: entries.filter(({reason}) => reason).length,
    })),
    undos: releases.flatMap(({release: {version}, entries}) =>
      entries.flatMap(({entry, anchor}) => entry.references.undo.map((undo) => ({...undo, version, anchor}))),
    ),
  };
}
