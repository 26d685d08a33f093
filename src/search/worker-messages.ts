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

/** What a row shows, from top to bottom. */
interface Shown {
  /** `24.8 LTS`. */
  readonly place?: string;
  readonly text: Children;
  /** Pull requests, authors and patch releases; empty if there is none. */
  readonly origin?: Children;
}

/** A row with a label that says what it is, `Bug fix`. */
export function rowOf(address: string, label: string, {place, text, origin = ''}: Shown): Row {
  const head = h('small', {}, [place ? `${place} · ` : '', h('b', {}, label)]);
  const foot = h('small', {}, origin);
  return {address, html: htmlOf([head, h('div', {}, text), foot])};
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

/** What has changed in what the worker knows, and the answer that follows. */
export interface FromWorker {
  /** The addresses of the files that it has. */
  readonly loaded?: readonly string[];
  /** Whether a file, or the worker itself, could not be fetched. */
  readonly failed?: boolean;
  readonly answer?: Answer;
}
