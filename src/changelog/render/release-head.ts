import {counted, inDigits} from '../model/count';
import {releaseName} from '../model/lts';
import {type Line, newestPatch} from '../model/patch-release';
import {countEntries, type Release} from '../model/records';
import {SECTIONS} from '../model/section-names';
import {PAGE_PATHS} from '../model/site';
import type {Resolve} from '../model/text';
import type {Planner} from '../upgrade/compute-plan';
import {type ReleaseChecks, releaseChecks} from '../upgrade/release-checks';
import {type Attributes, type Html, h, ltsMark, textHtml} from './html';

/** What readers see of a release's heading: the version, its mark and its day: `26.8 LTS 2026-08-27`. */
export function titleHtml(release: Release): (Html | string)[] {
  const {version, date} = release;
  const unseen = (text: string) => h('span', {class: 'unseen'}, text);
  return [
    unseen('ClickHouse release '),
    version,
    ...ltsMark(release),
    ...(date ? [unseen(','), ' ', h('time', {}, date)] : []),
  ];
}

/** `858 entries. 15 patch releases, newest 26.9.16 (2026-11-20), with 312 later changes.`, with what stands before it. */
export function entriesLine(release: Release, line: Line | undefined, resolve: Resolve, before = ''): Html {
  const entries = `${before}${counted(countEntries(release), 'entry', 'entries')}.`;
  if (!line || line.releases.length === 0) return h('p', {class: 'release-entries'}, entries);
  const {name, changes} = newestPatch(line);
  const {date} = line.releases.at(-1)!;
  return h('p', {class: 'release-entries'}, [
    `${entries} ${counted(line.releases.length, 'patch release', 'patch releases')}, newest `,
    h('a', {href: resolve(`${PAGE_PATHS.patches}#${name}`)}, name),
    `${date ? ` (${date})` : ''}, with ${counted(changes, 'later change', 'later changes')}.`,
  ]);
}

/** `Upgrading from 26.3 LTS: 412 to check`, a link to the plan. */
function checkLine({from, count, address}: ReleaseChecks, resolve: Resolve): Html {
  const link = h('a', {href: resolve(address)}, `${inDigits(count)} to check`);
  const start = `Upgrading from ${releaseName(from)}: `;
  return h('p', {}, count === 0 ? `${start}nothing known to check` : [start, h('b', {}, link)]);
}

/** What there is to check, from the release with long-term support before and from the release before; each part is a link into the plan. */
function checksHtml(checks: ReleaseChecks, fromLts: ReleaseChecks | undefined, resolve: Resolve): Html {
  const parts = checks.parts.map(({title, count, address}) =>
    h('li', {}, [h('a', {href: resolve(address)}, title), ` ${inDigits(count)}`]),
  );
  return h('div', {class: 'release-checks'}, [
    ...(fromLts ? [checkLine(fromLts, resolve)] : []),
    checkLine(checks, resolve),
    ...(parts.length > 0 ? [h('ul', {}, parts)] : []),
  ]);
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
export function releaseInBrief(release: Release, planner: Planner, resolve: Resolve): Html[] {
  const [checks, fromLts] = releaseChecks(release.version, planner);
  return [
    ...(checks ? [checksHtml(checks, fromLts, resolve)] : []),
    ...summaryList(release, resolve, {class: 'summary'}),
  ];
}

/**
 * What stands between the heading of a release and its first section: how much there is, what to check before an
 * upgrade, the summary, and the sections with their counts. Nothing where the release has no entries.
 */
export function releaseHead(release: Release, planner: Planner, line: Line | undefined, resolve: Resolve): Html[] {
  if (release.sections.length === 0) return [];
  return [entriesLine(release, line, resolve), ...releaseInBrief(release, planner, resolve), sectionList(release)];
}
