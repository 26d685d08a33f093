import type {Entry, Release} from '../changelog/model/records';
import type {SectionName} from '../changelog/model/section-names';

/** An entry as it is found and shown. */
export interface SearchEntry extends Pick<Entry, 'address' | 'text' | 'pullRequests'> {
  /** Its place among all entries, newest first. */
  readonly order: number;
  readonly release: Pick<Release, 'version' | 'lts'>;
  readonly section: SectionName;
  /** Handle and display name. */
  readonly authors: readonly (readonly [handle: string, name: string])[];
  /** Issues closed and other numbers that the entry names. */
  readonly issues: readonly number[];
  /** Settings that bring the old behavior back, `a = 1`. */
  readonly undo: readonly string[];
}

/** What narrows a search; an absent one narrows nothing. */
export interface Filters {
  readonly version?: string | undefined;
  readonly section?: SectionName | undefined;
}

export const isFiltered = ({version, section}: Filters): boolean => version !== undefined || section !== undefined;

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
  /** Whether the query is of signs alone, without a letter or a digit to search for. */
  readonly isWordless: boolean;
}
