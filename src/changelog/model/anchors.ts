import type {Release} from './records';

/** The id of the heading that the overview of releases follows. */
export const OVERVIEW_ID = 'table-of-contents';

/** Every anchor of a page, in page order: the overview, releases, sections and entries. */
export function pageAnchors(releases: readonly Release[]): string[] {
  const ofRelease = ({id, sections}: Release) => [
    id,
    ...sections.flatMap((section) => [section.id, ...section.entries.map((entry) => entry.id)]),
  ];
  return [OVERVIEW_ID, ...releases.flatMap(ofRelease)];
}
