import {startTransition, useEffect, useState} from 'react';

/** How many new items come first: they fill the screen. */
const FIRST = 3;

/**
 * Which items of a list are shown. After a change these are the ones shown before. Then the first items are added, so
 * that readers see them at once, and then all others; React pauses between items, so the page keeps responding. The
 * first rendering has all items, as the built page does.
 */
export function useSteps<Item>(items: readonly Item[]): ReadonlySet<Item> {
  const [shown, setShown] = useState<ReadonlySet<Item>>(() => new Set(items));
  useEffect(() => {
    const next = items.filter((item, place) => shown.has(item) || place < FIRST || shown.has(items[0]!));
    if (next.length !== shown.size || !next.every((item) => shown.has(item)))
      startTransition(() => setShown(new Set(next)));
  }, [items, shown]);
  return shown;
}
