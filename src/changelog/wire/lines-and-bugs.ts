// What browsers fetch of some entries of all years: those of a line's patch releases, and those that fix known bugs.
import type {Line} from '../model/patch-release';
import {type Entry, keepEntries, placedEntries, type Year} from '../model/records';
import {entriesByPullRequest, type LineWithEntries} from '../patches/entries-of';
import type {Bug} from '../patches/known-bugs';
import {type Packed, pack, unpack} from './packed';

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

/** The years with these entries alone, without summaries and the names of authors. */
function packSome(years: readonly Year[], isKept: (entry: Entry) => boolean): Packed[] {
  return years.flatMap(({path, releases}) => {
    const kept = releases
      .map((release) => ({...keepEntries(release, ({entry}) => isKept(entry)), summary: []}))
      .filter(({sections}) => sections.length > 0);
    return kept.length > 0 ? [pack(path, kept, {})] : [];
  });
}

/** A line with its entries on the pages of these years. */
export function packLine(line: Line, years: readonly Year[]): PackedLine {
  const numbers = new Set(line.releases.flatMap(({pullRequests}) => pullRequests));
  return {...line, pages: packSome(years, ({pullRequests}) => pullRequests.some((number) => numbers.has(number)))};
}

export function unpackLine({pages, ...line}: PackedLine): LineWithEntries {
  return {...line, entries: entriesByPullRequest(pages.flatMap((page) => unpack(page).releases))};
}

export function packBugs(bugs: readonly Bug[], years: readonly Year[]): PackedBugs {
  const byFix = new Map(bugs.map((bug) => [bug.entry, bug]));
  const inOrder = years.flatMap(({releases}) => placedEntries(releases).flatMap(({entry}) => byFix.get(entry) ?? []));
  return {
    pages: packSome(years, (entry) => byFix.has(entry)),
    facts: inOrder.map(({fixedIn, versions}) => ({fixedIn, versions})),
  };
}

export function unpackBugs({pages, facts}: PackedBugs): Bug[] {
  const placed = pages.flatMap((page) => placedEntries(unpack(page).releases));
  return placed.map((each, place) => ({...each, ...facts[place]!}));
}
