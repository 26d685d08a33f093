import {type Advisory, type Cve, fixesOf} from '../model/advisories';
import {counted, inDigits} from '../model/count';
import {isLtsVersion, releaseName} from '../model/lts';
import {type Line, type PatchRelease, shortNames} from '../model/patch-release';
import {allReleases, type Year} from '../model/records';
import {BETWEEN_CLAUSES, cveLinks, entryName, patchNotesUrl} from '../model/references';
import {countWorst} from '../model/symptoms';
import type {Resolve} from '../model/text';
import {releaseId} from '../model/versions';
import type {Backports} from '../patches/backports';
import {broughtBy, entriesByPullRequest, withoutEntry} from '../patches/brought';
import {type Bug, bugsOf, hasBug} from '../patches/known-bugs';
import {planAddress} from '../upgrade/range';
import {entryHtml} from './entry';
import {type Html, h, LTS_MARK, textHtml} from './html';
import {type Content, contentOfParts, type Part} from './page-navigation';

type Brought = ReturnType<typeof broughtBy>;

/** What the patch releases of all lines are shown with. */
interface Context {
  readonly entries: ReturnType<typeof entriesByPullRequest>;
  readonly bugs: readonly Bug[];
  readonly advisories: readonly Advisory[];
  readonly resolve: Resolve;
}

/** A line, and whether any of its changes has a release note. */
interface LineContext extends Context {
  readonly hasNotes: boolean;
}

interface PatchSource extends Pick<Context, 'advisories'> {
  readonly lines: readonly Line[];
  readonly years: readonly Year[];
  readonly backports: Backports;
}

/** How much a patch release brought, and how much of it counts: `9 changes · 1 loss of data · 2 wrong results`. */
function countsOf({pullRequests}: PatchRelease, {groups, symptoms}: Brought, {hasNotes}: LineContext): string {
  const count = pullRequests.length === 0 ? 'no change' : counted(pullRequests.length, 'change', 'changes');
  // A count does not part from its words at the end of a line.
  const [changes, ...worst] = [count, ...countWorst(symptoms)].map((part) => part.replaceAll(' ', '\u00a0'));
  const lacksNote = hasNotes && pullRequests.length > 0 && groups.length === 0;
  return [lacksNote ? `${changes} without a release note` : changes, ...worst].join(BETWEEN_CLAUSES);
}

/** The entries that pull requests brought, by group, and the numbers of those that no entry has. */
function broughtHtml({groups, without}: Brought, {resolve}: Context): Html[] {
  return [
    ...groups.flatMap(({title, color, entries: list}) => {
      const attributes = {class: `k-${color}`};
      const items = list.map(({release, entry}) => {
        const link = h('a', {href: resolve(entry.address)}, entryName({release, entry}));
        return entryHtml(entry, {resolve, attributes, link});
      });
      return [h('h3', attributes, `${title} (${list.length})`), h('ul', {}, items)];
    }),
    ...(without.length > 0 ? [h('p', {}, textHtml(withoutEntry(without), resolve))] : []),
  ];
}

/**
 * A patch release, folded: its whole version, its day and the number of its changes; then what it brought.
 * @param name its address; the whole version is one too
 * @param before the version before it: the line itself for the oldest
 * @param fixes the published vulnerabilities whose fix came to its line with it
 */
function patchReleaseHtml(
  release: PatchRelease,
  name: string,
  before: string,
  fixes: readonly Cve[],
  context: LineContext,
): Html {
  const {version, date, pullRequests} = release;
  const {resolve} = context;
  const brought = broughtBy(pullRequests, context.entries);
  const head = [
    h('b', {id: version === name ? undefined : version}, version),
    ' ',
    date === undefined ? h('span', {}, 'date unknown') : h('time', {}, date),
    ' ',
    h('span', {}, [
      countsOf(release, brought, context),
      ...(fixes.length > 0 ? [`${BETWEEN_CLAUSES}fixes ${fixes.map(({cve}) => cve).join(', ')}`] : []),
    ]),
  ];
  const notes = h('p', {}, [
    h('a', {href: resolve(planAddress({from: before, to: version}))}, `In the planner, from ${before}`),
    BETWEEN_CLAUSES,
    h('a', {href: patchNotesUrl(version)}, 'The server’s own notes'),
    ...(fixes.length > 0 ? textHtml([`${BETWEEN_CLAUSES}Advisories: `, ...cveLinks(fixes)], resolve) : []),
  ]);
  const content = [h('summary', {}, head), ...broughtHtml(brought, context), notes];
  return h('li', {id: name}, [
    h('a', {href: `#${name}`, class: 'hash-link', 'aria-label': `Direct link to ${version}`}),
    pullRequests.length === 0 ? h('div', {}, head) : h('details', {}, content),
  ]);
}

/**
 * How many known bugs a line came with, how many more its patch releases brought, and how many its newest one fixes;
 * '' if none are known. What it may have does not count.
 */
function bugText({line, releases}: Line, name: string, bugs: readonly Bug[]): string {
  const known = bugs.filter((bug) => hasBug(bug, line) === 'yes');
  const later = bugs.filter(
    (bug) => releases.some(({version}) => hasBug(bug, version) === 'yes') && !known.includes(bug),
  );
  const newest = releases.at(-1)!.version;
  const fixed = [...known, ...later].filter((bug) => hasBug(bug, newest) === 'no').length;
  const count = counted(known.length, 'known bug', 'known bugs');
  const more = later.length === 0 ? '' : `; patch releases brought ${inDigits(later.length)} more`;
  const text = ` ${line} came with ${count}${more}; ${name} has the fixes of ${inDigits(fixed)}.`;
  return known.length + later.length === 0 ? '' : text;
}

function partOf({line, releases}: Line, context: Context): Part {
  const lts = isLtsVersion(line);
  const names = shortNames(releases);
  const changes = releases.flatMap(({pullRequests}) => pullRequests);
  const hasNotes = changes.length === 0 || broughtBy(changes, context.entries).groups.length > 0;
  const items = releases.map((release, index) => {
    const before = releases[index - 1]?.version ?? line;
    const fixes = fixesOf(context.advisories, release, before);
    return patchReleaseHtml(release, names.get(release.version)!, before, fixes, {...context, hasNotes});
  });
  const newest = names.get(releases.at(-1)!.version)!;
  const text = [
    'Newest: ',
    h('a', {href: `#${newest}`}, newest),
    `.${bugText({line, releases}, newest, context.bugs)}`,
    hasNotes ? '' : ` None of the ${inDigits(changes.length)} changes has a release note yet.`,
  ];
  return {
    id: releaseId(line),
    title: releaseName({version: line, lts}),
    shown: lts ? [line, ' ', LTS_MARK] : undefined,
    content: [h('p', {}, text), h('ul', {class: 'patches', 'data-line': line}, items.toReversed())],
    anchors: [...names].flat(),
  };
}

/** The lines of releases, each with its patch releases; the newest stand first. */
export function patchLinesContent({lines, years, backports, advisories}: PatchSource, resolve: Resolve): Content {
  const count = lines.reduce((sum, {releases}) => sum + releases.length, 0);
  const context: Context = {
    entries: entriesByPullRequest(allReleases(years)),
    bugs: bugsOf(allReleases(years), backports),
    advisories,
    resolve,
  };
  const total = `${counted(count, 'patch release', 'patch releases')} of ${counted(lines.length, 'line', 'lines')}.`;
  return contentOfParts(
    [h('p', {}, total)],
    lines.map((line) => partOf(line, context)),
  );
}
