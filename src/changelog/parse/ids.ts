import type {DraftEntry} from './drafts';

/**
 * The ids of a page's entries, which are given in page order. An id is made from the first pull request, `pr-65519`; if
 * that repeats, `pr-65519-2` and so on. Repetitions are counted from the end of the page: new releases are added at the
 * top, so published entries keep their ids.
 */
export function entryIds<Entry extends Pick<DraftEntry, 'id' | 'pullRequests'>>(
  entries: readonly Entry[],
): ReadonlyMap<Entry, string> {
  const counts = new Map<string, number>();
  const ids = new Map<Entry, string>();
  for (const entry of entries.toReversed()) {
    const base = `pr-${entry.pullRequests[0]}`;
    const count = (counts.get(base) ?? 0) + 1;
    if (entry.id === undefined) counts.set(base, count);
    ids.set(entry, entry.id ?? (count === 1 ? base : `${base}-${count}`));
  }
  return ids;
}
