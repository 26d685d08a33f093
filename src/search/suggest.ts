import {queryWords, withoutNoise} from './query';
import type {Vocabulary} from './vocabulary';

/** A shorter word has too many neighbors for a guess. */
const GUESS_LENGTH = 5;

/**
 * The query with its first unknown word replaced by a known one; undefined if all are known or none is near.
 * @param nearest gives the known term that is nearest to one
 */
export function suggest(
  query: string,
  {terms, names, formsOf}: Vocabulary,
  nearest: (term: string) => string | undefined,
): string | undefined {
  const isKnown = (word: string): boolean => terms.has(word) || formsOf(word).length > 0;
  const unknown = queryWords(withoutNoise(query)).find(
    ({whole, pieces, scope}) =>
      scope === 'any' &&
      whole.length >= GUESS_LENGTH &&
      !/^\d+$/.test(whole) &&
      !isKnown(whole) &&
      !(pieces.length > 0 && pieces.every(isKnown)),
  );
  const found = unknown && nearest(unknown.whole);
  return found && query.replace(unknown.typed, (unknown.nameLike && names.get(found)) || found);
}
