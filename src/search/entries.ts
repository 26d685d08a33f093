import {settingKey} from '../changelog/defaults/net';
import type {ToldChange} from '../changelog/defaults/told';
import {groupBy} from '../changelog/model/group';
import {placedEntries} from '../changelog/model/records';
import {PAGE_PATHS} from '../changelog/model/site';
import {assignment, UNDO_SCOPES} from '../changelog/model/undo';
import {isLtsVersion} from '../changelog/model/versions';
import {upgradeReason} from '../changelog/upgrade/reason';
import type {Unpacked} from '../changelog/wire/packed';
import {type SearchEntry, UNTOLD} from './types';

/** More than a year's page will ever have. */
const MOST_A_YEAR = 100_000;

/**
 * The entries of a year for the search, in page order.
 * @param place of the year among all, newest first
 */
export function searchEntries({releases, authors}: Unpacked, place: number): SearchEntry[] {
  return placedEntries(releases).map(({release: {version, lts}, section, entry}, index) => ({
    order: place * MOST_A_YEAR + index,
    release: {version, lts},
    section: section.name,
    address: entry.address,
    matters: upgradeReason({section, entry}) !== undefined,
    text: entry.text,
    pullRequests: entry.pullRequests,
    authors: entry.authors.map((handle) => [handle, authors[handle] ?? handle]),
    issues: [...entry.closes, ...entry.see],
    undo: entry.undo.map(assignment),
  }));
}

/** The settings whose default changed without an entry that tells it, each with a link into the index of names. */
export function defaultEntries(changes: readonly ToldChange[], place: number): SearchEntry[] {
  return [...groupBy(changes, settingKey).values()].map((all, index) => {
    // A later record may repeat what an earlier one says.
    const own = all.filter(({after}, at) => after !== all[at - 1]?.after);
    const {scope, setting} = own[0]!;
    const {name, kinds} = UNDO_SCOPES[scope];
    const version = own.at(-1)!.release;
    const told = own.map(({before, after, release}) => `${before || "''"} → ${after || "''"} in ${release}`);
    return {
      order: place * MOST_A_YEAR + index,
      release: {version, lts: isLtsVersion(version)},
      section: UNTOLD,
      address: `${PAGE_PATHS.names}#${kinds[0]}-${setting}`,
      matters: true,
      text: [name && `${name} `, {code: setting}, `: default ${told.join(', ')}`],
      pullRequests: [],
      authors: [],
      issues: [],
      undo: [],
    };
  });
}
