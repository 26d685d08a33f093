import {startTransition, useEffect, useMemo, useState} from 'react';

/**
 * Which parts of a document are shown, by their keys. After a change these are the ones shown before; then the others are
 * added one by one, so that readers see the first at once and the page keeps responding. The first rendering has all
 * parts, as the built page does.
 */
export function useSteps(keys: readonly string[]): ReadonlySet<string> {
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set(keys));
  const joined = keys.join(' ');
  const wanted = useMemo(() => joined.split(' '), [joined]);
  useEffect(() => {
    const missing = wanted.find((key) => !shown.has(key));
    const next = wanted.filter((key) => shown.has(key) || key === missing);
    if (missing !== undefined || next.length !== shown.size) startTransition(() => setShown(new Set(next)));
  }, [wanted, shown]);
  return shown;
}
