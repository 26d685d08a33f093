import {inDigits} from '../model/count';
import {isUpgradeSection, SECTIONS} from '../model/section-names';
import {joined, type Resolve} from '../model/text';
import {compareVersions} from '../model/versions';
import type {IndexedKind, IndexedName, Mention} from '../names/name-index';
import type {SettingDefault} from '../names/setting-defaults';
import {areEqualValues, shownValue} from '../server/values';
import {type Content, contentsOfParts} from './contents';
import {type Html, h, htmlOf} from './html';
import {partHtml, partsHtml} from './place';

/** The links of a name that has more are folded, so that the next name is near. */
const MOST_LINKED = 10;
/** So many folded ones are linked: src/page/shortcut.ts searches for all. */
const FOLDED = 7;

/** Mentions by entries that change a name, then by those that fix it; both newest first. */
function changesFirst(mentions: readonly Mention[], setting: SettingDefault | undefined): Mention[] {
  const documenting = new Set(setting?.changes.map(({address}) => address));
  const changes = ({section, addresses}: Mention): boolean =>
    section === 'New Feature' || isUpgradeSection(section) || addresses.some((address) => documenting.has(address));
  return [...mentions.filter(changes), ...mentions.filter((mention) => !changes(mention))];
}

/** `24.8 Bug fix 2 3`: the first link says what it is, further ones are counted. */
function mentionHtml({version, section, addresses}: Mention, resolve: Resolve): Html[] {
  const {label, kind} = SECTIONS[section];
  const color = isUpgradeSection(section) ? `k-${kind}` : undefined;
  return addresses.map((href, index) =>
    h('a', {class: color, href: resolve(href)}, index === 0 ? `${version} ${label}` : `${index + 1}`),
  );
}

/** `= 1 since 24.12, 0 before`: the default now and before, newest first; `like 0 before` where the setting is new. */
function defaultHtml(
  {now, isObsolete, isSteady, changes}: SettingDefault,
  obsoleteBy: string | undefined,
): (Html | string)[] {
  const [first, last] = [changes[0], changes.at(-1)];
  const value = (text: string): Html => h('samp', {}, shownValue(text));
  // The history does not know every change.
  const isInHistory = now === undefined || (last !== undefined && areEqualValues(last.after, now));
  const inHistory = changes.toReversed().map(({after, release}) => [value(after), ` since ${release}`]);
  const before = first ? [[first.newIn === first.release ? 'like ' : '', value(first.before), ' before']] : [];
  const current = isInHistory ? [] : [[value(now), first ? ' now' : '']];
  const parts = [...(isObsolete ? [[`no effect in ${obsoleteBy}`]] : current), ...inHistory, ...before];
  return [isObsolete ? ' ' : ' =\u00a0', ...joined<Html>(parts), ...(isSteady && !isObsolete ? [', unchanged'] : [])];
}

/** `(since 24.11, gone by 25.5)`: from when to when there is a name, why it is here, and its other names. */
function lifetimeHtml({lifetime, reason, mentions}: IndexedName): (Html | string)[] {
  const {since, goneBy, aliases} = lifetime;
  const [first] = mentions;
  // The only link already says since when.
  const isLinked = mentions.length === 1 && since?.release === first?.version && first?.section === 'New Feature';
  const sinceText =
    since?.by === 'entry'
      ? `since ${since.release}`
      : since && `in ${since.release}${since.before ? `, not in ${since.before}` : ' already'}`;
  const from = isLinked ? undefined : sinceText;
  const to = reason ?? (goneBy && `gone by ${goneBy}`);
  const parts = [
    ...[from, to].flatMap((part) => (part === undefined ? [] : [[part]])),
    ...aliases.map((alias, index) => [index === 0 ? 'also ' : '', h('code', {}, alias)]),
  ];
  if (parts.length === 0) return [];
  return [' (', ...joined<Html>(parts), ')'];
}

function nameHtml(indexed: IndexedName, resolve: Resolve): Html {
  const {id, formerIds, name, default: setting, mentions, count} = indexed;
  const isFolded = count > MOST_LINKED;
  const links = (isFolded ? changesFirst(mentions, setting) : mentions)
    .flatMap((mention) => mentionHtml(mention, resolve))
    .slice(0, isFolded ? FOLDED : count)
    .flatMap((link) => [' ', link]);
  // An address that was published keeps leading here.
  const [former, ...older] = formerIds;
  const about = [
    ...older.map((each) => h('a', {id: each})),
    h('code', {id: former}, name),
    ...lifetimeHtml(indexed),
    ...(setting ? defaultHtml(setting, indexed.lifetime.obsoleteBy) : []),
  ];
  if (!isFolded) return h('li', {id}, [...about, ...links]);
  const releases = new Set([mentions.at(-1)!.version, mentions[0]!.version]);
  const summary = h('summary', {}, [
    ...about,
    `${setting ? ' ·' : ''} ${count} entries, ${[...releases].join(' to ')}`,
  ]);
  return h(
    'li',
    {id},
    h('details', {}, [
      summary,
      ...links,
      ' ',
      h('button', {'data-search': `${name} newest first`}, `all ${count}, newest first`),
    ]),
  );
}

/** What stands behind the settings of a kind; nothing for other names. */
function aboutDefaults(names: readonly IndexedName[], release: string | undefined): Html[] {
  const changes = names.flatMap((name) => name.default?.changes ?? []);
  const [oldest] = changes.map((change) => change.release).toSorted(compareVersions);
  if (release === undefined || names.every((name) => name.default === undefined)) return [];
  const now = `The default in ${release} stands after =.`;
  const before =
    ` The changes since ${oldest} follow, newest first. “Like 0 before” means that the setting was new, and that the ` +
    'server did until then what it does with 0. “Unchanged” is what all asked servers say. Settings without links are mentioned in no entry.';
  return [h('p', {}, oldest === undefined ? now : now + before)];
}

function kindHtml({kind, title, names}: IndexedKind, release: string | undefined, resolve: Resolve): Html {
  const list = h(
    'ul',
    {class: 'names'},
    names.map((name) => nameHtml(name, resolve)),
  );
  return partHtml(title, kind, [...aboutDefaults(names, release), list]);
}

/**
 * The index of names: what it holds in figures, then the names by kind.
 * @param release that of the server whose defaults stand in it; undefined if nobody has asked it
 */
export function nameIndexContent(
  kinds: readonly IndexedKind[],
  release: string | undefined,
  resolve: Resolve,
): Content {
  const names = kinds.flatMap((kind) => kind.names);
  const mentions = names.reduce((sum, {count}) => sum + count, 0);
  const about = release
    ? ' “Since 24.11”, or “24.11 New feature” as the only link, is what an entry says. “In 25.5, not in 24.8”, “in 22.12 already” and ' +
      '“gone by 25.5” are what servers of these releases say: not every release was asked.'
    : '';
  const most = ` Of a name in more than ${MOST_LINKED} entries ${FOLDED} are linked, what changed it first.`;
  const lead = h('p', {}, `${inDigits(names.length)} names, mentioned ${inDigits(mentions)} times.${most}${about}`);
  const parts = kinds.map(({kind, title}) => ({id: kind, title}));
  return {
    html: htmlOf([lead, partsHtml(parts), ...kinds.map((kind) => kindHtml(kind, release, resolve))]),
    anchors: [...kinds.map(({kind}) => kind), ...names.flatMap(({id, formerIds}) => [id, ...formerIds])],
    contents: contentsOfParts(parts),
  };
}
