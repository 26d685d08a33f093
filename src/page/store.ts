/** What this browser keeps under a key; empty if that is nothing, undefined if the store is blocked. */
export function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return undefined;
  }
}

/** Keeps a text under a key; an empty one forgets the last. Where the store is blocked or full, nothing is kept. */
export function store(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Nothing can be done about it.
  }
}
