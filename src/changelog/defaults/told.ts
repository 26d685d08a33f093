import type {Name} from '../model/named-items';
import {type Entry, placedEntries, type Release} from '../model/records';
import {UNDO_SCOPES} from '../model/undo';
import type {DefaultChange} from './history';
import {settingKey} from './net';
import {areEqualValues} from './values';

/** A change of a default with what the release notes say of it. */
export interface ToldChange extends Omit<DefaultChange, 'isNew'> {
  /** The release that the setting is new in; undefined if the history does not say. */
  readonly newIn?: string | undefined;
  /** The entry that tells it, as a path on the site: of that release, or of one next to it; undefined if none does. */
  readonly address?: string | undefined;
}

/** Whether no entry tells a change; those of ClickHouse Cloud do not count. */
export function isUntold({address, isCloud}: ToldChange): boolean {
  return address === undefined && !isCloud;
}

/** A setting and the address of an entry that names it. */
type Teller = readonly [key: string, address: string];

/** The settings that the entries of a release undo. */
function undone(release: Release): Teller[] {
  return placedEntries([release]).flatMap(({entry: {undo, address}}) =>
    undo.map((clause): Teller => [settingKey(clause), address]),
  );
}

/** The settings that the entries of a release mention. */
function mentioned(release: Release, mentions: (entry: Entry) => readonly Name[]): Teller[] {
  const scopes = Object.entries(UNDO_SCOPES);
  return placedEntries([release]).flatMap(({entry}) =>
    mentions(entry).flatMap(({kind, name}) =>
      scopes
        .filter(([, {kinds}]) => kinds.some((each) => each === kind))
        .map(([scope]): Teller => [settingKey({scope, setting: name}), entry.address]),
    ),
  );
}

/** The release that each setting is new in: the history says so, or begins with a record that changes nothing. */
function introductions(history: readonly DefaultChange[]): Map<string, string> {
  const first = new Map<string, DefaultChange>();
  for (const change of history) if (!first.has(settingKey(change))) first.set(settingKey(change), change);
  return new Map(
    [...first].flatMap(([key, {release, isNew, before, after}]) =>
      isNew || before === after ? [[key, release] as const] : [],
    ),
  );
}

/** Records that change a value, and those that set right what an earlier one said. */
function effective(history: readonly DefaultChange[]): DefaultChange[] {
  const values = new Map<string, string>();
  return history.filter((change) => {
    const value = values.get(settingKey(change)) ?? change.before;
    values.set(settingKey(change), change.after);
    return !areEqualValues(change.before, change.after) || !areEqualValues(value, change.after);
  });
}

/**
 * The changes of the releases that the site has, without records that change nothing, oldest first.
 * @param mentions the names that an entry mentions
 */
export function toldChanges(
  history: readonly DefaultChange[],
  releases: readonly Release[],
  mentions: (entry: Entry) => readonly Name[],
): ToldChange[] {
  const newIn = introductions(history);
  const told = new Map(
    releases.map((release, place) => {
      // The history and the notes do not always agree about the release, so entries next to it count if they undo.
      const near = [releases[place - 1], releases[place + 1]].flatMap((next) => (next ? undone(next) : []));
      // Of several, the first counts.
      const tellers = [...undone(release), ...mentioned(release, mentions), ...near];
      return [release.version, new Map(tellers.toReversed())];
    }),
  );
  return effective(history).flatMap(({isNew: _isNew, ...change}) => {
    const tellersOf = told.get(change.release);
    if (tellersOf === undefined) return [];
    return {...change, newIn: newIn.get(settingKey(change)), address: tellersOf.get(settingKey(change))};
  });
}
