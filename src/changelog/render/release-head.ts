import {counted, inDigits} from '../model/count';
import {type Line, newestPatch} from '../model/patch-release';
import {countEntries, type Release} from '../model/records';
import {SECTIONS} from '../model/section-names';
import {PAGE_PATHS} from '../model/site';
import type {Resolve} from '../model/text';
import type {PlannedRelease} from '../upgrade/range';
import {type ReleaseChecks, releaseChecks} from '../upgrade/release-checks';
import {type Attributes, type Html, h, LTS_MARK, textHtml} from './html';

/** The heading of a release, of which the version is seen, its mark and its day: `26.8 LTS 2026-08-27`. */
export function titleHtml({version, lts, date}: Release): (Html | string)[] {
  const unseen = (text: string) => h('span', {class: 'unseen'}, text);
  return [
    unseen('ClickHouse release '),
    version,
    ...(lts ? [' ', LTS_MARK] : []),
    ...(date ? [unseen(', '), h('time', {}, date)] : []),
  ];
}

/** `858 entries. 15 patch releases, newest 26.9.16 (2026-11-20), with 312 later changes.` */
function entriesLine(release: Release, line: Line | undefined, resolve: Resolve): Html {
  const entries = `${counted(countEntries(release), 'entry', 'entries')}.`;
  if (!line || line.releases.length === 0) return h('p', {class: 'release-entries'}, entries);
  const {name, changes} = newestPatch(line);
  const {date} = line.releases.at(-1)!;
  return h('p', {class: 'release-entries'}, [
    `${entries} ${counted(line.releases.length, 'patch release', 'patch releases')}, newest `,
    h('a', {href: resolve(`${PAGE_PATHS.patches}#${name}`)}, name),
    `${date ? ` (${date})` : ''}, with ${counted(changes, 'later change', 'later changes')}.`,
  ]);
}

/** `Before upgrading: 183 to check. May not start 20 …`, each a link into the plan. */
function checkLine({count, address, parts, fromLts}: ReleaseChecks, resolve: Resolve): Html {
  const label = [h('b', {}, [h('span', {}, 'Before upgrading:')]), ' '] as const;
  if (count === 0) return h('p', {class: 'release-checks'}, [...label, 'nothing known to check.']);
  const links = parts.map((part) =>
    h('span', {}, [h('a', {href: resolve(part.address)}, part.title), ` ${inDigits(part.count)}`]),
  );
  const lts = fromLts ? [h('a', {href: resolve(fromLts.address)}, `Plan from ${fromLts.version} LTS`)] : [];
  const all = h('b', {}, [h('a', {href: resolve(address)}, `${inDigits(count)} to check`), '.']);
  return h('p', {class: 'release-checks'}, [...label, all, ...[...links, ...lts].flatMap((link) => [' ', link])]);
}

function sectionList({sections}: Release): Html {
  const items = sections.map(({name, id, entries}) =>
    h('li', {class: `k-${SECTIONS[name].kind}`}, [
      h('a', {href: `#${id}`}, SECTIONS[name].label),
      ` ${inDigits(entries.length)}`,
    ]),
  );
  return h('ul', {class: 'release-sections'}, items);
}

/** The lines of a summary; nothing where nobody has written them. */
export function summaryList({summary}: Release, resolve: Resolve, attributes: Attributes = {}): Html[] {
  const lines = summary.map((text) => h('li', {}, textHtml(text, resolve)));
  return lines.length > 0 ? [h('ul', attributes, lines)] : [];
}

/** What to check before an upgrade to a release, and its summary. */
export function releaseInBrief(release: Release, planned: readonly PlannedRelease[], resolve: Resolve): Html[] {
  const checks = releaseChecks(release.version, planned);
  return [...(checks ? [checkLine(checks, resolve)] : []), ...summaryList(release, resolve, {class: 'summary'})];
}

/**
 * What stands between the heading of a release and its first section: how much there is, what to check before an
 * upgrade, the summary, and the sections with their counts. Nothing where the release has no entries.
 * @param planned all releases, oldest first
 */
export function releaseHead(
  release: Release,
  planned: readonly PlannedRelease[],
  line: Line | undefined,
  resolve: Resolve,
): Html[] {
  if (release.sections.length === 0) return [];
  return [entriesLine(release, line, resolve), ...releaseInBrief(release, planned, resolve), sectionList(release)];
}
