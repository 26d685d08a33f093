// In pages, Docusaurus puts its own older `leven` in the place of ours: only the default export is in both.
import leven from 'leven';

/**
 * The known name that is the fewest keystrokes away from `name`. Undefined if more than a third of the letters differ,
 * because such a guess would mislead. A name of four letters may differ in two, since swapped letters count as two.
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  let found: string | undefined;
  let limit = (name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3))) + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= limit) continue;
    const distance = leven(name.toLowerCase(), candidate.toLowerCase());
    if (distance < limit) [found, limit] = [candidate, distance];
  }
  return found;
}

/** `did you mean X?` if a known name is near, otherwise undefined. */
export function didYouMean(name: string, known: Iterable<string>): string | undefined {
  const found = nearest(name, known);
  return found === undefined ? undefined : `did you mean ${found}?`;
}
