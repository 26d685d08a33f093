import {OVERVIEW_ID} from '../model/anchors';
import type {Release} from '../model/records';
import {compareVersions, releaseId, yearOfVersion} from '../model/versions';
import type {Report} from './problems';
import type {Sources} from './release';

/** Reports releases on another year's page, and those that are not newest first. Their days: the rule release-year of the lint. */
export function checkReleases(
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
