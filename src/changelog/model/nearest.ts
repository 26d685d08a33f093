// In pages, Docusaurus puts its own older `leven` in the place of ours: only the default export is in both.
import leven from 'leven';

/** A guess at more than a third of the letters would mislead. Four letters may differ in two: swapped ones count as two. */
const mostSlips = ({length}: string): number => (length < 4 ? 1 : Math.max(2, Math.floor(length / 3)));

/** The known name that is the fewest keystrokes away from `name`, and no more than `most`; undefined if none is. */
export function nearest(name: string, known: Iterable<string>, most = mostSlips(name)): string | undefined {
  let found: string | undefined;
  let limit = most + 1;
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
