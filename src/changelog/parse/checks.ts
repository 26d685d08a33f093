import {OVERVIEW_ID} from '../model/anchors';
import {didYouMean} from '../model/nearest';
import type {Authors} from '../model/records';
import {compareVersions, yearOfVersion} from '../model/versions';
import type {DraftEntry, DraftRelease, Source} from './drafts';
import type {Report} from './problems';

/** Reports every author whom `authors.yml` does not have. */
export function checkAuthors(entries: readonly DraftEntry[], authors: Authors, report: Report): void {
  for (const {handle, point} of entries.flatMap(({authorPoints}) => authorPoints)) {
    if (Object.hasOwn(authors, handle)) continue;
    report(
      `Unexpected author @${handle}, expected a handle of authors.yml`,
      point,
      'author',
      didYouMean(handle, Object.keys(authors)),
    );
  }
}

/**
 * Reports releases that stand on another year's page, where its year is known, or not newest first, by version and by
 * date.
 */
export function checkOrder(releases: readonly DraftRelease[], year: number | undefined, report: Report): void {
  for (const [index, {version, date, source}] of releases.entries()) {
    const {position} = source.node;
    if (year !== undefined && yearOfVersion(version) !== year)
      report(
        `Unexpected release ${version} on the page of ${year}, expected it in ${yearOfVersion(version)}.mdx`,
        position,
        'release-page',
      );
    const newer = releases[index - 1];
    if (!newer) continue;
    if (compareVersions(version, newer.version) >= 0) {
      report(
        `Unexpected release ${version} after ${newer.version}, expected the newest release first`,
        position,
        'release-order',
      );
    } else if (date && newer.date && date > newer.date) {
      report(
        `Unexpected date ${date} of ${version}, expected one before ${newer.date} of ${newer.version}`,
        position,
        'release-date',
      );
    }
  }
}

/** Reports ids that stand more than once on the page; `entryIds` are those of the entries. */
export function checkIds(
  releases: readonly DraftRelease[],
  entryIds: ReadonlyMap<DraftEntry, string>,
  report: Report,
): void {
  const first = new Map<string, number>([[OVERVIEW_ID, 0]]);
  const check = (id: string, {node: {position}}: Source): void => {
    if (id === '') return;
    const line = first.get(id);
    if (line === undefined) first.set(id, position!.start.line);
    else
      report(
        `Unexpected id #${id} a second time, expected each id once`,
        position,
        'duplicate-id',
        line ? `it stands on line ${line} too` : undefined,
      );
  };
  for (const release of releases) {
    check(release.id, release.source);
    for (const section of release.sections) {
      check(section.id, section.source);
      for (const entry of section.entries) check(entryIds.get(entry)!, entry.source);
    }
  }
}
