import type {Release} from './records';

/** The id of the heading that the overview of releases follows. */
export const OVERVIEW_ID = 'table-of-contents';

/** Every anchor of a page, in page order: the overview, releases, sections and entries. */
export function pageAnchors(releases: readonly Release[]): string[] {
  const records = releases.flatMap((release) => [
    release,
    ...release.sections.flatMap((section) => [section, ...section.entries]),
  ]);
  return [OVERVIEW_ID, ...records.map(({id}) => id)];
}

/** The anchors of entries that joined another one or were withdrawn, by the address of the entry that has their place now. */
export type FormerIds = ReadonlyMap<string, readonly string[]>;
