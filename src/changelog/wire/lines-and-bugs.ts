// What browsers fetch of some entries of all years: those of a line's patch releases, and those that fix known bugs.
import type {Line} from '../model/patch-release';
import {type Entry, keepEntries, placedEntries, type Year} from '../model/records';
import type {Requirement} from '../model/requirement';
import {entriesByPullRequest, type LineWithEntries} from '../patches/entries-of';
import type {Bug} from '../patches/known-bugs';
import {type Packed, pack, unpack} from './packed';

export interface PackedLine extends Line {
  /** The entries, by the page that they stand on. */
  readonly pages: readonly Packed[];
  /** What those to check require, by their addresses: a plan may pass none of their releases. */
  readonly requires: readonly (readonly [address: string, requirement: Requirement])[];
}

/** A line with the entries of its pull requests, and what those require. */
export type UnpackedLine = LineWithEntries & Pick<PackedLine, 'requires'>;

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

/**
 * A line with its entries on the pages of these years.
 * @param requires what entries require, by their addresses
 */
export function packLine(
  line: Line,
  years: readonly Year[],
  requires: ReadonlyMap<string, Requirement> = new Map(),
): PackedLine {
  const numbers = new Set(line.releases.flatMap(({pullRequests}) => pullRequests));
  const isOfLine = ({pullRequests}: Entry): boolean => pullRequests.some((number) => numbers.has(number));
  const entries = placedEntries(years.flatMap(({releases}) => releases)).map(({entry}) => entry);
  const addresses = new Set(entries.filter(isOfLine).map(({address}) => address));
  return {
    ...line,
    pages: packSome(years, isOfLine),
    requires: [...requires].filter(([address]) => addresses.has(address)),
  };
}

export function unpackLine({pages, ...line}: PackedLine): UnpackedLine {
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
