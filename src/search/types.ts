import type {Entry, Release} from '../changelog/model/records';
import type {SectionName} from '../changelog/model/section-names';

/** An entry as it is found and shown. */
export interface SearchEntry extends Pick<Entry, 'address' | 'text' | 'pullRequests'> {
  /** Its place in the order of all entries, newest first. */
  readonly order: number;
  readonly release: Pick<Release, 'version' | 'lts'>;
  readonly section: SectionName;
  /** Handle and display name. */
  readonly authors: readonly (readonly [handle: string, name: string])[];
  /** Issues closed and other numbers that the entry names. */
  readonly issues: readonly number[];
  /** Settings that keep the old behavior, `a = 1`. */
  readonly undo: readonly string[];
}

/** What the entries must have; an absent filter asks for nothing. */
export interface Filters {
  readonly version?: string | undefined;
  readonly section?: SectionName | undefined;
}

export const isFiltered = ({version, section}: Filters): boolean => version !== undefined || section !== undefined;

/** One entry found, with those of its terms that were hit, to be marked. */
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
