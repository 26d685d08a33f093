import {inDigits} from '../model/count';
import {isUpgradeSection, SECTIONS} from '../model/section-names';
import type {Resolve} from '../model/text';
import type {SettingDefault} from '../names/lifetimes';
import type {IndexedKind, IndexedName, Mention} from '../names/name-index';
import {nameText} from '../names/name-text';
import {breakable, Html, h, placesOf, textHtml} from './html';
import {type Content, contentOfParts} from './page-navigation';

/** A name with more links than this has them folded, so that the next name is near. */
const MOST_LINKED = 10;
/** A longer name may not fit its column. Shorter ones are not broken: the index has thousands. */
const LONG = 44;
/** A folded name shows this many links, and a button that searches for all: src/page/shortcut.ts. */
const FOLDED = 7;

/** Mentions by entries that change a name, then by those that fix it; both newest first. */
function changesFirst(mentions: readonly Mention[], setting: SettingDefault | undefined): Mention[] {
  const documenting = new Set(setting?.changes.map(({address}) => address));
  const changes = ({section, addresses}: Mention): boolean =>
    section === 'New Feature' || isUpgradeSection(section) || addresses.some((address) => documenting.has(address));
  return [...mentions.filter(changes), ...mentions.filter((mention) => !changes(mention))];
}

/** `26.9 Bug fix`, or of several entries `26.9 Bug fix: #118432 #118433`, a link each, named by their pull requests. */
function mentionHtml({version, section, addresses}: Mention, resolve: Resolve): Html[] {
  const title = `${version} ${SECTIONS[section].label}`;
  const link = (href: string, text: string): Html => h('a', {href: resolve(href)}, text);
  if (addresses.length === 1) return [link(addresses[0]!, title)];
  const links = addresses.map((href) => link(href, href.split('#')[1]!.replace(/^pr-/, '#')));
  return links.map((each, index) => (index === 0 ? new Html(`${title.replace(' ', '\u00a0')}: ${each.html}`) : each));
}

/** A name, what is known of it, and the entries that mention it. */
function nameHtml(indexed: IndexedName, resolve: Resolve): Html {
  const {id, formerIds, name, default: setting, mentions, count} = indexed;
  const isFolded = count > MOST_LINKED;
  const links = (isFolded ? changesFirst(mentions, setting) : mentions)
    .flatMap((mention) => mentionHtml(mention, resolve))
    .slice(0, isFolded ? FOLDED : count)
    .flatMap((link) => [' ', link]);
  // An address that was published keeps leading here.
  const [former, ...older] = formerIds;
  const releases = new Set([mentions.at(-1)?.version, mentions[0]?.version]);
  const entries = isFolded
    ? h('details', {}, [
        h('summary', {}, `${count} entries, ${[...releases].join(' to ')}`),
        ...links,
        ' ',
        h('button', {'data-search': `${name} newest first`}, `Show all ${count} entries`),
      ])
    : h('span', {}, links);
  return h('li', {id}, [
    h('code', {id: former}, name.length > LONG ? breakable(name) : name),
    h('span', {}, [...placesOf(older), breakable(textHtml(nameText(indexed), resolve))]),
    entries,
  ]);
}

/** The index of names: how much it holds, a field that filters it (src/page/list-filters.ts), then the names by kind. */
export function nameIndexContent(
  kinds: readonly IndexedKind[],
  release: string | undefined,
  resolve: Resolve,
): Content {
  const names = kinds.flatMap((kind) => kind.names);
  const mentions = names.reduce((sum, {count}) => sum + count, 0);
  const defaults = release ? ` Defaults are those of ${release}.` : '';
  const lead = h('p', {}, `${inDigits(names.length)} names, mentioned ${inDigits(mentions)} times.${defaults}`);
  const filter = h('p', {class: 'scripted'}, [
    h('label', {}, [
      'Filter ',
      h('input', {type: 'search', 'data-filter': '.names > li', placeholder: 'A part of a name'}),
    ]),
    ' ',
    h('span', {role: 'status'}),
    ' ',
    h('button', {'data-search': 'name', hidden: ''}, 'Search the entries for it'),
  ]);
  const parts = kinds.map(({kind, title, names: ofKind}) => {
    const items = ofKind.map((name) => nameHtml(name, resolve));
    return {
      id: kind,
      title,
      content: [h('ul', {class: 'names'}, items)],
      anchors: ofKind.flatMap(({id, formerIds}) => [id, ...formerIds]),
    };
  });
  return contentOfParts([lead, filter], parts);
}
