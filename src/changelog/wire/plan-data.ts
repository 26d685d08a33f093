// What browsers fetch for the planner: of a year the entries that matter to an upgrade, the lines, the known bugs.
import type {Line} from '../model/patch-release';
import {type Entry, keepEntries, placedEntries, type Release, type Year} from '../model/records';
import {linksOf} from '../model/text';
import {entriesByPullRequest, type LineWithEntries} from '../patches/brought';
import type {Bug} from '../patches/known-bugs';
import type {ChangeWithEntry} from '../server/default-changes';
import type {Obsolescence} from '../server/obsolete-settings';
import {onlyPlanned} from '../upgrade/planned-entries';
import {type Packed, pack, type Unpacked, unpack} from './packed';

/** What the releases of a year changed of defaults. */
interface YearChanges {
  readonly changes: readonly ChangeWithEntry[];
}

export type PackedPlan = Packed & YearChanges;

/** What comes with the planner's script. */
export interface PlannerData {
  /** The entries of the usual range. */
  readonly usual: readonly PackedPlan[];
  readonly obsolete: readonly (readonly [key: string, obsolescence: Obsolescence])[];
}

/** What the planner shows of releases of one page. */
export function packPlan(
  {path, releases}: Pick<Year, 'path' | 'releases'>,
  changes: readonly ChangeWithEntry[],
): PackedPlan {
  const versions = new Set(releases.map(({version}) => version));
  return {
    ...pack(path, releases.map(onlyPlanned)),
    changes: changes.filter(({release}) => versions.has(release)),
  };
}

/** What `packPlan` has packed. */
export const unpackPlan = (packed: PackedPlan): Unpacked & YearChanges => ({...packed, ...unpack(packed)});

export interface PackedLine extends Line {
  /** The entries, by the page that they stand on. */
  readonly pages: readonly Packed[];
}

export interface PackedBugs {
  /** The entries that fix them. */
  readonly pages: readonly Packed[];
  /** The rest of each bug, in the order of these entries. */
  readonly facts: readonly Pick<Bug, 'fixedIn' | 'versions'>[];
}

/** A release with these entries alone, and what its summary says of them. */
function keepOf(release: Release, isKept: (entry: Entry) => boolean): Release {
  const kept = keepEntries(release, ({entry}) => isKept(entry));
  const addresses = new Set(placedEntries([kept]).map(({entry}) => entry.address));
  return {...kept, summary: kept.summary.filter((text) => linksOf(text).some((address) => addresses.has(address)))};
}

/** The years with these entries alone. */
function keepSome(years: readonly Year[], isKept: (entry: Entry) => boolean): Pick<Year, 'path' | 'releases'>[] {
  return years
    .map(({path, releases}) => ({
      path,
      releases: releases.map((release) => keepOf(release, isKept)).filter(({sections}) => sections.length > 0),
    }))
    .filter(({releases}) => releases.length > 0);
}

/** Pages without authors. */
const packPages = (pages: readonly Pick<Year, 'path' | 'releases'>[]): Packed[] =>
  pages.map(({path, releases}) => pack(path, releases));

/** A line with its entries on the pages of these years: they can be of later years than a plan. */
export function packLine({line, releases}: Line, years: readonly Year[]): PackedLine {
  const numbers = new Set(releases.flatMap(({pullRequests}) => pullRequests));
  const pages = keepSome(years, ({pullRequests}) => pullRequests.some((number) => numbers.has(number)));
  // Not all of the line: its file is read into more.
  return {line, releases, pages: packPages(pages)};
}

/** What `packLine` has packed. */
export function unpackLine({pages, ...line}: PackedLine): LineWithEntries {
  return {...line, entries: entriesByPullRequest(pages.flatMap((page) => unpack(page).releases))};
}

/** Bugs with the entries that fix them. */
export function packBugs(bugs: readonly Bug[], years: readonly Year[]): PackedBugs {
  const byFix = new Map(bugs.map((bug) => [bug.entry, bug]));
  const inOrder = years.flatMap(({releases}) => placedEntries(releases).flatMap(({entry}) => byFix.get(entry) ?? []));
  return {
    pages: packPages(keepSome(years, (entry) => byFix.has(entry))),
    facts: inOrder.map(({fixedIn, versions}) => ({fixedIn, versions})),
  };
}

/** What `packBugs` has packed. */
export function unpackBugs({pages, facts}: PackedBugs): Bug[] {
  const placed = pages.flatMap((page) => placedEntries(unpack(page).releases));
  return placed.map((each, place) => ({...each, ...facts[place]!}));
}
