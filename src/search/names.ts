import MiniSearch from 'minisearch';
import {append} from '../changelog/model/group';
import {NAME_KINDS, type NameCard} from '../changelog/model/named-items';
import {pastedSettings} from '../changelog/paste/pasted-settings';
import type {Asked} from './query';
import {WEIGHTS} from './ranking';
import {isName, mayDiffer, stemOf, termsOf} from './terms';

/** More names than this that are written alike say little. */
const MOST = 2;

/** What begins a text that sets something: an option, an element, `SET`, an assignment, or a statement with `SETTINGS`. */
const SETS =
  /^\s*(?:--\w|<\w|SET\s|[\w.]+\s*[=:]\s*[\w.'"]+\s*(?:[,;]|$)|(?:SELECT|INSERT|WITH|ALTER|CREATE|EXPLAIN|OPTIMIZE|DELETE|UPDATE)\s[\s\S]*?\bSETTINGS?\s+[\w.]+\s*=)/i;
/** A name of several pieces, which is no word of a language in small letters either. */
const HAS_PIECES = /\p{Ll}\p{Lu}|_/u;

/** Words that say of which kind a name is: `function`, `setting`. */
const KIND_WORDS = new Set(Object.keys(NAME_KINDS).flatMap((kind) => termsOf(kind)));

/** Equal for `parallel_hash`, `ParallelHash` and `parallel hash`. */
const plain = (name: string): string => stemOf(name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase());

/** What the search knows of the server's names: nothing, until it learns them. */
export function createNames() {
  const byName = new Map<string, NameCard[]>();
  let known: readonly NameCard[] = [];
  const index = new MiniSearch<{id: number; name: string}>({
    fields: ['name'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      fuzzy: mayDiffer,
      weights: WEIGHTS,
      tokenize: (text) => text.split(' '),
    },
  });

  function learn(names: readonly NameCard[]): void {
    known = names;
    for (const card of names)
      for (const name of [card.name, ...(card.aliases ?? [])]) append(byName, plain(name), card);
    index.addAll(names.map(({name}, id) => ({id, name})));
  }

  /** The names that are written so. A word of any language may only look like one. */
  const named = (text: string): NameCard[] =>
    (byName.get(plain(text)) ?? []).filter(
      ({name, aliases = [], anyCase}) =>
        anyCase || isName(text) || HAS_PIECES.test(name) || [name, ...aliases].includes(text),
    );

  /** The settings that a statement, options or an element of a configuration set. */
  function setBy(query: string): NameCard[] {
    if (!SETS.test(query)) return [];
    const cards = pastedSettings(query).flatMap(({setting}) => named(setting));
    return [...new Set(cards.filter(({kind}) => /setting$/.test(kind)))].slice(0, MOST);
  }

  /** The names that a query has, or if no entry has its words the nearest, and whether it is about them alone: `sum function`. */
  function find({words, isLong}: Asked, isFound: boolean): {cards: readonly NameCard[]; isAlone: boolean} {
    const others = words.filter(({whole}) => !KIND_WORDS.has(whole));
    const subject = others.length === 1 ? others : words;
    const phrase = subject.map(({text}) => text).join(' ');
    const alone = named(phrase);
    const isAlone = subject.length === 1 || alone.length > 0;
    if (isLong && !isAlone) return {cards: [], isAlone};
    const cards = [...new Set([...alone, ...subject.flatMap(({text}) => (isName(text) ? named(text) : []))])];
    if (cards.length > 0 || isFound) return {cards: cards.slice(0, MOST), isAlone};
    const [nearest] = index.search(subject.map(({whole}) => whole).join(' '));
    return {cards: nearest ? [known[nearest.id as number]!] : [], isAlone};
  }

  return {learn, find, setBy};
}
