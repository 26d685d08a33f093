import type {Heading, ListItem} from 'mdast';
import {compareVersions} from './headings';
import {OVERVIEW_ID} from './ids';
import {didYouMean} from './nearest';
import type {EntryParts} from './references';
import type {Release, Report} from './types';

/** Reports every author whom `authors` (display names by handle) does not have. */
export function checkAuthors(
  {authorPoints}: EntryParts,
  authors: Readonly<Record<string, string>>,
  report: Report,
): void {
  for (const {handle, point} of authorPoints) {
    if (Object.hasOwn(authors, handle)) continue;
    report(
      `Unexpected author @${handle}, expected a handle of authors.yml`,
      point,
      'author',
      didYouMean(handle, Object.keys(authors)),
    );
  }
}

/** Reports releases that do not stand newest first, by version and by date. */
export function checkOrder(releases: readonly Release[], report: Report): void {
  for (const [index, release] of releases.entries()) {
    const newer = releases[index - 1];
    if (!newer) continue;
    if (compareVersions(release.version, newer.version) >= 0) {
      report(
        `Unexpected release ${release.version} after ${newer.version}, expected the newest release first`,
        release.heading.position,
        'release-order',
      );
    } else if (release.date && newer.date && release.date > newer.date) {
      report(
        `Unexpected date ${release.date} of ${release.version}, expected one before ${newer.date} of ${newer.version}`,
        release.heading.position,
        'release-date',
      );
    }
  }
}

/** Reports ids that stand more than once on the page. */
export function checkIds(releases: readonly Release[], report: Report): void {
  const first = new Map<string, number>([[OVERVIEW_ID, 0]]);
  const check = (id: string, node: Heading | ListItem): void => {
    if (id === '') return;
    const line = first.get(id);
    if (line === undefined) first.set(id, node.position!.start.line);
    else
      report(
        `Unexpected id #${id} a second time, expected each id once`,
        node.position,
        'duplicate-id',
        line ? `it stands on line ${line} too` : undefined,
      );
  };
  for (const release of releases) {
    check(release.id, release.heading);
    for (const section of release.sections) {
      check(section.id, section.heading);
      for (const entry of section.entries) check(entry.id, entry.node);
    }
  }
}
