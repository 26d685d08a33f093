// What browsers fetch of a line of releases: its patch releases, and the entries of their pull requests.

import type {Line} from '../model/patch-release';
import type {Entry, Year} from '../model/records';
import {entriesByPullRequest, type LineWithEntries} from '../patches/entries-of';
import {type Packed, packKept, unpack} from './packed';

export interface PackedLine extends Line {
  /** The entries, by the page that they stand on. */
  readonly pages: readonly Packed[];
}

/** A line has an entry to read it and to go to it; the rest of its references is on its page. */
export function packLine(line: Line, years: readonly Year[]): PackedLine {
  const numbers = new Set(line.releases.flatMap(({pullRequests}) => pullRequests));
  const isBrought = ({pullRequests}: {readonly pullRequests: readonly number[]}): boolean =>
    pullRequests.some((each) => numbers.has(each));
  const shorter = (entry: Entry): Entry => ({...entry, authors: [], closes: [], see: []});
  return {...line, pages: packKept(years, isBrought, shorter)};
}

export function unpackLine({pages, ...line}: PackedLine): LineWithEntries {
  return {...line, entries: entriesByPullRequest(pages.flatMap((page) => unpack(page).releases))};
}
