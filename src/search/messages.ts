// The messages between the page and the search's worker.
import type {ShownHit} from './shown';
import type {Filters, SearchOptions, SearchResult} from './types';

/** What the reader asks for. */
export interface Question extends SearchOptions {
  readonly query: string;
  readonly filters: Filters;
  /** How many hits the list shows at most. */
  readonly limit: number;
}

/** What was found, as the list shows it. */
export interface Answer extends Omit<SearchResult, 'hits'> {
  readonly query: string;
  readonly hits: readonly ShownHit[];
}

/** A year's file, and the year's place among all, newest first. */
export interface YearFile {
  readonly address: string;
  readonly place: number;
}

export type ToWorker =
  /** Fetches these files and adds their entries, in this order. */
  | {readonly type: 'load'; readonly files: readonly YearFile[]}
  /** Each question is answered. */
  | ({readonly type: 'find'} & Question);

export type FromWorker =
  /** How many years are indexed: sent at the beginning and after each year. */
  {readonly type: 'loaded'; readonly years: number} | {readonly type: 'failed'} | ({readonly type: 'found'} & Answer);
