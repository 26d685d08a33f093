import type {Element} from 'hast';
import {h} from 'hastscript';
import {textHast} from '../changelog/data/entry-html';
import {counted, inDigits} from '../changelog/model/count';
import {type Line, newestPatch} from '../changelog/model/patch-release';
import {countEntries, type Release} from '../changelog/model/records';
import {SECTIONS} from '../changelog/model/section-names';
import {PAGE_PATHS} from '../changelog/model/site';
import type {PlannedRelease} from '../changelog/upgrade/range';
import {type ReleaseChecks, releaseChecks} from '../changelog/upgrade/release-checks';

/** `858 entries. 15 patch releases, newest 26.9.16 (2026-11-20), with 312 later changes.` */
function entriesLine(release: Release, line: Line | undefined): Element {
  const entries = `${counted(countEntries(release), 'entry', 'entries')}.`;
  if (!line || line.releases.length === 0) return h('p', {className: ['release-entries']}, entries);
  const {name, changes} = newestPatch(line);
  const {date} = line.releases.at(-1)!;
  return h('p', {className: ['release-entries']}, [
    `${entries} ${counted(line.releases.length, 'patch release', 'patch releases')}, newest `,
    h('a', {href: `${PAGE_PATHS.patches}#${name}`}, name),
    `${date ? ` (${date})` : ''}, with ${counted(changes, 'later change', 'later changes')}.`,
  ]);
}

/** `Before upgrading: 183 to check. May not start 20 …`, each a link into the plan. */
function checkLine({count, address, parts, fromLts}: ReleaseChecks): Element {
  const label = [h('b', [h('span', 'Before upgrading:')]), ' '] as const;
  if (count === 0) return h('p', {className: ['release-checks']}, [...label, 'nothing known to check.']);
  const links = parts.map((part) => h('span', [h('a', {href: part.address}, part.title), ` ${inDigits(part.count)}`]));
  const lts = fromLts ? [h('a', {href: fromLts.address}, `From ${fromLts.version} LTS`)] : [];
  const all = h('b', [h('a', {href: address}, `${inDigits(count)} to check`), '.']);
  return h('p', {className: ['release-checks']}, [...label, all, ...[...links, ...lts].flatMap((link) => [' ', link])]);
}

function sectionList({sections}: Release): Element {
  const items = sections.map(({name, id, entries}) =>
    h('li', {className: [`k-${SECTIONS[name].kind}`]}, [
      h('a', {href: `#${id}`}, SECTIONS[name].label),
      ` ${inDigits(entries.length)}`,
    ]),
  );
  return h('ul', {className: ['release-sections']}, items);
}

/**
 * What stands between the heading of a release and its first section: how much there is, what to check before an
 * upgrade, the summary, and the sections with their counts. Nothing where the release has no entries.
 * @param planned all releases, oldest first
 */
export function releaseHead(release: Release, planned: readonly PlannedRelease[], line: Line | undefined): Element[] {
  const notes = release.introduction.map((text) => h('p', textHast(text)));
  if (release.sections.length === 0) return notes;
  const checks = releaseChecks(release.version, planned);
  const lines = release.summary.map((text) => h('li', textHast(text)));
  return [
    entriesLine(release, line),
    ...notes,
    ...(checks ? [checkLine(checks)] : []),
    ...(lines.length > 0 ? [h('ul', {className: ['summary']}, lines)] : []),
    sectionList(release),
  ];
}
