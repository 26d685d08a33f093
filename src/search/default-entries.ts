import type {ChangeWithEntry} from '../changelog/defaults/default-changes';
import {settingKey} from '../changelog/defaults/history';
import {shownValue} from '../changelog/defaults/values';
import {groupBy} from '../changelog/model/group';
import {PAGE_PATHS} from '../changelog/model/site';
import {UNDO_SCOPES} from '../changelog/model/undo';
import {isLtsVersion} from '../changelog/model/versions';
import {nameId} from '../changelog/names/name-index';
import {changedName} from '../changelog/names/setting-defaults';
import {MOST_A_YEAR} from './entries';
import {type SearchEntry, UNTOLD} from './types';

/**
 * The settings whose default changed without an entry that tells it, each with a link into the index of names. The build
 * makes them: the worker has no need of what they are made from.
 */
export function defaultEntries(changes: readonly ChangeWithEntry[], place: number): SearchEntry[] {
  return [...groupBy(changes, settingKey).values()].map((all, index) => {
    // A later record may repeat what an earlier one says.
    const own = all.filter(({after}, at) => after !== all[at - 1]?.after);
    const {scope, setting} = own[0]!;
    const {name} = UNDO_SCOPES[scope];
    const version = own.at(-1)!.release;
    const told = own.map(({before, after, release}) => `${shownValue(before)} → ${shownValue(after)} in ${release}`);
    return {
      order: place * MOST_A_YEAR + index,
      release: {version, lts: isLtsVersion(version)},
      section: UNTOLD,
      address: `${PAGE_PATHS.names}#${nameId(changedName(own[0]!))}`,
      effects: ['result'],
      text: [name && `${name} `, {code: setting}, `: default ${told.join(', ')}`],
      pullRequests: [],
      authors: [],
      issues: [],
      undo: [],
    };
  });
}
