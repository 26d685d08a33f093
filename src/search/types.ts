import type {Entry, Release} from '../changelog/model/records';
import type {SectionName} from '../changelog/model/section-names';
import type {NameCard} from './names';

/** What stands in the place of a section for a changed default that no entry tells. */
export const UNTOLD = 'Changed default';

/** An entry, or a changed default, as it is found and shown. */
export interface SearchEntry extends Pick<Entry, 'address' | 'text' | 'pullRequests' | 'effects'> {
  /** Of a bug fix of which it is known since when: the first release that has the bug, and what caused it. */
  readonly bug?: {readonly since: string; readonly causedBy: readonly number[]};
  /** Its place in the order of all entries, newest first. */
  readonly order: number;
  readonly release: Pick<Release, 'version' | 'lts'>;
  readonly section: SectionName | typeof UNTOLD;
  /** Handle and display name. */
  readonly authors: readonly (readonly [handle: string, name: string])[];
  /** Issues closed and other numbers that the entry names. */
  readonly issues: readonly number[];
  /** Published vulnerabilities that it fixes, `CVE-2025-1385`. */
  readonly cve?: readonly string[];
  /** Settings that keep the old behavior, `a = 1`. */
  readonly undo: readonly string[];
}

/** Whether an entry is of a kind that is asked for. */
export type Passes = (entry: SearchEntry) => boolean;

/** What the entries must have; an absent filter asks for nothing. */
export interface Filters {
  readonly version?: string | undefined;
  readonly section?: SectionName | undefined;
}

export const isFiltered = ({version, section}: Filters): boolean => version !== undefined || section !== undefined;

/** How a query is taken. */
export interface SearchOptions {
  /** Whether each word stands for itself, and `breaking` for no kind of change. */
  readonly isLiteral?: boolean | undefined;
  /** The page that the reader is on: of equal entries, its own come first. */
  readonly page?: string | undefined;
}

/** One entry found, with those of its terms that were hit, to be marked. */
export interface Hit {
  readonly entry: SearchEntry;
  readonly terms: ReadonlySet<string>;
  /** The patch releases that have it, `24.8.5`; none until they are known. */
  readonly patches: readonly string[];
  /** Compares it with others of its list. */
  readonly worth: number;
  /** What stands above it and those that have the same; undefined above the best. */
  readonly heading: string | undefined;
}

export interface SearchResult {
  /** The best ones: those that have all words, then, if these are few, those that have most, best first. */
  readonly hits: readonly Hit[];
  /** What is known of the name that the query is. */
  readonly cards: readonly NameCard[];
  /** How many of the hits have all words. */
  readonly complete: number;
  /** How many entries there are with all words; if there are none, with most. */
  readonly total: number;
  /** What was understood beyond the words themselves, `incompatible changes`, `after 24.8`. */
  readonly says: readonly string[];
  /** What the reader may have meant, if a word is unknown and no entry has all words. */
  readonly suggestion: string | undefined;
  /** Whether the query is of signs alone, without a letter or a digit to search for. */
  readonly isWordless: boolean;
}
