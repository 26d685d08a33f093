import {startTransition, useEffect, useState} from 'react';

/** So many items at once: what fills a window, and takes no longer than a reader notices. */
const STEP = 3;

/**
 * A list that grows to its whole length in steps: after a change its beginning is on the screen at once, and the rest
 * follows without holding up the reader. The first rendering has all, as the page has at build time.
 */
export function useSteps<Item>(items: readonly Item[]): readonly Item[] {
  const [shown, setShown] = useState({items, count: items.length});
  const count = shown.items === items ? shown.count : STEP;
  useEffect(() => {
    if (count < items.length) startTransition(() => setShown({items, count: count + STEP}));
  }, [items, count]);
  return count < items.length ? items.slice(0, count) : items;
}
