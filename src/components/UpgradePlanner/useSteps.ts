import {startTransition, useEffect, useState} from 'react';

/** So many items at once: what takes no longer than a reader notices. */
const STEP = 2;

/**
 * Which items of a list show: after a change those that showed before, then more in steps, in order, without holding up
 * the reader. The first rendering has all, as the page has at build time.
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
