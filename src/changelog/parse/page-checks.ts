import type {Paragraph, Text} from 'mdast';
import type {Point} from 'unist';
import {OVERVIEW_ID} from '../model/anchors';
import {didYouMean} from '../model/nearest';
import type {Authors} from '../model/records';
import {compareVersions, releaseId, yearOfVersion} from '../model/versions';
import {pointIn} from './cut-group';
import type {DraftEntry, DraftRelease, Source} from './drafts';
import type {Report} from './problems';

/** The place of an author in the reference group of an entry. */
function pointOf(handle: string, {node}: Source): Point {
  const author = new RegExp(`@${handle}(?![\\w-])`);
  const line = (node.children[0] as Paragraph).children;
  const text = line.findLast((each) => each.type === 'text' && author.test(each.value)) as Text;
  return pointIn(text, text.value.search(author));
}

/** Reports every author who is not in `authors.yml`. */
export function checkAuthors(entries: readonly DraftEntry[], authors: Authors, report: Report): void {
  for (const {authors: handles, source} of entries) {
    for (const handle of handles) {
      if (!Object.hasOwn(authors, handle))
        report(
          `author @${handle}, expected a handle of authors.yml`,
          pointOf(handle, source),
          'author',
          didYouMean(handle, Object.keys(authors)) ?? 'a new one is added by `npm run fix`',
        );
    }
  }
}

/** Reports releases on another year's page, and those that are not newest first, by version and by date. */
export function checkReleaseOrder(releases: readonly DraftRelease[], year: number | undefined, report: Report): void {
  for (const [index, {version, date, source}] of releases.entries()) {
    const {node} = source;
    if (year !== undefined && yearOfVersion(version) !== year)
      report(
        `release ${version} on the page of ${year}, expected it in ${yearOfVersion(version)}.mdx`,
        node,
        'release-page',
      );
    const newer = releases[index - 1];
    if (!newer) continue;
    if (compareVersions(version, newer.version) >= 0) {
      report(`release ${version} after ${newer.version}, expected the newest release first`, node, 'release-order');
    } else if (date && newer.date && date > newer.date) {
      report(`date ${date} of ${version}, expected one before ${newer.date} of ${newer.version}`, node, 'release-date');
    }
  }
}

/** Whether a release has another id than that of its version. */
const isWrong = (draft: {readonly id: string; readonly version?: string}): boolean =>
  draft.version !== undefined && draft.id !== releaseId(draft.version);

/** Reports ids that are on the page more than once; `entryIds` are those of the entries. */
export function checkIds(
  releases: readonly DraftRelease[],
  entryIds: ReadonlyMap<DraftEntry, string>,
  report: Report,
): void {
  const first = new Map<string, number>([[OVERVIEW_ID, 0]]);
  const drafts = releases.flatMap((release) => [
    release,
    ...release.sections.flatMap((section) => [
      section,
      ...section.entries.map((entry) => ({id: entryIds.get(entry)!, source: entry.source})),
    ]),
  ]);
  for (const {id, source} of drafts) {
    const line = first.get(id);
    if (line === undefined) first.set(id, source.node.position!.start.line);
    // A release with the id of another one is reported as such.
    else if (id !== '' && !drafts.some((other) => other.id === id && isWrong(other)))
      report(
        `id #${id} a second time, expected each id once`,
        source.node,
        'duplicate-id',
        line ? `it stands on line ${line} too` : undefined,
      );
  }
}
