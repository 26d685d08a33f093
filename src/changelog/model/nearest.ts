import leven from 'leven';

/**
 * The known name that takes the fewest keystrokes to reach from `name`.
 * Undefined where even the nearest differs in more than a third of its letters (two keystrokes are always
 * allowed in a name of four letters, since swapped letters count as two): such a guess would mislead.
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of known) {
    const distance = leven(wanted, candidate.toLowerCase(), {maxDistance: bestDistance});
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  const allowed = name.length < 4 ? 1 : Math.max(2, name.length / 3);
  return bestDistance <= allowed ? best : undefined;
}

/** `did you mean X?` where a known name is near, else nothing. */
export function didYouMean(name: string, known: Iterable<string>): string | undefined {
  const found = nearest(name, known);
  return found === undefined ? undefined : `did you mean ${found}?`;
}
