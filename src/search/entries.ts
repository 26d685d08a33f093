import {placedEntries} from '../changelog/model/records';
import {sinceMeans} from '../changelog/model/since';
import {assignment} from '../changelog/model/undo';
import type {Unpacked} from '../changelog/wire/packed';
import type {SearchEntry} from './types';

/** More than a year's page will ever have. */
export const MOST_A_YEAR = 100_000;

/**
 * The entries of a year for the search, in page order.
 * @param place of the year among all, newest first
 */
export function searchEntries(
  {releases, authors}: Pick<Unpacked, 'releases' | 'authors'>,
  place: number,
): SearchEntry[] {
  return placedEntries(releases).map(({release: {version, lts}, section, entry}, index) => ({
    order: place * MOST_A_YEAR + index,
    release: {version, lts},
    section: section.name,
    address: entry.address,
    effects: entry.effects,
    ...(entry.since && sinceMeans(section) === 'bug' && {bug: {since: entry.since, causedBy: entry.causedBy}}),
    text: entry.text,
    pullRequests: entry.pullRequests,
    authors: entry.authors.map((handle) => [handle, authors[handle] ?? handle]),
    issues: [...entry.closes, ...entry.see, ...entry.causedBy],
    ...(entry.cve && {cve: entry.cve.map(({cve}) => cve)}),
    undo: entry.undo.map(assignment),
  }));
}
