import {saysNew} from '../model/called-new';
import type {Name} from '../model/named-items';
import type {PlacedEntry} from '../model/records';
import {plainText} from '../model/text';
import {UNDO_SCOPES} from '../model/undo';
import {compareVersions} from '../model/versions';
import {type CatalogueKind, knownAt} from '../server/asked-servers';
import type {Catalogue} from '../server/catalogue';
import type {ChangeWithEntry} from '../server/default-changes';
import {aliasesOf, statesOf} from '../server/known-names';
import {endOf, obsoleteSince} from '../server/name-status';

/**
 * Since when there is a name: an entry says the release, or else the first server that has it, and the last without it.
 * The first server of all has what is older.
 */
export type Since =
  | {readonly by: 'entry'; readonly release: string}
  | {readonly by: 'servers'; readonly release: string; readonly before?: string};

/** From when to when there is a name, as far as it is known. */
export interface Lifetime {
  readonly since?: Since;
  /** The first server without it, after one that has it. */
  readonly goneBy?: string;
  /** The first server that takes it without effect. */
  readonly obsoleteBy?: string;
  /** Its other names on the newest server that has it. */
  readonly aliases: readonly string[];
}

export interface SettingDefault {
  /** The newest server's default; undefined if it has no such setting. */
  readonly now: string | undefined;
  /** Whether the newest server takes it without effect. */
  readonly isObsolete: boolean;
  /** The first asked server that has it, if all that have it have one default, and the history has no change since. */
  readonly steadySince: string | undefined;
  /** Oldest first, without those of ClickHouse Cloud alone. */
  readonly changes: readonly ChangeWithEntry[];
}

export function changedName({scope, setting}: ChangeWithEntry): Name {
  return {kind: UNDO_SCOPES[scope].kinds[0], name: setting};
}

/** The default of a name with these changes; undefined if it is no setting that the server knows. */
export function settingDefault(
  name: Name,
  changes: readonly ChangeWithEntry[],
  catalogue: Catalogue | undefined,
): SettingDefault | undefined {
  const states = catalogue && statesOf(catalogue, name);
  const known = catalogue && knownAt(states, catalogue.release);
  if (known?.value === undefined && changes.length === 0) return undefined;
  const values = new Set(states?.flatMap((state) => state.known?.value ?? []));
  const isObsolete = known?.tier === 'obsolete';
  const steadySince = changes.length === 0 && values.size === 1 ? states![0]!.release : undefined;
  return {now: known?.value, isObsolete, steadySince, changes};
}

/** What an entry says that brings a name, where servers show that it came about then. */
const BRINGS = /\bnew\b|\bgains?\b|\badd(?:s|ed)\b|\bintroduce/i;

/** The names, functions with what else servers take for them. Other names of types are words of every schema. */
export function withAliases(names: readonly Name[], catalogue: Catalogue | undefined): Name[] {
  if (!catalogue) return [...names];
  const aliasesBy = aliasesOf(catalogue.servers);
  return names.map((each) => {
    const aliases = /function$/.test(each.kind) ? aliasesBy.get(`${each.kind} ${each.name}`) : undefined;
    return aliases ? {...each, aliases} : each;
  });
}

/**
 * Finds from when to when there is a name.
 * @param mentions the entries that mention the name, newest first
 * @param changes of its default, if it is a setting
 */
export function lifetimes(
  catalogue: Catalogue | undefined,
): (name: Name, mentions: readonly PlacedEntry[], changes?: readonly ChangeWithEntry[]) => Lifetime {
  const aliases = catalogue ? aliasesOf(catalogue.servers) : new Map<string, readonly string[]>();
  const documentedBy = (mentions: readonly PlacedEntry[], says: (placed: PlacedEntry) => boolean): {since?: Since} => {
    const documenting = mentions.findLast(says);
    return documenting ? {since: {by: 'entry', release: documenting.release.version}} : {};
  };
  return (name, mentions, changes = []) => {
    const {kind} = name;
    const states = catalogue && statesOf(catalogue, name);
    // Where no server lists it, an entry that is not the oldest one with the name does not bring it.
    if (!states) return {...documentedBy(mentions.slice(-1), ({entry}) => saysNew(entry, name)), aliases: []};
    const {servers} = catalogue!;
    const first = states.find(({known}) => known)!.release;
    const before = servers.releases[servers.releases.indexOf(first) - 1];
    const isOld = before === undefined || first === servers.listedFrom[kind as CatalogueKind];
    // No server before an entry may have what it calls new. Later ones may be built without it.
    const since = documentedBy(mentions, ({release: {version}, entry}) => {
      if (compareVersions(version, first) > 0 || (isOld && compareVersions(version, first) >= 0)) return false;
      // What has had another default is not brought.
      const isThere = changes.some(({release, newIn = release}) => compareVersions(newIn, version) < 0);
      const isNear = !isOld && !isThere && compareVersions(version, before) > 0;
      return saysNew(entry, name) || (isNear && BRINGS.test(plainText(entry.text)));
    });
    const isOlder =
      (isOld && before !== undefined) ||
      states.some(({known}) => known?.isBuiltLate) ||
      mentions.some(({release}) => compareVersions(release.version, before ?? first) <= 0);
    const end = endOf(servers, states);
    const isGone = end && knownAt(states, servers.releases.at(-1)!) === undefined;
    const obsoleteBy = obsoleteSince(servers, states);
    return {
      ...(isOlder ? {} : {since: {by: 'servers', release: first, ...(before && {before})} as const}),
      ...since,
      ...(isGone && {goneBy: states.at(-1)!.release}),
      ...(obsoleteBy && {obsoleteBy}),
      aliases: aliases.get(`${kind} ${name.name}`) ?? [],
    };
  };
}
