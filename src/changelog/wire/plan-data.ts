// What browsers fetch of a year for the planner: the entries that matter to an upgrade, and what is known beside them.
import {groupBy} from '../model/group';
import type {Line} from '../model/patch-release';
import {type Entry, keepEntries, placedEntries, type Release, type Text, type Year} from '../model/records';
import type {Requirement} from '../model/requirement';
import {linksOf} from '../model/text';
import {entriesByPullRequest, type LineWithEntries} from '../patches/brought';
import type {Bug} from '../patches/known-bugs';
import type {ChangeWithEntry} from '../server/default-changes';
import type {Obsolescence} from '../server/obsolete-settings';
import type {PlanFacts} from '../upgrade/compute-plan';
import {onlyPlanned} from '../upgrade/planned-entries';
import {type Packed, pack, type Unpacked, unpack} from './packed';

/** What is known of entries, by their addresses. */
export interface EntryFacts {
  readonly answers: readonly (readonly [address: string, answers: Text])[];
  readonly requires: readonly (readonly [address: string, requirement: Requirement])[];
}

/** What is known of the entries of some releases, and of these releases. */
interface YearFacts extends EntryFacts {
  readonly changes: readonly ChangeWithEntry[];
}

export type PackedPlan = Packed & YearFacts;

/** What comes with the planner's script. */
export interface PlannerData {
  /** The entries of the usual range. */
  readonly usual: readonly PackedPlan[];
  readonly obsolete: readonly (readonly [key: string, obsolescence: Obsolescence])[];
}

/** What is known of the entries of these releases. */
function factsOfEntries(
  releases: readonly Release[],
  {answers, requires}: Pick<PlanFacts, keyof EntryFacts>,
): EntryFacts {
  const addresses = new Set(placedEntries(releases).map(({entry}) => entry.address));
  const ofEntries = <Known>(known: ReadonlyMap<string, Known>) =>
    [...known].filter(([address]) => addresses.has(address));
  return {answers: ofEntries(answers), requires: ofEntries(requires)};
}

/** What the planner shows of releases of one page. */
export function packPlan(
  {path, releases}: Pick<Year, 'path' | 'releases'>,
  {changes, ...known}: PlanFacts,
): PackedPlan {
  const planned = releases.map(onlyPlanned);
  const versions = new Set(planned.map(({version}) => version));
  return {
    ...pack(path, planned),
    changes: changes.filter(({release}) => versions.has(release)),
    ...factsOfEntries(planned, known),
  };
}

/** What `packPlan` has packed. */
export const unpackPlan = (packed: PackedPlan): Unpacked & YearFacts => ({...packed, ...unpack(packed)});

/**
 * What several years know beside their entries, and lines and bugs of theirs, which can be of later years. A year may be there
 * twice: in part, with the script, and whole.
 */
export function factsOf(years: readonly YearFacts[], others: readonly EntryFacts[]): Pick<PlanFacts, keyof YearFacts> {
  const changes = new Map(years.flatMap((year) => [...groupBy(year.changes, ({release}) => release)]));
  const all = [...others, ...years];
  return {
    changes: [...changes.values()].flat(),
    answers: new Map(all.flatMap(({answers}) => answers)),
    requires: new Map(all.flatMap(({requires}) => requires)),
  };
}

export interface PackedLine extends Line, EntryFacts {
  /** The entries, by the page that they stand on. */
  readonly pages: readonly Packed[];
}

export interface PackedBugs extends EntryFacts {
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

/** A line with its entries on the pages of these years, and what is known of them: they can be of later years than a plan. */
export function packLine(line: Line, years: readonly Year[], known: Pick<PlanFacts, keyof EntryFacts>): PackedLine {
  const numbers = new Set(line.releases.flatMap(({pullRequests}) => pullRequests));
  const pages = keepSome(years, ({pullRequests}) => pullRequests.some((number) => numbers.has(number)));
  const releases = pages.flatMap((page) => page.releases);
  // Not all of the line: its file is read into more.
  return {line: line.line, releases: line.releases, pages: packPages(pages), ...factsOfEntries(releases, known)};
}

/** What `packLine` has packed. */
export function unpackLine({pages, ...line}: PackedLine): LineWithEntries & EntryFacts {
  return {...line, entries: entriesByPullRequest(pages.flatMap((page) => unpack(page).releases))};
}

/** Bugs, and what their entries require. */
export function packBugs(
  bugs: readonly Bug[],
  years: readonly Year[],
  known: Pick<PlanFacts, keyof EntryFacts>,
): PackedBugs {
  const byFix = new Map(bugs.map((bug) => [bug.entry, bug]));
  const inOrder = years.flatMap(({releases}) => placedEntries(releases).flatMap(({entry}) => byFix.get(entry) ?? []));
  const pages = keepSome(years, (entry) => byFix.has(entry));
  const {requires} = factsOfEntries(
    pages.flatMap(({releases}) => releases),
    known,
  );
  return {
    pages: packPages(pages),
    facts: inOrder.map(({fixedIn, versions}) => ({fixedIn, versions})),
    requires,
    answers: [],
  };
}

/** What `packBugs` has packed. */
export function unpackBugs({pages, facts, ...known}: PackedBugs): EntryFacts & {readonly bugs: readonly Bug[]} {
  const placed = pages.flatMap((page) => placedEntries(unpack(page).releases));
  return {...known, bugs: placed.map((each, place) => ({...each, ...facts[place]!}))};
}
