import type {Name} from '../model/named-items';
import {type Entry, placedEntries, type Release, type Undo} from '../model/records';
import {SCOPES, UNDO_SCOPES} from '../model/undo';
import {compareVersions} from '../model/versions';
import type {Catalogue} from './catalogue';
import {type DefaultChange, settingKey} from './defaults-file';
import {lastWithout, settingOf} from './known-names';
import {areEqualValues} from './values';

/** A change of a default with what the release notes say of it. */
export interface ChangeWithEntry extends Omit<DefaultChange, 'isNew'> {
  /** The release that the setting is new in; undefined if the history does not say. */
  readonly newIn?: string | undefined;
  /** The entry that documents it, as a path on the site: of that release, or of one next to it; undefined if none does. */
  readonly address?: string | undefined;
  /** The release of that entry, where it is another one: the entry knows which release brought it. */
  readonly documentedIn?: string;
  /** The setting that this is an alias of, if every change of the alias is one of the setting too; else undefined. */
  readonly aliasOf?: string | undefined;
}

/** The setting that one may be an alias of; settings without effect are no longer known as that. */
function mainName(change: DefaultChange, catalogue: Catalogue | undefined): string | undefined {
  const known = catalogue && settingOf(catalogue, change);
  const isFormer = known === undefined || known.tier === 'obsolete';
  return known?.aliasFor ?? (isFormer ? change.setting.replace(/^allow_experimental_/, 'enable_') : undefined);
}

/** The release that a change came with, as far as it is known. */
export function broughtIn({release, documentedIn = release}: ChangeWithEntry): string {
  return documentedIn;
}

/** The settings that the entries of a release name, each with its entry. */
function documented(release: Release, settingsOf: (entry: Entry) => readonly Pick<Undo, 'scope' | 'setting'>[]) {
  return placedEntries([release]).flatMap(({entry}) =>
    settingsOf(entry).map((each) => [settingKey(each), {address: entry.address, version: release.version}] as const),
  );
}

/** The settings of some names, in each scope that can have them. */
function settingsOf(names: readonly Name[]): Pick<Undo, 'scope' | 'setting'>[] {
  return names.flatMap(({kind, name}) =>
    SCOPES.filter((scope) => UNDO_SCOPES[scope].kinds.some((each) => each === kind)).map((scope) => {
      return {scope, setting: name};
    }),
  );
}

/**
 * The release that each setting is new in: the history says so, or begins with a record that changes nothing; else it came with
 * its first change, or if a server before that has it, with the release after the last server without it.
 */
function introductions(
  history: readonly DefaultChange[],
  releases: readonly Release[],
  catalogue: Catalogue | undefined,
): Map<string, string> {
  const versions = releases.map(({version}) => version).sort(compareVersions);
  const first = new Map<string, DefaultChange>();
  for (const change of history) if (!first.has(settingKey(change))) first.set(settingKey(change), change);
  return new Map(
    [...first].flatMap(([key, change]) => {
      if (change.isNew || change.before === change.after) return [[key, change.release] as const];
      const without = catalogue && lastWithout(catalogue, change);
      if (without === undefined) return [];
      const {releases: asked} = catalogue!.servers;
      const isKnown = compareVersions(asked[asked.indexOf(without) + 1]!, change.release) < 0;
      const next = versions.find((version) => compareVersions(version, without) > 0);
      return [[key, (isKnown && next) || change.release] as const];
    }),
  );
}

/** Records that change a value, and those that correct an earlier one. */
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
 * @param catalogue says which settings are other names
 */
export function changesWithEntries(
  history: readonly DefaultChange[],
  releases: readonly Release[],
  mentions: (entry: Entry) => readonly Name[],
  catalogue?: Catalogue,
): ChangeWithEntry[] {
  const newIn = introductions(history, releases, catalogue);
  const undone = (release: Release | undefined) => (release ? documented(release, ({undo}) => undo) : []);
  const entriesOf = new Map(
    releases.map((release, place) => {
      // The history and the notes do not always agree about the release, so entries next to it count if they undo.
      const near = [releases[place - 1], releases[place + 1]].flatMap(undone);
      const mentioned = documented(release, (entry) => settingsOf(mentions(entry)));
      // Of several, the first counts.
      const entries = [...undone(release), ...mentioned, ...near];
      return [release.version, new Map(entries.toReversed())];
    }),
  );
  const kept = effective(history);
  const keyOf = ({release, after, ...change}: DefaultChange): string => `${release} ${settingKey(change)} ${after}`;
  const all = new Set(kept.map(keyOf));
  const isTwin = (change: DefaultChange): boolean => {
    const setting = mainName(change, catalogue);
    return setting !== undefined && setting !== change.setting && all.has(keyOf({...change, setting}));
  };
  const apart = new Set(kept.filter((change) => !isTwin(change)).map(settingKey));
  return kept.flatMap((record): ChangeWithEntry[] => {
    const {isNew: _isNew, ...change} = record;
    const [ofRelease, key] = [entriesOf.get(change.release), settingKey(change)];
    if (ofRelease === undefined) return [];
    const aliasOf = apart.has(key) ? undefined : mainName(record, catalogue);
    const entry = ofRelease.get(key);
    const isElsewhere = entry !== undefined && entry.version !== change.release;
    const of = {address: entry?.address, ...(isElsewhere && {documentedIn: entry.version})};
    return [{...change, newIn: newIn.get(key), ...of, aliasOf}];
  });
}
