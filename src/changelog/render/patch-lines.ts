import {type Advisory, type Cve, fixesOf} from '../model/advisories';
import {counted, inDigits} from '../model/count';
import {patchNotesUrl} from '../model/github';
import {isLtsVersion, releaseName} from '../model/lts';
import {type Line, type PatchRelease, shortNames} from '../model/patch-release';
import {allReleases, type Year} from '../model/records';
import {BETWEEN_CLAUSES, cveLinks, entryName, pullRequestLinks} from '../model/references';
import {PAGE_PATHS} from '../model/site';
import type {Resolve} from '../model/text';
import {releaseId} from '../model/versions';
import {backportsOf} from '../patches/backports';
import {broughtBy} from '../patches/brought';
import {entriesByPullRequest} from '../patches/entries-of';
import {type Bug, bugsOf, hasBug} from '../patches/known-bugs';
import {rangeSearch} from '../upgrade/range';
import {type Content, contentsOfParts} from './contents';
import {entryHtml} from './entry';
import {type Html, h, htmlOf} from './html';
import {partHtml, partsHtml} from './place';
import {textHtml} from './text';

/** What the patch releases of all lines are shown with. */
interface Context {
  readonly entries: ReturnType<typeof entriesByPullRequest>;
  readonly bugs: readonly Bug[];
  readonly advisories: readonly Advisory[];
  readonly resolve: Resolve;
}

/**
 * The summary of a patch release, which is folded: its whole version, its day and the number of its changes.
 * @param name its address; the whole version is one too
 * @param fixes the published vulnerabilities whose fix came to its line with it
 */
function patchSummary(
  {version, date, pullRequests}: PatchRelease,
  name: string,
  fixes: readonly Cve[],
): (Html | string)[] {
  const changes = pullRequests.length === 0 ? 'no change' : counted(pullRequests.length, 'change', 'changes');
  return [
    h('b', {id: version === name ? undefined : version}, version),
    ' ',
    date === undefined ? h('span', {}, 'date unknown') : h('time', {}, date),
    ' ',
    changes,
    ...(fixes.length > 0 ? [`${BETWEEN_CLAUSES}fixes ${fixes.map(({cve}) => cve).join(', ')}`] : []),
  ];
}

/** The entries that pull requests brought, by group, and the numbers of those that no entry has. */
function broughtHtml(pullRequests: readonly number[], {entries, resolve}: Context): Html[] {
  const {groups, without} = broughtBy(pullRequests, entries);
  const count = counted(without.length, 'pull request', 'pull requests');
  const numbers = textHtml([`${count} without an entry here: `, ...pullRequestLinks(without)], resolve);
  return [
    ...groups.flatMap(({title, color, entries: list}) => {
      const attributes = {class: `k-${color}`};
      const items = list.map(({release, entry}) => {
        const link = h('a', {href: resolve(entry.address)}, entryName({release, entry}));
        return entryHtml(entry, {resolve, attributes, link});
      });
      return [h('h3', attributes, `${title} (${list.length})`), h('ul', {}, items)];
    }),
    ...(without.length > 0 ? [h('p', {}, numbers)] : []),
  ];
}

/**
 * A patch release, folded.
 * @param before the version before it: the line itself for the oldest
 */
function patchReleaseHtml(
  release: PatchRelease,
  name: string,
  before: string,
  lts: boolean,
  fixes: readonly Cve[],
  context: Context,
): Html {
  const planAddress = `${PAGE_PATHS.planner}${rangeSearch({from: before, to: release.version})}`;
  const notes = h('p', {}, [
    h('a', {href: context.resolve(planAddress)}, `In the planner, from ${before}`),
    BETWEEN_CLAUSES,
    h('a', {href: patchNotesUrl(release.version, lts)}, 'The server’s own notes'),
  ]);
  const advisories =
    fixes.length > 0
      ? [h('p', {}, textHtml(['By its advisories, it fixes ', ...cveLinks(fixes), '.'], context.resolve))]
      : [];
  const head = patchSummary(release, name, fixes);
  const content =
    release.pullRequests.length === 0
      ? h('p', {}, head)
      : h('details', {}, [h('summary', {}, head), ...advisories, ...broughtHtml(release.pullRequests, context), notes]);
  const link = h('a', {href: `#${name}`, class: 'hash-link', 'aria-label': `Direct link to ${release.version}`});
  return h('li', {id: name}, [content, link]);
}

/**
 * How many known bugs a line came with, how many more its patch releases brought, and how many its newest one fixes;
 * nothing if none are known. What it may have does not count.
 */
function bugLine({line, releases}: Line, names: ReadonlyMap<string, string>, bugs: readonly Bug[]): Html[] {
  const known = bugs.filter((bug) => hasBug(bug, line) === 'yes');
  const later = bugs.filter(
    (bug) => releases.some(({version}) => hasBug(bug, version) === 'yes') && !known.includes(bug),
  );
  const newest = releases.at(-1)!.version;
  const fixed = [...known, ...later].filter((bug) => hasBug(bug, newest) === 'no').length;
  const count = counted(known.length, 'known bug', 'known bugs');
  const more = later.length === 0 ? '' : `; patch releases brought ${inDigits(later.length)} more`;
  const text = `${line} came with ${count}${more}; ${names.get(newest)} has the fixes of ${inDigits(fixed)}.`;
  return known.length + later.length === 0 ? [] : [h('p', {}, text)];
}

function lineHtml({line, releases}: Line, context: Context): Html {
  const names = shortNames(releases);
  const lts = isLtsVersion(line);
  const items = releases.map((release, index) => {
    const before = releases[index - 1]?.version;
    const fixes = fixesOf(context.advisories, release, before);
    return patchReleaseHtml(release, names.get(release.version)!, before ?? line, lts, fixes, context);
  });
  return partHtml(releaseName({version: line, lts}), releaseId(line), [
    ...bugLine({line, releases}, names, context.bugs),
    h('ul', {class: 'patches', 'data-line': line}, items.toReversed()),
  ]);
}

/** The lines of releases, each with its patch releases; the newest stand first. */
export function patchLinesContent(
  lines: readonly Line[],
  years: readonly Year[],
  advisories: readonly Advisory[],
  resolve: Resolve,
): Content {
  const count = lines.reduce((sum, {releases}) => sum + releases.length, 0);
  const context: Context = {
    entries: entriesByPullRequest(allReleases(years)),
    bugs: bugsOf(allReleases(years), backportsOf(lines)),
    advisories,
    resolve,
  };
  const total = `${counted(count, 'patch release', 'patch releases')} of ${counted(lines.length, 'line', 'lines')}.`;
  const parts = lines.map(({line}) => ({
    id: releaseId(line),
    title: releaseName({version: line, lts: isLtsVersion(line)}),
  }));
  const anchorsOf = ({line, releases}: Line): string[] => [releaseId(line), ...[...shortNames(releases)].flat()];
  return {
    html: htmlOf([h('p', {}, total), partsHtml(parts), ...lines.map((line) => lineHtml(line, context))]),
    anchors: lines.flatMap(anchorsOf),
    contents: contentsOfParts(parts),
  };
}
