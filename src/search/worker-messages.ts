// What the search gets, is asked and answers: the messages between the page and its worker.
import type {Entry, Release} from '../changelog/model/records';
import type {SectionName} from '../changelog/model/section-names';
import {type Children, h, htmlOf} from '../changelog/render/html';

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

/** A result as the list shows it: an entry, a name, or a page of the site. */
export interface Row {
  readonly address: string;
  /** The kind of change that gives the color. */
  readonly color?: string;
  readonly html: string;
}

/**
 * A row: where it leads, `24.8 LTS` and a label that says what it is, `Bug fix`; its text; and under it what an entry came
 * with: pull requests, authors and patch releases.
 */
export function rowOf(address: string, label: string, text: Children, place = '', origin: Children = ''): Row {
  const head = h('small', {}, [place ? `${place} · ` : '', h('b', {}, label)]);
  return {address, html: htmlOf([head, h('div', {}, text), h('small', {}, origin)])};
}

export interface Answer {
  readonly query: string;
  /** Names, then the best entries. */
  readonly rows: readonly Row[];
  /** Whether entries have all words, or most; nothing is searched for signs alone, nor for what every error has. */
  readonly manner: 'all' | 'most' | 'wordless' | 'too common';
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

/** What the page shows of the search. A new object for each change. */
export interface SearchState {
  /** The addresses of the files that the worker has. */
  readonly loaded: readonly string[];
  /** Whether a file, or the worker itself, could not be fetched. */
  readonly failed: boolean;
  /** The last answer, which may be to an earlier question; undefined if nothing is asked. */
  readonly answer: Answer | undefined;
}

/** What has changed, and the answer that follows. */
export type FromWorker = Partial<SearchState>;
