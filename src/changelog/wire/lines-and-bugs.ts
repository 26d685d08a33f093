// What browsers fetch of some entries of all years: those of a line's patch releases, and those that fix known bugs.
import type {Line} from '../model/patch-release';
import {type Entry, keepEntries, placedEntries, type Year} from '../model/records';
import {entriesByPullRequest, type LineWithEntries} from '../patches/entries-of';
import type {Bug} from '../patches/known-bugs';
import type {PlanFacts} from '../upgrade/compute-plan';
import {type Packed, pack, unpack} from './packed';
import {type EntryFacts, factsOfEntries} from './plan-data';

export interface PackedLine extends Line, EntryFacts {
  /** The entries, by the page that they stand on. */
  readonly pages: readonly Packed[];
}

export interface PackedBugs {
  /** The entries that fix them. */
  readonly pages: readonly Packed[];
  /** The rest of each bug, in the order of these entries. */
  readonly facts: readonly Pick<Bug, 'fixedIn' | 'versions'>[];
}

/** The years with these entries alone, without summaries. */
function keepSome(years: readonly Year[], isKept: (entry: Entry) => boolean): Pick<Year, 'path' | 'releases'>[] {
  return years
    .map(({path, releases}) => ({
      path,
      releases: releases
        .map((release) => ({...keepEntries(release, ({entry}) => isKept(entry)), summary: []}))
        .filter(({sections}) => sections.length > 0),
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
  return {...line, pages: packPages(pages), ...factsOfEntries(releases, known)};
}

export function unpackLine({pages, ...line}: PackedLine): LineWithEntries & EntryFacts {
  return {...line, entries: entriesByPullRequest(pages.flatMap((page) => unpack(page).releases))};
}

export function packBugs(bugs: readonly Bug[], years: readonly Year[]): PackedBugs {
  const byFix = new Map(bugs.map((bug) => [bug.entry, bug]));
  const inOrder = years.flatMap(({releases}) => placedEntries(releases).flatMap(({entry}) => byFix.get(entry) ?? []));
  return {
    pages: packPages(keepSome(years, (entry) => byFix.has(entry))),
    facts: inOrder.map(({fixedIn, versions}) => ({fixedIn, versions})),
  };
}

export function unpackBugs({pages, facts}: PackedBugs): Bug[] {
  const placed = pages.flatMap((page) => placedEntries(unpack(page).releases));
  return placed.map((each, place) => ({...each, ...facts[place]!}));
}
