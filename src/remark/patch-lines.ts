import type {Element} from 'hast';
import {h} from 'hastscript';
import type {RootContent} from 'mdast';
import {counted} from '../changelog/model/count';
import {patchNotesUrl} from '../changelog/model/github';
import {type Line, type PatchRelease, shortNames} from '../changelog/model/patch-release';
import {BETWEEN_CLAUSES} from '../changelog/model/references';
import {PAGE_PATHS} from '../changelog/model/site';
import {isLtsVersion, releaseId, releaseName} from '../changelog/model/versions';
import {rangeSearch} from '../changelog/upgrade/range';
import {hast, heading} from './nodes';

/** What is told of a patch release before it is opened: its whole version, its day and how much it brought. */
function told({version, date, pullRequests}: PatchRelease): (Element | string)[] {
  const changes = pullRequests.length === 0 ? 'no change' : counted(pullRequests.length, 'change', 'changes');
  return [h('b', version), ' ', ...(date === undefined ? [] : [h('time', date), ' ']), changes];
}

/**
 * A patch release, whose list `src/components/PatchReleases` makes when it is opened.
 * @param before the version before it: the line itself for the oldest
 */
function patchReleaseHast(release: PatchRelease, name: string, before: string, lts: boolean): Element {
  const way = `${PAGE_PATHS.planner}${rangeSearch({from: before, to: release.version})}`;
  const notes = h('p', [
    h('a', {href: way}, `In the planner, from ${before}`),
    BETWEEN_CLAUSES,
    h('a', {href: patchNotesUrl(release.version, lts)}, 'The server’s own notes'),
  ]);
  const content =
    release.pullRequests.length === 0
      ? h('p', told(release))
      : h('details', {dataVersion: release.version}, [h('summary', told(release)), h('div'), notes]);
  const link = h('a', {href: `#${name}`, className: ['hash-link'], ariaLabel: `Direct link to ${release.version}`});
  return h('li', {id: name}, [content, link]);
}

function lineNodes({line, releases}: Line): RootContent[] {
  const names = shortNames(releases);
  const lts = isLtsVersion(line);
  const items = releases.map((release, index) =>
    patchReleaseHast(release, names.get(release.version)!, releases[index - 1]?.version ?? line, lts),
  );
  return [
    heading(2, releaseName({version: line, lts}), releaseId(line)),
    hast(h('ul', {className: ['patches'], dataLine: line}, items.toReversed())),
  ];
}

/** The lines of releases as HTML, each with its patch releases; the newest stand first. */
export function patchLinesNodes(lines: readonly Line[]): RootContent[] {
  const count = lines.reduce((sum, {releases}) => sum + releases.length, 0);
  const total = `${counted(count, 'patch release', 'patch releases')} of ${counted(lines.length, 'line', 'lines')}.`;
  return [hast(h('p', total)), ...lines.flatMap(lineNodes)];
}
