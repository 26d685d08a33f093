// What the page and the search's worker say to each other.
import type {ShownHit} from './shown';
import type {Filters} from './types';

/** What the reader asks. Each question is answered. */
export interface Question {
  readonly query: string;
  readonly filters: Filters;
  readonly limit: number;
}

/** What was found: the best ones, best first, and how many there are in all. */
export interface Answer {
  readonly question: Question;
  readonly hits: readonly ShownHit[];
  readonly total: number;
}

export type ToWorker =
  /** Fetch these files and add their entries, in this order; `place` is the year's among all, newest first. */
  | {readonly type: 'load'; readonly files: readonly {readonly address: string; readonly place: number}[]}
  | ({readonly type: 'find'} & Question);

export type FromWorker =
  /** So many years are there: said at the beginning and after each. */
  {readonly type: 'loaded'; readonly years: number} | {readonly type: 'failed'} | ({readonly type: 'found'} & Answer);
