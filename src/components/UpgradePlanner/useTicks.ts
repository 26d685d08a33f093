import {createStorageSlot} from '@docusaurus/theme-common';
import {type RefObject, useEffect, useLayoutEffect, useState} from 'react';
import {storedTicks, withTicks} from './ticks';

/** Where the store is blocked or full, ticks are for this page only. */
const STORE = createStorageSlot('upgrade-done');

/**
 * The boxes of a plan, `data-task`: which are ticked, kept by plan and entry. The lists are HTML that React does not look
 * into. Other pages may show the same plan: a tick changes what is stored now.
 */
export function useTicks(lists: RefObject<HTMLElement | null>, plan: string) {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => setDone((before) => storedTicks(STORE.get(), plan) ?? before), [plan]);
  const keep = (next: ReadonlySet<string>): void => {
    setDone(next);
    STORE.set(withTicks(STORE.get(), plan, next));
  };
  useLayoutEffect(() => {
    const boxes = lists.current?.querySelectorAll<HTMLInputElement>('input[data-task]') ?? [];
    for (const box of boxes) box.checked = done.has(box.dataset.task!);
  });
  return {
    done,
    /** To be called with what was pressed. */
    tick(target: EventTarget): void {
      if (!(target instanceof HTMLInputElement) || target.dataset.task === undefined) return;
      const next = new Set(storedTicks(STORE.get(), plan) ?? done);
      if (target.checked) next.add(target.dataset.task);
      else next.delete(target.dataset.task);
      keep(next);
    },
    clear: (): void => keep(new Set()),
  };
}
