import type {Element} from 'hast';
import {h} from 'hastscript';
import type {RootContent} from 'mdast';
import {textHast} from '../changelog/data/entry-html';
import {type Advisory, type Cve, fixesOf} from '../changelog/model/advisories';
import {counted, inDigits} from '../changelog/model/count';
import {patchNotesUrl} from '../changelog/model/github';
import {isLtsVersion, releaseName} from '../changelog/model/lts';
import {type Line, type PatchRelease, shortNames} from '../changelog/model/patch-release';
import {allReleases, type PlacedEntry, type Year} from '../changelog/model/records';
import {BETWEEN_CLAUSES, cveLinks, pullRequestLinks} from '../changelog/model/references';
import {PAGE_PATHS} from '../changelog/model/site';
import {releaseId} from '../changelog/model/versions';
import {backportsOf} from '../changelog/patches/backports';
import {broughtBy} from '../changelog/patches/brought';
import {entriesByPullRequest} from '../changelog/patches/entries-of';
import {type Bug, bugsOf, hasBug} from '../changelog/patches/known-bugs';
import {rangeSearch} from '../changelog/upgrade/range';
import {hast} from './nodes';
import {partNode, partsHast} from './place';

type Entries = ReturnType<typeof entriesByPullRequest>;

/**
 * What is told of a patch release before it is opened: its whole version, its day and how much it brought.
 * @param name its address; the whole version is one too
 * @param fixes the published vulnerabilities whose fix came to its line with it
 */
function told({version, date, pullRequests}: PatchRelease, name: string, fixes: readonly Cve[]): (Element | string)[] {
  const changes = pullRequests.length === 0 ? 'no change' : counted(pullRequests.length, 'change', 'changes');
  return [
    h('b', {id: version === name ? undefined : version}, version),
    ' ',
    date === undefined ? h('span', 'date unknown') : h('time', date),
    ' ',
    changes,
    ...(fixes.length > 0 ? [`${BETWEEN_CLAUSES}fixes ${fixes.map(({cve}) => cve).join(', ')}`] : []),
  ];
}

function entryHast({release, entry}: PlacedEntry, className: string): Element {
  const link = h('a', {href: entry.address}, `entry of ${release.version}`);
  return h('li', {className: [className]}, [...textHast(entry.text), ' ', h('small', link)]);
}

/** The entries that pull requests brought, by group, and the numbers of those that no entry has. */
function broughtHast(pullRequests: readonly number[], entries: Entries): Element[] {
  const {groups, without} = broughtBy(pullRequests, entries);
  const count = counted(without.length, 'pull request', 'pull requests');
  const numbers = textHast([`${count} without an entry here: `, ...pullRequestLinks(without)]);
  return [
    ...groups.flatMap(({title, color, entries: list}) => [
      h('h3', {className: [`k-${color}`]}, `${title} (${list.length})`),
      h(
        'ul',
        list.map((placed) => entryHast(placed, `k-${color}`)),
      ),
    ]),
    ...(without.length > 0 ? [h('p', numbers)] : []),
  ];
}

/**
 * A patch release, folded.
 * @param before the version before it: the line itself for the oldest
 */
function patchReleaseHast(
  release: PatchRelease,
  name: string,
  before: string,
  lts: boolean,
  entries: Entries,
  fixes: readonly Cve[],
): Element {
  const way = `${PAGE_PATHS.planner}${rangeSearch({from: before, to: release.version})}`;
  const notes = h('p', [
    h('a', {href: way}, `In the planner, from ${before}`),
    BETWEEN_CLAUSES,
    h('a', {href: patchNotesUrl(release.version, lts)}, 'The server’s own notes'),
  ]);
  const advisories =
    fixes.length > 0 ? [h('p', textHast(['By its advisories, it fixes ', ...cveLinks(fixes), '.']))] : [];
  const head = told(release, name, fixes);
  const content =
    release.pullRequests.length === 0
      ? h('p', head)
      : h('details', [h('summary', head), ...advisories, ...broughtHast(release.pullRequests, entries), notes]);
  const link = h('a', {href: `#${name}`, className: ['hash-link'], ariaLabel: `Direct link to ${release.version}`});
  return h('li', {id: name}, [content, link]);
}

/**
 * How many known bugs a line came with, how many more its patch releases brought, and how many its newest one fixes;
 * nothing if none are known. What it may have does not count.
 */
function bugNodes({line, releases}: Line, names: ReadonlyMap<string, string>, bugs: readonly Bug[]): RootContent[] {
  const known = bugs.filter((bug) => hasBug(bug, line) === 'yes');
  const later = bugs.filter(
    (bug) => releases.some(({version}) => hasBug(bug, version) === 'yes') && !known.includes(bug),
  );
  const newest = releases.at(-1)!.version;
  const fixed = [...known, ...later].filter((bug) => hasBug(bug, newest) === 'no').length;
  const count = counted(known.length, 'known bug', 'known bugs');
  const more = later.length === 0 ? '' : `; patch releases brought ${inDigits(later.length)} more`;
  const text = `${line} came with ${count}${more}; ${names.get(newest)} has the fixes of ${inDigits(fixed)}.`;
  return known.length + later.length === 0 ? [] : [hast(h('p', text))];
}

function lineNodes(
  {line, releases}: Line,
  entries: Entries,
  bugs: readonly Bug[],
  advisories: readonly Advisory[],
): RootContent {
  const names = shortNames(releases);
  const lts = isLtsVersion(line);
  const items = releases.map((release, index) => {
    const before = releases[index - 1]?.version;
    const fixes = fixesOf(advisories, release, before);
    return patchReleaseHast(release, names.get(release.version)!, before ?? line, lts, entries, fixes);
  });
  return partNode(releaseName({version: line, lts}), releaseId(line), [
    ...bugNodes({line, releases}, names, bugs),
    hast(h('ul', {className: ['patches'], dataLine: line}, items.toReversed())),
  ]);
}

/** The lines of releases as HTML, each with its patch releases; the newest stand first. */
export function patchLinesNodes(
  lines: readonly Line[],
  years: readonly Year[],
  advisories: readonly Advisory[],
): RootContent[] {
  const count = lines.reduce((sum, {releases}) => sum + releases.length, 0);
  const entries = entriesByPullRequest(allReleases(years));
  const bugs = bugsOf(allReleases(years), backportsOf(lines));
  const total = `${counted(count, 'patch release', 'patch releases')} of ${counted(lines.length, 'line', 'lines')}.`;
  const parts = lines.map(({line}) => ({
    id: releaseId(line),
    title: releaseName({version: line, lts: isLtsVersion(line)}),
  }));
  return [
    hast(h('p', total)),
    hast(partsHast(parts)),
    ...lines.map((line) => lineNodes(line, entries, bugs, advisories)),
  ];
}
