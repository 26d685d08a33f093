// What the search gets, is asked and answers: the messages between the page and its worker.
import type {Entry, Release} from '../changelog/model/records';
import type {SectionName} from '../changelog/model/section-names';

/** An entry as it is searched and shown. */
export interface SearchEntry extends Entry {
  /** Its place in the order of all entries, newest first. */
  readonly order: number;
  readonly release: Pick<Release, 'version' | 'lts'>;
  readonly section: SectionName;
  readonly authorNames: readonly string[];
}

/** A release with a summary, as it is searched and shown. */
export type ReleaseCard = Pick<Release, 'version' | 'lts' | 'address' | 'summary'>;

/** What the entries must have; an absent filter asks for nothing. */
export interface Filters {
  readonly version?: string | undefined;
  readonly section?: SectionName | undefined;
}

export const isFiltered = ({version, section}: Filters): boolean => version !== undefined || section !== undefined;

export interface Question {
  readonly query: string;
  readonly filters: Filters;
}

/** A piece of text with one look. */
export interface Segment {
  readonly text: string;
  readonly code: boolean;
  readonly marked: boolean;
}

/** A result as the list shows it: an entry, a name, or a page of the site. */
export interface Row {
  readonly address: string;
  /** The kind of change that gives the color. */
  readonly color?: string;
  /** What it is, `Bug fix`, and where, `24.8 LTS`. */
  readonly label: string;
  readonly place?: string | undefined;
  readonly text: readonly Segment[];
  /** Pull requests, authors and patch releases; empty if there is none. */
  readonly origin?: readonly Segment[];
}

/**
 * How the words of a query were found: all of them, or most. Nothing is searched for signs alone, nor for what every
 * error has.
 */
export type Manner = 'all' | 'most' | 'wordless' | 'too common';

export interface Answer {
  readonly query: string;
  /** Names, then the best entries. */
  readonly rows: readonly Row[];
  readonly manner: Manner;
  /** How many entries there are, listed or not. */
  readonly total: number;
}

/** A file of the search's data: small ones, which entries are indexed with, stand before those of the years. */
export interface DataFile {
  readonly kind: 'facts' | 'names' | 'entries';
  readonly address: string;
  /** The year's place among all, newest first. */
  readonly place?: number;
}

/** Files to be fetched, in this order, or a question to be answered, again after each file; `undefined` ends that. */
export type ToWorker = readonly DataFile[] | Question | undefined;

/** What has changed in what the worker knows. */
export interface FromWorker {
  /** The addresses of the files that it has. */
  readonly loaded?: readonly string[];
  /** Whether a file, or the worker itself, could not be fetched. */
  readonly failed?: boolean;
  readonly answer?: Answer;
}
