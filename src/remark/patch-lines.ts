import type {Element} from 'hast';
import {h} from 'hastscript';
import type {RootContent} from 'mdast';
import {counted} from '../changelog/model/count';
import {patchNotesUrl} from '../changelog/model/github';
import {isLtsVersion, releaseId, releaseName} from '../changelog/model/versions';
import {type Line, type PatchRelease, shortNames} from '../changelog/patches/patch-release';
import {hast, heading} from './nodes';

/** What is told of a patch release before it is opened: its whole version, its day and how much it brought. */
function told({version, date, pullRequests}: PatchRelease): (Element | string)[] {
  const changes = pullRequests.length === 0 ? 'no change' : counted(pullRequests.length, 'change', 'changes');
  return [h('b', version), ' ', ...(date === undefined ? [] : [h('time', date), ' ']), changes];
}

/** A patch release, whose list `src/components/PatchReleases` makes when it is opened. */
function patchReleaseHast(release: PatchRelease, name: string, lts: boolean): Element {
  const notes = h('p', h('a', {href: patchNotesUrl(release.version, lts)}, 'The server’s own notes'));
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
  const items = releases.toReversed().map((release) => patchReleaseHast(release, names.get(release.version)!, lts));
  return [
    heading(2, releaseName({version: line, lts}), releaseId(line)),
    hast(h('ul', {className: ['patches'], dataLine: line}, items)),
  ];
}

/** The lines of releases as HTML, each with its patch releases; the newest stand first. */
export function patchLinesNodes(lines: readonly Line[]): RootContent[] {
  const count = lines.reduce((sum, {releases}) => sum + releases.length, 0);
  const total = `${counted(count, 'patch release', 'patch releases')} of ${counted(lines.length, 'line', 'lines')}.`;
  return [hast(h('p', total)), ...lines.flatMap(lineNodes)];
}
