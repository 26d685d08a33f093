import {closestMatch} from 'leven';

/**
 * The known name that is the fewest keystrokes away from `name`. Undefined if more than a third of the letters differ,
 * because such a guess would mislead. A name of four letters may differ in two, since swapped letters count as two.
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const candidates = [...known];
  const small = candidates.map((candidate) => candidate.toLowerCase());
  const maxDistance = name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3));
  const found = closestMatch(name.toLowerCase(), small, {maxDistance});
  return found === undefined ? undefined : candidates[small.indexOf(found)];
}

/** `did you mean X?` if a known name is near, otherwise undefined. */
export function didYouMean(name: string, known: Iterable<string>): string | undefined {
  const found = nearest(name, known);
  return found === undefined ? undefined : `did you mean ${found}?`;
}
