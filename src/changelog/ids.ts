import type {Changelog, References, Release} from './types';

/** The id of the heading that the overview of releases follows. */
export const OVERVIEW_ID = 'table-of-contents';

/**
 * Ids for a page's entries, given in page order.
 * An id follows from the first pull request, `pr-65519`; where that repeats, `pr-65519-2` and so on.
 * They are counted from the page's end, since new releases are put on top: what has been published keeps its id.
 */
export function entryIds(entries: readonly References[]): string[] {
  const seen = new Map<string, number>();
  return entries
    .toReversed()
    .map(({id, pullRequests}) => {
      if (id !== undefined) return id;
      const base = `pr-${pullRequests[0]}`;
      const count = (seen.get(base) ?? 0) + 1;
      seen.set(base, count);
      return count === 1 ? base : `${base}-${count}`;
    })
    .toReversed();
}

/** Every anchor of a page, in page order: the overview, releases, sections and entries. */
export function pageAnchors({releases}: Changelog): string[] {
  const ofRelease = (release: Release) =>
    release.sections.flatMap((section) => [section.id, ...section.entries.map(({id}) => id)]);
  return [OVERVIEW_ID, ...releases.flatMap((release) => [release.id, ...ofRelease(release)])];
}
