import type {Paragraph, Text} from 'mdast';
import type {Point} from 'unist';
import {OVERVIEW_ID} from '../model/anchors';
import {didYouMean} from '../model/nearest';
import {type Authors, placedEntries, type Release} from '../model/records';
import {compareVersions, releaseId, yearOfVersion} from '../model/versions';
import type {Report} from './problems';
import {pointIn} from './reference-group';
import type {Source, Sources} from './sources';

/** The place of an author in the reference group of an entry. */
function pointOf(handle: string, {node}: Source): Point {
  const author = new RegExp(`@${handle}(?![\\w-])`);
  const line = (node.children[0] as Paragraph).children;
  const text = line.findLast((each) => each.type === 'text' && author.test(each.value)) as Text;
  return pointIn(text, text.value.search(author));
}

/** Reports every author who is not in `authors.yml`. */
export function checkAuthors(releases: readonly Release[], authors: Authors, sources: Sources, report: Report): void {
  for (const {entry} of placedEntries(releases)) {
    for (const handle of entry.authors) {
      if (!Object.hasOwn(authors, handle))
        report(
          `author @${handle}, expected a handle of authors.yml`,
          pointOf(handle, sources.get(entry)!),
          'author',
          didYouMean(handle, Object.keys(authors)) ?? 'a new one is added by `npm run fix`',
        );
    }
  }
}

/** Reports releases on another year's page, and those that are not newest first. Their days: the rule release-year of the lint. */
export function checkReleaseOrder(
  releases: readonly Release[],
  year: number | undefined,
  sources: Sources,
  report: Report,
): void {
  for (const [index, release] of releases.entries()) {
    const {version} = release;
    const {node} = sources.get(release)!;
    if (year !== undefined && yearOfVersion(version) !== year)
      report(
        `release ${version} on the page of ${year}, expected it in ${yearOfVersion(version)}.mdx`,
        node,
        'release-page',
      );
    const newer = releases[index - 1]?.version;
    if (newer !== undefined && compareVersions(version, newer) >= 0)
      report(`release ${version} after ${newer}, expected the newest release first`, node, 'release-order');
  }
}

/** Reports ids that are on the page more than once. */
export function checkIds(sources: Sources, report: Report): void {
  const first = new Map<string, number>([[OVERVIEW_ID, 0]]);
  // A release with the id of another one is reported as such.
  const wrong = [...sources.keys()].flatMap((record) =>
    'version' in record && record.id !== releaseId(record.version) ? [record.id] : [],
  );
  const lines = [...sources].map(([record, {node}]) => ({record, node, line: node.position!.start.line}));
  for (const {record, node, line} of lines.toSorted((a, b) => a.line - b.line)) {
    const {id} = record;
    const before = first.get(id);
    if (before === undefined) first.set(id, line);
    else if (id !== '' && !wrong.includes(id)) {
      const own = 'text' in record ? `, and "; id ${id}-2" at the end of the newer entry gives it one of its own` : '';
      const hint = before ? `it stands on line ${before} too${own}` : undefined;
      report(`id #${id} a second time, expected each id once`, node, 'duplicate-id', hint);
    }
  }
}
