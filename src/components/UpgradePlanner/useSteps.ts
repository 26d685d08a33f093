import {startTransition, useEffect, useState} from 'react';
import type {Part} from '../../changelog/upgrade/blocks';

/** How many entries or rows are added at once: more would stop the page, and each step costs a layout. */
const MOST_ITEMS = 400;

/** What is shown next: of a new plan the first part with a count, then as many parts as hold `MOST_ITEMS`, at least one. */
function nextStep(parts: readonly Part[], shown: ReadonlySet<string>): Set<string> {
  const kept = parts.filter(({key}) => shown.has(key));
  const missing = parts.filter(({key}) => !shown.has(key));
  const most = kept.length === 0 ? 0 : MOST_ITEMS;
  let sum = 0;
  const end = missing.findIndex(({count = 0}) => {
    const isFull = sum > 0 && sum + count > most;
    sum += count;
    return isFull;
  });
  const added = end === -1 ? missing : missing.slice(0, end);
  return new Set([...kept, ...added].map(({key}) => key));
}

/**
 * Which parts of a document are shown, by their keys. A new plan, by its name, starts with its first part; the others are
 * added step by step, so that readers see the first at once and the page keeps responding. The first rendering has all
 * parts, as the built page does.
 */
export function useSteps(parts: readonly Part[], plan: string): ReadonlySet<string> {
  const [last, setLast] = useState(() => ({plan, shown: new Set(parts.map(({key}) => key))}));
  const shown = last.plan === plan ? last.shown : nextStep(parts, new Set());
  useEffect(() => {
    const isSame = parts.length === shown.size && parts.every(({key}) => shown.has(key));
    if (last.plan !== plan || !isSame) startTransition(() => setLast({plan, shown: nextStep(parts, shown)}));
  });
  return shown;
}
