import {startTransition, useEffect, useState} from 'react';

/** How many items are added at once: few enough that readers do not notice the time. */
const STEP = 6;

/**
 * Which items of a list are shown. After a change these are the ones shown before. Then the others are added in steps,
 * in order, so that the page keeps responding. The first rendering has all items, as the built page does.
 */
export function useSteps<Item>(items: readonly Item[]): ReadonlySet<Item> {
  const [shown, setShown] = useState<ReadonlySet<Item>>(() => new Set(items));
  useEffect(() => {
    const kept = items.filter((item) => shown.has(item));
    const next = items.filter((item) => !shown.has(item)).slice(0, STEP);
    if (next.length > 0 || kept.length < shown.size) startTransition(() => setShown(new Set([...kept, ...next])));
  }, [items, shown]);
  return shown;
}
