// Names that the words of a query make together.
import type {QueryWord} from './query';
import type {Vocabulary} from './vocabulary';

/** Names of more words than this are not put together from separate words. */
const MAX_JOINED = 6;

export const joined = (words: readonly QueryWord[]) => words.map(({whole}) => whole).join('');

/** The names that the words of a query are pieces of, in any order: `max rows joined block`. */
export function namesOf(words: readonly QueryWord[], {namesWith}: Vocabulary): string[] {
  const isName = words.length > 1 && words.length <= MAX_JOINED && words.every(({scope}) => scope === 'any');
  return isName ? namesWith(words.map(({whole}) => whole)) : [];
}

/** Cuts the words into runs, each the longest from its first word on that makes a name: `parallel hash`. */
export function runs(words: readonly QueryWord[], {names, terms: known}: Vocabulary): QueryWord[][] {
  const cut: QueryWord[][] = [];
  for (let at = 0; at < words.length; at += cut.at(-1)!.length) {
    let length = Math.min(words.length - at, MAX_JOINED);
    const isKnown = (run: string) => names.has(run) || (length === 2 && known.has(run));
    while (length > 1 && !isKnown(joined(words.slice(at, at + length)))) length--;
    cut.push(words.slice(at, at + length));
  }
  return cut;
}
