import {startTransition, useEffect, useMemo, useState} from 'react';

/** How many new parts come first: they fill the screen. */
const FIRST = 4;

/**
 * Which parts of a document are shown, by their keys. After a change these are the ones shown before. Then the first
 * parts are added, so that readers see them at once, and then all others; React pauses between parts, so the page keeps
 * responding. The first rendering has all parts, as the built page does.
 */
export function useSteps(keys: readonly string[]): ReadonlySet<string> {
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set(keys));
  const joined = keys.join(' ');
  const wanted = useMemo(() => joined.split(' '), [joined]);
  useEffect(() => {
    const next = wanted.filter((key, place) => shown.has(key) || place < FIRST || shown.has(wanted[FIRST - 1]!));
    if (next.length !== shown.size || !next.every((key) => shown.has(key)))
      startTransition(() => setShown(new Set(next)));
  }, [wanted, shown]);
  return shown;
}
