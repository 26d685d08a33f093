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

/** A file of the search's data. */
export interface DataFile {
  /** A year's entries, the patch releases, the defaults that changed without an entry, the server's errors or its names. */
  readonly kind: 'entries' | 'patches' | 'defaults' | 'errors' | 'names';
  readonly address: string;
  /** The year's place among all, newest first. */
  readonly place?: number;
}

/** Files to be fetched, in this order, or a question to be answered. */
export type ToWorker = readonly DataFile[] | Question;

/** What has changed in what the worker knows. */
export interface FromWorker {
  /** The addresses of the files that it has: sent at the beginning and after each. */
  readonly loaded?: readonly string[];
  /** Whether a file, or the worker itself, could not be fetched. */
  readonly failed?: boolean;
  readonly answer?: Answer;
}
