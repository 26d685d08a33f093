import {closestMatch} from 'leven';

/**
 * The known name that takes the fewest keystrokes to reach from `name`.
 * Undefined where even the nearest differs in more than a third of its letters (two keystrokes are always
 * allowed in a name of four letters, since swapped letters count as two): such a guess would mislead.
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const candidates = [...known];
  const small = candidates.map((candidate) => candidate.toLowerCase());
  const maxDistance = name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3));
  const found = closestMatch(name.toLowerCase(), small, {maxDistance});
  return found === undefined ? undefined : candidates[small.indexOf(found)];
}

/** `did you mean X?` where a known name is near, else nothing. */
export function didYouMean(name: string, known: Iterable<string>): string | undefined {
  const found = nearest(name, known);
  return found === undefined ? undefined : `did you mean ${found}?`;
}
