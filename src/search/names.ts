import MiniSearch from 'minisearch';
import {append} from '../changelog/model/group';
import type {NameCard} from '../changelog/model/named-items';
import type {Asked} from './query';
import {isName, mayDiffer, stemOf, termsOf} from './terms';

/** If more names than these are written alike, they say little. */
const MOST = 2;

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
      tokenize: (text) => text.split(' '),
    },
  });

  function learn(names: readonly NameCard[]): void {
    known = names;
    for (const card of names)
      for (const name of [card.name, ...(card.aliases ?? [])]) append(byName, plain(name), card);
    index.addAll(names.map(({name}, id) => ({id, name})));
  }

  const named = (text: string): NameCard[] => byName.get(plain(text)) ?? [];

  /** The names that a query has, or if no entry has its words the nearest, and whether it is nothing but a name. */
  function find({words}: Asked, isFound: boolean): {cards: readonly NameCard[]; isAlone: boolean} {
    const alone = named(words.map(({text}) => text).join(' '));
    const isAlone = words.length === 1 || alone.length > 0;
    // A word of any language may only look like a name.
    const cards = [...new Set([...alone, ...words.flatMap(({text}) => (isName(text) ? named(text) : []))])];
    if (cards.length > 0 || isFound) return {cards: cards.slice(0, MOST), isAlone};
    const [nearest] = index.search(words.map(({whole}) => whole).join(' '));
    return {cards: nearest ? [known[nearest.id as number]!] : [], isAlone};
  }

  return {learn, find};
}
