import type {SectionName} from '../changelog/section-names';

/**
 * What the search knows: small, since it is fetched by whoever opens the search. Tables are named once and pointed
 * at.
 */
export interface SearchData {
  /** Newest first within a page. */
  readonly releases: readonly SearchRelease[];
  readonly sections: readonly SectionName[];
  /** Handle and display name. */
  readonly authors: readonly (readonly [handle: string, name: string])[];
  /** In page order. */
  readonly entries: readonly SearchRow[];
}

interface SearchRelease {
  /** `24.8`. */
  readonly version: string;
  readonly lts: boolean;
  /** The address of the page that the release stands on. */
  readonly page: string;
}

/** An entry as a row: release, section and authors are places in the tables of SearchData. */
export type SearchRow = readonly [
  release: number,
  section: number,
  id: string,
  /** The text, its code spans between backticks. */
  text: string,
  pullRequests: readonly number[],
  authors: readonly number[],
  /** Issues closed and other numbers that the entry names. */
  issues: readonly number[],
  /** Settings that bring the old behavior back. */
  undo: readonly string[],
];

/** An entry with what its row points at. */
export interface SearchEntry {
  /** Its place in SearchData. */
  readonly index: number;
  readonly release: SearchRelease;
  readonly section: SectionName;
  /** The address of the entry, `/whats-new/changelog/2024#pr-65519`. */
  readonly url: string;
  readonly text: string;
  readonly pullRequests: readonly number[];
  readonly authors: readonly (readonly [handle: string, name: string])[];
  readonly issues: readonly number[];
  readonly undo: readonly string[];
}

/** What narrows a search; an absent one narrows nothing. */
export interface Filters {
  readonly version?: string;
  readonly section?: SectionName;
}

/** One entry found, with the terms of its own that were hit: what to mark. */
export interface Hit {
  readonly entry: SearchEntry;
  readonly terms: ReadonlySet<string>;
}

export interface SearchResult {
  /** The best ones, best first. */
  readonly hits: readonly Hit[];
  /** How many there are in all. */
  readonly total: number;
}
