import path from 'node:path';
import type {ElementContent} from 'hast';
import {h} from 'hastscript';
import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {referencesHast, textHast} from '../changelog/data/entry-html';
import {sizeHint} from '../changelog/data/list-height';
import {releaseTitle} from '../changelog/model/lts';
import type {Line} from '../changelog/model/patch-release';
import {
  type Authors,
  allReleases,
  type Fact,
  type PlacedEntry,
  type Release,
  type Section,
  type Text,
  type Year,
} from '../changelog/model/records';
import {BETWEEN_CLAUSES, isMark} from '../changelog/model/references';
import {SECTIONS} from '../changelog/model/section-names';
import type {Site} from '../changelog/model/site';
import {reachOf} from '../changelog/model/versions';
import {endOfReleases} from '../changelog/parse/blocks';
import {isOverview} from '../changelog/parse/headings';
import {type Backports, backportsOfEntry} from '../changelog/patches/backports';
import {versionsText} from '../changelog/patches/bug-versions';
import {type EntryContext, entryClauses, patchClauses} from '../changelog/patches/clauses';
import {bugVersionsOf} from '../changelog/patches/known-bugs';
import type {ChangeWithEntry} from '../changelog/server/default-changes';
import {releaseDefaultsLine} from '../changelog/upgrade/defaults-part';
import {plannedReleases, withFacts} from '../changelog/upgrade/planned-entries';
import type {PlannedRelease} from '../changelog/upgrade/range';
import {chipsOf} from './chips';
import {contentsOf} from './contents';
import {headNode} from './head';
import {element, exported, hast, heading, placesOf, staticHtml} from './nodes';
import {overviewHast} from './overview';
import {placeLine, releasesHast} from './place';
import {releaseHead} from './release-head';

export interface ChangelogOptions {
  /** Where the records come from. */
  readonly pages: {
    /** Whether the file at this absolute path is a year's page. */
    readonly has: (file: string) => boolean;
    /** The page with this text. @throws Error with all its problems */
    readonly parse: (file: string, text: string) => {readonly year: Year};
    /** All years, newest first. */
    readonly all: () => Promise<readonly Year[]>;
    readonly changes: (releases: readonly Release[]) => readonly ChangeWithEntry[];
    readonly authors: () => Authors;
    readonly backports: () => Backports;
    readonly facts: () => readonly Fact[];
    readonly lines: () => readonly Line[];
  };
  /** The site and the path of its picture, for what the page's head says of it. */
  readonly site: Site;
  readonly image: string;
  /** Where a file's path is edited, `https://…/edit/main/`; undefined without a repository. */
  readonly editUrl?: string | undefined;
}

/** Where the first entry of the section with this id is edited. */
type EditAddress = (id: string) => string | undefined;

function editAddresses(editUrl: string | undefined, file: VFile): EditAddress {
  if (editUrl === undefined) return () => undefined;
  const lines = String(file.value).split('\n');
  const source = path.relative(file.cwd, file.path);
  // A blank line stands between a heading and its list.
  return (id) => `${editUrl}${source}#L${lines.findIndex((line) => line.endsWith(`{/* #${id} */}`)) + 3}`;
}

/** Copies the setting before it: src/page/copy.ts. */
const COPY = [...textHast([' ']), h('button', {dataCopy: ''}, 'Copy')];

/** An entry, with what the answer to the reader's own version is made from: src/page/own-version.ts. */
function entryHast(placed: PlacedEntry, context: EntryContext): ElementContent {
  const {backports} = context;
  const {entry} = placed;
  const link = h('a', {href: `#${entry.id}`, ariaLabel: 'Link to this entry'});
  const patches = backportsOfEntry(backports, entry.pullRequests);
  const dataPatches = patches.map(({name}) => name).join(' ');
  const also = patchClauses(patches).map(({text}) => h('span', {dataPatches}, textHast([BETWEEN_CLAUSES, ...text])));
  const clauses = entryClauses(placed, context).filter(({kind}) => kind !== 'patches');
  const references = referencesHast(clauses, {link: [...also, link], copy: COPY});
  const dataBug = versionsText(bugVersionsOf(placed, backports)) || undefined;
  const content = [...placesOf(entry.formerIds), ...textHast(entry.text), ' ', ...references];
  return h('li', {id: entry.id, dataSince: entry.since, dataBug}, content);
}

function sectionNode(release: Release, section: Section, context: EntryContext, edit: EditAddress): RootContent {
  const {id, name, entries} = section;
  const placed = entries.map((entry) => ({release, section, entry}));
  const sizes = placed.map((each) => {
    const clauses = entryClauses(each, context);
    return {text: each.entry.text, clauses, lines: clauses.filter(isMark).length};
  });
  const style = Object.entries(sizeHint(sizes))
    .map((pair) => pair.join(':'))
    .join(';');
  const items = placed.map((each) => entryHast(each, context));
  const {chips, symptoms} = chipsOf(section) ?? {};
  const list = h('ul', {style, dataSymptoms: symptoms, dataEdit: edit(id)}, items);
  const above = chips ? [hast(chips)] : [];
  const {kind, label} = SECTIONS[name];
  return element('section', {className: [`k-${kind}`]}, [
    placeLine(label, release.version),
    heading(3, name, id, section.formerIds),
    ...above,
    hast(list),
  ]);
}

/** What the heads of releases need of other years and of patch releases. */
interface Heads {
  /** All releases, oldest first. */
  readonly planned: readonly PlannedRelease[];
  readonly lines: ReadonlyMap<string, Line>;
}

function releaseNode(
  release: Release,
  context: EntryContext,
  edit: EditAddress,
  defaults: Text | undefined,
  heads: Heads,
): RootContent {
  return element('section', {className: ['release'], dataRelease: release.version}, [
    heading(2, releaseTitle(release), release.id, release.formerIds),
    ...releaseHead(release, heads.planned, heads.lines.get(release.version)).map(hast),
    ...release.sections.map((section) => sectionNode(release, section, context, edit)),
    ...(defaults ? [hast(h('p', textHast(defaults)))] : []),
  ]);
}

/**
 * Remark plugin: fills a year's page with its overview and releases, made from the records. It must run before
 * Docusaurus' own plugins, which take the ids of the headings and make the table of contents from them.
 * @throws Error listing every problem of the page as `file:line:column: Unexpected X, expected Y`.
 */
export default function remarkChangelog({pages, site, image, editUrl}: ChangelogOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!pages.has(file.path)) return;
    const {year} = pages.parse(file.path, String(file.value));
    const context: EntryContext = {authors: pages.authors(), backports: pages.backports()};
    const edit = editAddresses(editUrl, file);
    const years = await pages.all();
    const all = allReleases(years);
    const planned = plannedReleases(withFacts(years, pages.facts()), pages.backports());
    const heads = {planned, lines: new Map(pages.lines().map((line) => [line.line, line]))};
    const table = [...overviewHast(year.releases, planned), releasesHast(year.releases)];
    const overview = staticHtml('overview', table.map(hast));
    const changes = pages.changes(year.releases);
    const releases = staticHtml(
      'releases',
      year.releases.map((release) =>
        releaseNode(release, context, edit, releaseDefaultsLine(release, all, changes), heads),
      ),
    );
    const children = tree.children
      .toSpliced(endOfReleases(tree.children), 0, releases)
      .flatMap((node): RootContent[] => (isOverview(node) ? [node, overview] : [node]));
    const reach = reachOf(year.releases);
    const first = reach === undefined ? [] : [hast(h('p', `${reach}.`))];
    const contents = exported('toc', contentsOf(year));
    tree.children = [contents, headNode(year, site, image), ...first, ...children];
  };
}
