// What browsers fetch of a line of releases: its patch releases, and the entries of their pull requests.

import type {Line} from '../model/patch-release';
import {countEntries, type Entry, keepEntries, type Release, type Year} from '../model/records';
import {entriesByPullRequest, type LineWithEntries} from '../patches/entries-of';
import {type Packed, pack, unpack} from './packed';

export interface PackedLine extends Line {
  /** The entries, by the page that they stand on. */
  readonly pages: readonly Packed[];
}

/** A line has an entry to read it and to go to it; the rest of its references is on its page. */
const short = (entry: Entry): Entry => ({...entry, authors: [], closes: [], see: []});

function cut(release: Release, numbers: ReadonlySet<number>): Release {
  const {sections, ...kept} = keepEntries(release, ({entry}) => entry.pullRequests.some((each) => numbers.has(each)));
  return {...kept, sections: sections.map((section) => ({...section, entries: section.entries.map(short)}))};
}

export function packLine(line: Line, years: readonly Year[]): PackedLine {
  const numbers = new Set(line.releases.flatMap(({pullRequests}) => pullRequests));
  const pages = years.map((year) => ({
    path: year.path,
    releases: year.releases.map((release) => cut(release, numbers)).filter((release) => countEntries(release) > 0),
  }));
  return {
    ...line,
    pages: pages.filter((page) => page.releases.length > 0).map((page) => pack(page.path, page.releases, {})),
  };
}

export function unpackLine({pages, ...line}: PackedLine): LineWithEntries {
  return {...line, entries: entriesByPullRequest(pages.flatMap((page) => unpack(page).releases))};
}
