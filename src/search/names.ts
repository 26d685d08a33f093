import MiniSearch from 'minisearch';
import {append} from '../changelog/model/group';
import type {NameCard} from '../changelog/model/named-items';
import type {Asked} from './query';
import {stemOf, TYPOS, termsOf} from './terms';

/** If more names than these are written alike, they say little. */
const MOST_ALIKE = 2;

/** Equal for `parallel_hash`, `ParallelHash` and `parallel hash`. */
const plain = (name: string): string => stemOf(name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase());

/** What the search knows of the server's names: nothing, until it learns them. */
export function createNames() {
  const byName = new Map<string, NameCard[]>();
  const index = new MiniSearch<{id: number; name: string}>({
    fields: ['name'],
    storeFields: ['name'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {combineWith: 'AND', prefix: true, ...TYPOS, tokenize: (text) => text.split(' ')},
  });

  function learn(names: readonly NameCard[]): void {
    for (const card of names)
      for (const name of [card.name, ...(card.aliases ?? [])]) append(byName, plain(name), card);
    index.addAll(names.map(({name}, id) => ({id, name})));
  }

  /** The names that are written like a text, first the one with its capitals. */
  const named = (text: string): NameCard[] => {
    const alike = [...new Set(byName.get(plain(text)))];
    return alike.sort((a, b) => Number(b.name === text) - Number(a.name === text)).slice(0, MOST_ALIKE);
  };

  /** The names that a query is, or if no entry has its words, the nearest. */
  function find({words}: Asked, isFound: boolean): NameCard[] {
    const cards = named(words.map(({text}) => text).join(' '));
    if (cards.length > 0 || isFound) return cards;
    const [nearest] = index.search(words.map(({whole}) => whole).join(' '));
    return nearest ? named(nearest.name) : [];
  }

  /** The names with an underscore that a query has beside other words. */
  const inside = ({words}: Asked): NameCard[] =>
    words.length < 2 ? [] : words.flatMap(({text}) => (text.includes('_') ? named(text) : [])).slice(0, MOST_ALIKE);

  return {learn, find, inside};
}
