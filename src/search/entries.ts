import {placedEntries} from '../changelog/model/records';
import type {Unpacked} from '../changelog/wire/packed';
import type {SearchEntry} from './messages';

/** More than a year's page will ever have. */
const MOST_A_YEAR = 100_000;

/** The entries of a year for the search, in page order; `place` is that of the year among all, newest first. */
export const searchEntries = ({releases, authors}: Pick<Unpacked, 'releases' | 'authors'>, place: number) =>
  placedEntries(releases).map(
    ({release, section, entry}, index): SearchEntry => ({
      ...entry,
      order: place * MOST_A_YEAR + index,
      release,
      section: section.name,
      authorNames: entry.authors.map((handle) => authors[handle] ?? handle),
    }),
  );
