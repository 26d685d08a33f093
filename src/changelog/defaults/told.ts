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
  /** The entry of that release that tells it, as a path on the site; undefined if none does. */
  readonly address?: string | undefined;
}

/** Whether no entry tells a change; those of ClickHouse Cloud do not count. */
export function isUntold({address, isCloud}: ToldChange): boolean {
  return address === undefined && !isCloud;
}

/** The settings that the entries of a release name, each with the first entry that undoes it, or else mentions it. */
function tellers(release: Release, mentions: (entry: Entry) => readonly Name[]): Map<string, string> {
  const scopes = Object.entries(UNDO_SCOPES);
  const entries = placedEntries([release]).map(({entry}) => entry);
  const undone = entries.flatMap(({undo, address}) => undo.map((clause) => [settingKey(clause), address] as const));
  const mentioned = entries.flatMap((entry) =>
    mentions(entry).flatMap(({kind, name}) =>
      scopes
        .filter(([, {kinds}]) => kinds.some((each) => each === kind))
        .map(([scope]) => [settingKey({scope, setting: name}), entry.address] as const),
    ),
  );
  // Of several, the first counts.
  return new Map([...undone, ...mentioned].toReversed());
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
  const told = new Map(releases.map((release) => [release.version, tellers(release, mentions)]));
  return effective(history).flatMap(({isNew: _isNew, ...change}) => {
    const tellersOf = told.get(change.release);
    if (tellersOf === undefined) return [];
    return {...change, newIn: newIn.get(settingKey(change)), address: tellersOf.get(settingKey(change))};
  });
}
