// What browsers fetch of a line of releases: its patch releases, and the entries of their pull requests.

import type {Line} from '../model/patch-release';
import {countEntries, type Entry, keepEntries, type PlacedEntry, type Release, type Year} from '../model/records';
import {entriesByPullRequest} from '../patches/entries-of';
import {type Packed, pack, unpack} from './packed';

/** A patch release, without what it took back. */
type PackedPatchRelease = readonly [version: string, pullRequests: readonly number[], date?: string];

/** A line with the numbers of its pull requests alone. */
export interface PackedPatches {
  readonly line: string;
  readonly patches: readonly PackedPatchRelease[];
}

export interface PackedLine extends PackedPatches {
  /** The entries, by the page that they stand on. */
  readonly pages: readonly Packed[];
}

export interface LineData extends Line {
  readonly entries: ReadonlyMap<number, readonly PlacedEntry[]>;
}

/** A line has an entry to read it and to go to it; the rest of its references is on its page. */
const short = (entry: Entry): Entry => ({...entry, authors: [], closes: [], see: []});

function cut(release: Release, numbers: ReadonlySet<number>): Release {
  const {sections, ...kept} = keepEntries(release, ({entry}) => entry.pullRequests.some((each) => numbers.has(each)));
  return {...kept, sections: sections.map((section) => ({...section, entries: section.entries.map(short)}))};
}

export function packPatches({line, releases}: Line): PackedPatches {
  return {
    line,
    patches: releases.map(({version, pullRequests, date}) =>
      date === undefined ? [version, pullRequests] : [version, pullRequests, date],
    ),
  };
}

export function unpackPatches({line, patches}: PackedPatches): Line {
  return {
    line,
    releases: patches.map(([version, pullRequests, date]) => ({
      version,
      pullRequests,
      reverted: [],
      ...(date !== undefined && {date}),
    })),
  };
}

export function packLine(line: Line, years: readonly Year[]): PackedLine {
  const numbers = new Set(line.releases.flatMap(({pullRequests}) => pullRequests));
  const pages = years.map((year) => ({
    path: year.path,
    releases: year.releases.map((release) => cut(release, numbers)).filter((release) => countEntries(release) > 0),
  }));
  return {
    ...packPatches(line),
    pages: pages.filter((page) => page.releases.length > 0).map((page) => pack(page.path, page.releases, {})),
  };
}

export function unpackLine(packed: PackedLine): LineData {
  return {
    ...unpackPatches(packed),
    entries: entriesByPullRequest(packed.pages.flatMap((page) => unpack(page).releases)),
  };
}
