import type {Release} from './records';

/** The id of the heading that the overview of releases follows. */
export const OVERVIEW_ID = 'table-of-contents';

/** What has an anchor, in page order: releases, sections and entries. */
const anchored = (releases: readonly Release[]) =>
  releases.flatMap((release) => [release, ...release.sections.flatMap((section) => [section, ...section.entries])]);

/** Every anchor of a page, in page order: the overview, releases, sections and entries. */
export function pageAnchors(releases: readonly Release[]): string[] {
  return [OVERVIEW_ID, ...anchored(releases).map(({id}) => id)];
}

/** Other anchors that lead to these. */
export function formerAnchors(releases: readonly Release[]): string[] {
  return anchored(releases).flatMap(({formerIds = []}) => formerIds);
}
