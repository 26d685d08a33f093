import {type RefObject, useEffect, useLayoutEffect, useState} from 'react';

/** Where the addresses of ticked entries are kept, in this browser alone. */
const KEY = 'upgrade-done';

function read(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]);
  } catch {
    return new Set(); // storage may be blocked, or hold something else
  }
}

function write(done: ReadonlySet<string>): void {
  try {
    if (done.size === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify([...done]));
  } catch {
    // Then the ticks are for this page only.
  }
}

/** The boxes of a plan, `data-task`: which are ticked, kept by entry. The lists are HTML that React does not look into. */
export function useTicks(lists: RefObject<HTMLElement | null>) {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => setDone(read()), []);
  const keep = (next: ReadonlySet<string>): void => {
    setDone(next);
    write(next);
  };
  useLayoutEffect(() => {
    const boxes = (which: string) =>
      lists.current?.querySelectorAll<HTMLInputElement>(`input[data-task]${which}`) ?? [];
    for (const box of boxes(':checked')) box.checked = done.has(box.dataset.task!);
    if (done.size > 0) for (const box of boxes(':not(:checked)')) box.checked = done.has(box.dataset.task!);
  });
  return {
    done,
    /** To be called with what was pressed. */
    tick(target: EventTarget): void {
      if (!(target instanceof HTMLInputElement) || target.dataset.task === undefined) return;
      const next = new Set(done);
      if (target.checked) next.add(target.dataset.task);
      else next.delete(target.dataset.task);
      keep(next);
    },
    clear: (): void => keep(new Set()),
  };
}
