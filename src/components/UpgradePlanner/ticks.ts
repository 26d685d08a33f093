// The ticks of plans as this browser keeps them: the addresses of entries, by plan.

const KEY = 'upgrade-done';

/** Under this name stand ticks from when they were of all plans; a plan has them until it has its own. */
const OF_ALL = '';

type Stored = Readonly<Record<string, readonly string[]>>;

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

function parse(text: string | null): Stored {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (isList(stored)) return {[OF_ALL]: stored};
    return Object.fromEntries(Object.entries(stored ?? {}).filter(([, list]) => isList(list))) as Stored;
  } catch {
    return {}; // the store holds something else
  }
}

/** The ticks of a plan as they are stored now; undefined if the store is blocked. */
export function storedTicks(plan: string): ReadonlySet<string> | undefined {
  try {
    const stored = parse(localStorage.getItem(KEY));
    return new Set(stored[plan] ?? stored[OF_ALL]);
  } catch {
    return undefined;
  }
}

/** Stores the ticks of a plan and leaves those of others. Where the store is blocked or full, they are for this page only. */
export function storeTicks(plan: string, ticks: ReadonlySet<string>): void {
  try {
    const {[plan]: _, ...others} = parse(localStorage.getItem(KEY));
    const isKept = ticks.size > 0 || others[OF_ALL] !== undefined;
    const next = isKept ? {...others, [plan]: [...ticks]} : others;
    if (Object.keys(next).length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Nothing can be done about it.
  }
}

/** Calls back when another page may have changed the ticks; gives the function that ends this. */
export function onOtherPage(changed: () => void): () => void {
  const follow = (event: Event): void => {
    // A page that comes back from the history has heard of nothing meanwhile. Without a key, all was cleared.
    if (!(event instanceof StorageEvent) || event.key === KEY || event.key === null) changed();
  };
  for (const name of ['storage', 'pageshow']) window.addEventListener(name, follow);
  return () => {
    for (const name of ['storage', 'pageshow']) window.removeEventListener(name, follow);
  };
}
