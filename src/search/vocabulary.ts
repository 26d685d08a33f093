import {append} from '../changelog/model/group';
import {hasForms, stemOf, stemsOf} from './forms';
import type {Word} from './terms';

/** The words of all entries that a query is compared with. */
export type Vocabulary = ReturnType<typeof createVocabulary>;

/** Makes an empty vocabulary, which learns from entries. */
export function createVocabulary() {
  const terms = new Set<string>();
  /** How each name is written, by its term. */
  const names = new Map<string, string>();
  /** The pieces of each name that has several. */
  const pieces = new Map<string, readonly string[]>();
  /** The names that have a piece. */
  const namesByPiece = new Map<string, string[]>();
  const stems = new Map<string, string[]>();

  function learnTerms(more: readonly string[]): void {
    for (const term of more) {
      if (terms.has(term)) continue;
      terms.add(term);
      if (hasForms(term)) append(stems, stemOf(term), term);
    }
  }

  function learnName({whole, text, parts}: Word): void {
    if (names.has(whole)) return;
    names.set(whole, text);
    const components = parts.filter(({leaf}) => !leaf);
    for (const {term, start, end} of components) if (!names.has(term)) names.set(term, text.slice(start, end));
    const leaves = [...new Set(parts.filter(({leaf}) => leaf).map(({term}) => term))];
    if (leaves.length > 1) pieces.set(whole, leaves);
    for (const leaf of leaves) append(namesByPiece, leaf, whole);
  }

  /** The names that have all these pieces, in any order, and the fewest others. */
  function namesWith(words: readonly string[]): string[] {
    const [first, ...others] = words
      .map((word) => namesByPiece.get(word) ?? [])
      .sort((a, b) => a.length - b.length)
      .map((list) => new Set(list));
    const found = [...(first ?? [])].filter((name) => others.every((list) => list.has(name)));
    const least = Math.min(...found.map((name) => pieces.get(name)!.length));
    return found.filter((name) => pieces.get(name)!.length === least);
  }

  /** Other forms of a word that entries have, and other words for it. */
  function formsOf(word: string): string[] {
    if (!hasForms(word)) return [];
    return stemsOf(word)
      .flatMap((stem) => stems.get(stem) ?? [])
      .filter((form) => form !== word);
  }

  return {
    terms: terms as ReadonlySet<string>,
    names: names as ReadonlyMap<string, string>,
    namesWith,
    formsOf,
    learnTerms,
    learnName,
  };
}
