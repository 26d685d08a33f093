import MiniSearch from 'minisearch';
import {append} from '../changelog/model/group';
import {NAME_KINDS, type NameCard} from '../changelog/model/named-items';
import {pastedSettings} from '../changelog/paste/pasted-settings';
import type {Asked} from './query';
import {WEIGHTS} from './ranking';
import {isName, mayDiffer, termsOf, type Word, wordsOf} from './terms';

/** More names than this that are written alike say little. */
const MOST = 2;

/** What begins a text that sets something: an option, an element, `SET`, an assignment, or a statement with `SETTINGS`. */
const SETS =
  /^\s*(?:--\w|<\w|SET\s|[\w.]+\s*[=:]\s*[\w.'"]+\s*(?:[,;]|$)|(?:SELECT|INSERT|WITH|ALTER|CREATE|EXPLAIN|OPTIMIZE|DELETE|UPDATE)\s[\s\S]*?\bSETTINGS?\s+[\w.]+\s*=)/i;
/** A name of several pieces in one, which is no word of a language in small letters either. */
const INNER_SIGN = /\p{Ll}\p{Lu}|_/u;

/** Words that say of which kind a name is: `function`, `setting`. */
const KIND_WORDS = new Set(Object.keys(NAME_KINDS).flatMap((kind) => termsOf(kind)));

/** Whether a name has just these pieces. */
const covers = ({name}: NameCard, terms: readonly string[]): boolean => {
  const pieces = new Set(wordsOf(name).flatMap(({whole, pieces}) => (pieces.length > 0 ? pieces : [whole])));
  return pieces.size === terms.length && terms.every((term) => pieces.has(term));
};

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
    const fold = (word: string): string => (anyCase || INNER_SIGN.test(name) ? word.toLowerCase() : word);
    return isName(text) || [name, ...aliases].some((each) => fold(each) === fold(text));
  }

  /** The settings that a statement, options or an element of a configuration set. */
  function setBy(query: string): NameCard[] {
    if (!SETS.test(query)) return [];
    const cards = pastedSettings(query).flatMap(({setting}) => byTerm.get(termOf(setting)) ?? []);
    return [...new Set(cards.filter(({kind}) => /setting$/.test(kind)))].slice(0, MOST);
  }

  /** The names of a phrase, or the nearest one to a name in pieces, or misspelled if no entry has it. */
  function search(query: string, subject: readonly Word[], terms: readonly string[], isSpelled: boolean): NameCard[] {
    const typed =
      subject.length === 1 ? [subject[0]!.text] : [query.trim(), ...subject.map(({text}) => text).filter(isName)];
    const named = typed.flatMap((text) => (byTerm.get(termOf(text)) ?? []).filter((card) => isNamed(text, card)));
    if (named.length > 0) return [...new Set(named)].slice(0, MOST);
    const asked = subject.length === 1 ? [subject[0]!.whole] : terms;
    if (isSpelled && asked.length === 1) return [];
    const text = asked.join(' ');
    const begun = index.search(text);
    const found = begun.length > 0 || isSpelled ? begun : index.search(text, {fuzzy: (term) => mayDiffer(term)});
    return found
      .map(({id}) => known[id as number]!)
      .filter((card) => !isSpelled || covers(card, terms))
      .slice(0, 1);
  }

  /** The names that a query has, and whether it is about them alone: `parallel hash`, `sum function`. */
  function find(query: string, {words, isLong}: Asked, isSpelled: boolean): {cards: NameCard[]; isAlone: boolean} {
    const others = words.filter(({whole}) => !KIND_WORDS.has(whole));
    const subject = others.length === 1 ? others : words;
    const terms = [...new Set(subject.flatMap(({whole, pieces}) => (pieces.length > 0 ? pieces : [whole])))];
    const cards = isLong && subject.length > 1 ? [] : search(query, subject, terms, isSpelled);
    return {cards, isAlone: subject.length === 1 || (cards.length > 0 && covers(cards[0]!, terms))};
  }

  return {learn, find, setBy};
}
