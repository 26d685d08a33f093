// The messages between the page and the search's worker: data, questions and answers.
import type {Entry, Release} from '../changelog/model/records';
import type {SectionName} from '../changelog/model/section-names';
import {type Children, h, htmlOf} from '../changelog/render/html';

/** An entry as it is searched and shown. */
export interface SearchEntry extends Entry {
  readonly release: Pick<Release, 'version' | 'lts'>;
  readonly section: SectionName;
  readonly authorNames: readonly string[];
  /** The names of the patch releases with it. */
  readonly patches: readonly string[];
  /** The errors that people paste who meet its bug. */
  readonly messages: readonly string[];
}

export interface Question {
  readonly query: string;
  /** What the entries must have; an absent filter lets all pass. */
  readonly filters: {readonly version?: string | undefined; readonly section?: SectionName | undefined};
}

export const NOTHING: Question = {query: '', filters: {}};
export const isFiltered = ({version, section}: Question['filters']): boolean => (version ?? section) !== undefined;
export const isAsked = ({query, filters}: Question): boolean => query !== '' || isFiltered(filters);

/** A result as the list shows it: a release, a name, an entry, or a page of the site. */
export interface Row {
  readonly address: string;
  /** The kind of change that gives the color. */
  readonly color?: string;
  readonly html: string;
}

/**
 * A row of the results. `place` is a release, `24.8 LTS`, and `label` the kind of the result, `Bug fix`. `origin` stands
 * below the text: the pull requests, authors and patch releases of an entry.
 */
export function rowOf(address: string, label: string, text: Children, place = '', origin: Children = ''): Row {
  const head = h('small', {}, [place ? `${place} · ` : '', h('b', {}, label)]);
  return {address, html: htmlOf([head, h('div', {}, text), h('small', {}, origin)])};
}

export interface Answer {
  readonly question: Question;
  /** A release, names, then the best entries. */
  readonly rows: readonly Row[];
  /** Whether entries have all words, or most; or that nothing is searched: it has no words but those of every error. */
  readonly manner: 'all' | 'most' | 'too common';
  /** How many entries there are, listed or not. */
  readonly total: number;
}

/** A file of the search's data. Small ones, which the index needs first, come before those of the years. */
export interface DataFile {
  readonly kind: 'facts' | 'names' | 'entries';
  readonly address: string;
  /** Of its entries. */
  readonly year?: number;
}

/** Files to fetch, in this order; or a question, which is answered again after each file. */
export type ToWorker = readonly DataFile[] | Question;

/** What the page shows of the search: a new object for each change. The worker tells what has changed. */
export interface SearchState {
  readonly question: Question;
  /** The addresses of the files that the worker has. */
  readonly loaded: readonly string[];
  /** Whether a file, or the worker itself, could not be fetched. */
  readonly failed: boolean;
  /** The last answer, which may be to an earlier question; undefined if nothing is asked. */
  readonly answer: Answer | undefined;
}
