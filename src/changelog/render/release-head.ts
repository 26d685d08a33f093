import {counted, inDigits} from '../model/count';
import {type Line, newestPatch} from '../model/patch-release';
import {countEntries, type Release} from '../model/records';
import {SECTIONS} from '../model/section-names';
import {PAGE_PATHS} from '../model/site';
import type {Resolve} from '../model/text';
import type {PlannedRelease} from '../upgrade/range';
import {type ReleaseChecks, releaseChecks} from '../upgrade/release-checks';
import {type Html, h} from './html';
import {textHtml} from './text';

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
  const lts = fromLts ? [h('a', {href: resolve(fromLts.address)}, `From ${fromLts.version} LTS`)] : [];
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
  const notes = release.introduction.map((text) => h('p', {}, textHtml(text, resolve)));
  if (release.sections.length === 0) return notes;
  const checks = releaseChecks(release.version, planned);
  const lines = release.summary.map((text) => h('li', {}, textHtml(text, resolve)));
  return [
    entriesLine(release, line, resolve),
    ...notes,
    ...(checks ? [checkLine(checks, resolve)] : []),
    ...(lines.length > 0 ? [h('ul', {class: 'summary'}, lines)] : []),
    sectionList(release),
  ];
}
