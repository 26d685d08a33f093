// What the page and the search's worker say to each other.
import type {ShownHit} from './shown';
import type {Filters, SearchResult} from './types';

/** What was found, as the list shows it. */
export interface Answer extends Omit<SearchResult, 'hits'> {
  /** The query that it answers. */
  readonly query: string;
  readonly hits: readonly ShownHit[];
}

/** A year's file, and the year's place among all, newest first. */
export interface YearFile {
  readonly address: string;
  readonly place: number;
}

export type ToWorker =
  /** Fetch these files and add their entries, in this order. */
  | {readonly type: 'load'; readonly files: readonly YearFile[]}
  /** What the reader asks. Each question is answered. */
  | {readonly type: 'find'; readonly query: string; readonly filters: Filters; readonly limit: number};

export type FromWorker =
  /** So many years are there: said at the beginning and after each. */
  {readonly type: 'loaded'; readonly years: number} | {readonly type: 'failed'} | ({readonly type: 'found'} & Answer);
