import type {Element} from 'hast';
import {h} from 'hastscript';
import type {RootContent} from 'mdast';
import {inDigits} from '../changelog/model/count';
import {SECTIONS} from '../changelog/model/section-names';
import type {IndexedKind, IndexedName, Mention} from '../changelog/names/name-index';
import {isUpgradeSection} from '../changelog/upgrade/reason';
import {hast, heading} from './nodes';

/** From so many mentions on, a name's are folded: the next name should be near. */
const FOLDED_FROM = 11;

/** `24.8 Bug fix 2 3`: the first link says what it is, further ones are counted. */
function mentionHast({version, section, addresses}: Mention): Element {
  const label = `${version} ${SECTIONS[section].label}`;
  const links = addresses.flatMap((href, index) =>
    index === 0 ? [h('a', {href}, label)] : [' ', h('a', {href, ariaLabel: `${label}, ${index + 1}`}, `${index + 1}`)],
  );
  return h('span', isUpgradeSection(section) ? {className: [`k-${SECTIONS[section].kind}`]} : {}, links);
}

function nameHast({id, formerIds, name, reason, mentions, count}: IndexedName): Element {
  const links = mentions.flatMap((mention) => [' ', mentionHast(mention)]);
  // An address that was published keeps leading here. No span: a mention is one, with its margin.
  const former = formerIds.map((each) => h('a', {id: each}));
  const code = [...former, h('code', name), reason === undefined ? '' : ` (${reason})`];
  if (count < FOLDED_FROM) return h('li', {id}, [...code, ...links]);
  const releases = new Set([mentions.at(-1)!.version, mentions[0]!.version]);
  const summary = h('summary', [...code, ` ${count} entries, ${[...releases].join(' to ')}`]);
  return h('li', {id}, h('details', [summary, ...links]));
}

function kindNodes({kind, title, names}: IndexedKind): RootContent[] {
  return [heading(2, title, kind), hast(h('ul', {className: ['names']}, names.map(nameHast)))];
}

/** The index of names as HTML: what it holds in figures, then the names by kind. */
export function nameIndexNodes(kinds: readonly IndexedKind[]): RootContent[] {
  const names = kinds.flatMap((kind) => kind.names);
  const mentions = names.reduce((sum, {count}) => sum + count, 0);
  const lead = h('p', `${inDigits(names.length)} names, mentioned ${inDigits(mentions)} times.`);
  return [hast(lead), ...kinds.flatMap(kindNodes)];
}
