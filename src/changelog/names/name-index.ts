import {append, groupBy} from '../model/group';
import {NAME_KINDS, type Name, type NameKind} from '../model/named-items';
import {type PlacedEntry, placedEntries, type Release} from '../model/records';
import type {SectionName} from '../model/section-names';
import type {Catalogue} from '../server/catalogue';
import type {ChangeWithEntry} from '../server/default-changes';
import {changedName, type Lifetime, lifetimes, type SettingDefault, settingDefault} from './lifetimes';
import {NameFinder} from './name-finder';

/** The entries of one release and one kind of change that mention a name. */
export interface Mention {
  readonly version: string;
  readonly section: SectionName;
  readonly addresses: readonly string[];
}

/** What the index says of names beside what mentions them. */
interface NameSource {
  /** Undefined if nobody has asked the newest server. */
  readonly catalogue?: Catalogue | undefined;
  /** Changes of defaults, oldest first. */
  readonly changes?: readonly ChangeWithEntry[];
  /** That of the listed names, if there is one already. */
  readonly finder?: NameFinder;
  readonly nameNotes?: {
    /** By a name's anchor, why it is here though the server does not know it. */
    readonly reasons: ReadonlyMap<string, string>;
    /** Anchors that were published, each with the one that has its place now. */
    readonly former: ReadonlyMap<string, string>;
  };
}

/** A name with everything that mentions it, newest first. */
export interface IndexedName extends Name {
  /** The name's anchor, `setting-join_algorithm`. */
  readonly id: string;
  readonly formerIds: readonly string[];
  /** Why it is here though the server does not know it; undefined if the server does. */
  readonly reason: string | undefined;
  readonly lifetime: Lifetime;
  /** Undefined if it is no setting, or one that no server knows. */
  readonly default: SettingDefault | undefined;
  readonly mentions: readonly Mention[];
  readonly count: number;
}

export interface IndexedKind {
  readonly kind: NameKind;
  readonly title: string;
  readonly names: readonly IndexedName[];
}

/** Words for characters that an address would escape. */
const ESCAPES: Readonly<Record<string, string>> = {
  ' ': '_',
  '<': 'less-',
  '>': 'greater-',
  '=': 'equal-',
  ':': 'colon-',
  '*': 'star-',
  '(': '',
  ')': '',
  '/': 'slash-',
};

/**
 * A name's anchor: kind, hyphen, name. Characters that addresses escape become words, so that the function `<=>` is
 * `function-less-equal-greater`. A space becomes an underscore.
 */
export function nameId({kind, name}: Name): string {
  const plain = name.replace(/[^\w.-]/gu, (each) => ESCAPES[each] ?? `u${each.codePointAt(0)!.toString(16)}-`);
  return `${kind}-${plain.replace(/-$/, '')}`;
}

/** Orders names for looking them up: punctuation and case do not count, numbers are in order of size. */
const collator = new Intl.Collator('en', {numeric: true, ignorePunctuation: true});

function compareNames(a: Name, b: Name): number {
  return collator.compare(a.name, b.name) || (a.name < b.name ? -1 : 1);
}

/** For lint. `same`: names that share an anchor. `lost`: former anchors that a name has now, or whose new anchor no name has. */
export function wrongAnchors<Item extends Name>(
  names: readonly Item[],
  former: ReadonlyMap<string, string>,
): {same: Item[][]; lost: [before: string, now: string][]} {
  const byId = groupBy(names, nameId);
  return {
    same: [...byId.values()].filter(({length}) => length > 1),
    lost: [...former].filter(([before, now]) => byId.has(before) || !byId.has(now)),
  };
}

/**
 * The index of names: every name by kind and alphabet, with the entries that mention it, and the settings whose default
 * changed without one.
 * @param releases newest first
 */
export function nameIndex(
  releases: readonly Release[],
  listed: readonly Name[],
  {catalogue, changes = [], finder = new NameFinder(listed), nameNotes}: NameSource = {},
): IndexedKind[] {
  const ids = new Set(listed.map(nameId));
  const ofServer = changes.filter(({isCloud}) => !isCloud);
  const changesOf = groupBy(ofServer, (change) => nameId(changedName(change)));
  const names = [...listed, ...[...changesOf].flatMap(([id, [change]]) => (ids.has(id) ? [] : changedName(change!)))];
  const formerIds = groupBy(nameNotes?.former ?? [], ([, now]) => now);
  const mentioning = new Map<Name, PlacedEntry[]>();
  for (const placed of placedEntries(releases))
    for (const name of finder.mentions(placed.entry)) append(mentioning, name, placed);
  const lifetimeOf = lifetimes(catalogue);
  const indexed = names.map((name): IndexedName => {
    const list = mentioning.get(name) ?? [];
    const groups = groupBy(list, ({release, section}) => `${release.version} ${section.name}`);
    const mentions = [...groups.values()].map((same) => ({
      version: same[0]!.release.version,
      section: same[0]!.section.name,
      addresses: same.map(({entry}) => entry.address),
    }));
    const id = nameId(name);
    return {
      ...name,
      id,
      formerIds: (formerIds.get(id) ?? []).map(([before]) => before),
      reason: nameNotes?.reasons.get(id),
      lifetime: lifetimeOf(name, list, changesOf.get(id)),
      default: settingDefault(name, changesOf.get(id) ?? [], catalogue),
      mentions,
      count: list.length,
    };
  });
  return (Object.entries(NAME_KINDS) as [NameKind, string][])
    .map(([kind, title]) => ({kind, title, names: indexed.filter((name) => name.kind === kind).toSorted(compareNames)}))
    .filter(({names: list}) => list.length > 0);
}
