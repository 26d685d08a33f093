import MiniSearch from 'minisearch';
import {append} from '../changelog/model/group';
import type {NameCard} from '../changelog/model/named-items';
import type {Asked} from './query';
import {WEIGHTS} from './ranking';
import {isName, termsOf, wordsOf} from './terms';

/** More names than this that are written alike say little. */
const MOST = 2;

const termOf = (text: string): string =>
  wordsOf(text)
    .map(({whole}) => whole)
    .join(' ');

/** What the search knows of the server's names: nothing, until it learns them. */
export function createNames() {
  const byTerm = new Map<string, NameCard[]>();
  const index = new MiniSearch<{id: number; name: string}>({
    fields: ['name'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {combineWith: 'AND', prefix: true, weights: WEIGHTS, tokenize: (text) => text.split(' ')},
  });
  const known: NameCard[] = [];

  function learn(names: readonly NameCard[]): void {
    for (const card of names)
      for (const name of [card.name, ...(card.aliases ?? [])]) append(byTerm, termOf(name), card);
    index.addAll(names.map(({name}, id) => ({id, name})));
    known.push(...names);
  }

  /** Whether a text is this name, or another one for it. A word of any language may only look like it. */
  function isNamed(text: string, {name, aliases = [], anyCase}: NameCard): boolean {
    const fold = (word: string): string => (anyCase ? word.toLowerCase() : word);
    return isName(text) || [name, ...aliases].some((each) => fold(each) === fold(text));
  }

  /**
   * The names that a query is, or names in a phrase; if no entry has all of its words, the nearest one to a name in
   * pieces.
   */
  function find(query: string, {words, isLong}: Asked, hasAll: boolean): NameCard[] {
    const typed = words.length === 1 ? [words[0]!.text] : [query.trim(), ...words.map(({text}) => text).filter(isName)];
    const named = typed.flatMap((text) => (byTerm.get(termOf(text)) ?? []).filter((card) => isNamed(text, card)));
    if (named.length > 0) return [...new Set(named)].slice(0, MOST);
    const terms = [...new Set(words.flatMap(({whole, pieces}) => (pieces.length > 0 ? pieces : [whole])))];
    if (isLong || terms.length < 2) return [];
    const found = index.search(terms.join(' '), hasAll ? {} : {fuzzy: 1});
    const near = found.map(({id}) => known[id as number]!);
    return near.filter(({name}) => !hasAll || wordsOf(name)[0]?.pieces.length === terms.length).slice(0, 1);
  }

  return {learn, find};
}
