import type {ElementContent} from 'hast';
import {h} from 'hastscript';
import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {referencesHast, textHast} from '../changelog/data/entry-html';
import {sizeHint} from '../changelog/data/list-height';
import type {ChangeWithEntry} from '../changelog/defaults/with-entries';
import {
  type Authors,
  allReleases,
  type Entry,
  type Release,
  type Section,
  type Text,
  type Year,
} from '../changelog/model/records';
import {SECTIONS} from '../changelog/model/section-names';
import type {Site} from '../changelog/model/site';
import {reachOf, releaseTitle} from '../changelog/model/versions';
import {endOfReleases} from '../changelog/parse/blocks';
import {isOverview} from '../changelog/parse/headings';
import {type Backports, backportsOfEntry} from '../changelog/patches/backports';
import {type EntryContext, patchClauses} from '../changelog/patches/clauses';
import {releaseDefaultsLine} from '../changelog/upgrade/default-table';
import {headNode} from './head';
import {element, hast, heading, staticHtml} from './nodes';
import {overviewHast} from './overview';

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
  };
  /** The site and the path of its picture, for what the page's head says of it. */
  readonly site: Site;
  readonly image: string;
}

function entryHast(entry: Entry, context: EntryContext): ElementContent {
  const link = h('a', {href: `#${entry.id}`, ariaLabel: 'Link to this entry'});
  return h('li', {id: entry.id}, [...textHast(entry.text), ' ', h('small', [...referencesHast(entry, context), link])]);
}

/** What makes an entry's item tall: its text, and the patch releases, which are many at some entries. */
function withPatches({text, pullRequests}: Entry, {backports}: EntryContext): Pick<Entry, 'text'> {
  const patches = patchClauses(backportsOfEntry(backports, pullRequests));
  return {text: [...text, ...patches.flatMap((clause) => clause.text)]};
}

function sectionNode({id, name, entries}: Section, context: EntryContext): RootContent {
  const style = Object.entries(sizeHint(entries.map((entry) => withPatches(entry, context))))
    .map((pair) => pair.join(':'))
    .join(';');
  const items = entries.map((entry) => entryHast(entry, context));
  return element('section', `k-${SECTIONS[name].kind}`, [heading(3, name, id), hast(h('ul', {style}, items))]);
}

function releaseNode(release: Release, context: EntryContext, defaults: Text | undefined): RootContent {
  return element('section', 'release', [
    heading(2, releaseTitle(release), release.id),
    ...release.introduction.map((text) => hast(h('p', textHast(text)))),
    ...release.sections.map((section) => sectionNode(section, context)),
    ...(defaults ? [hast(h('p', textHast(defaults)))] : []),
  ]);
}

/**
 * Remark plugin: fills a year's page with its overview and releases, made from the records. It must run before
 * Docusaurus' own plugins, which take the ids of the headings and make the table of contents from them.
 * @throws Error listing every problem of the page as `file:line:column: Unexpected X, expected Y`.
 */
export default function remarkChangelog({pages, site, image}: ChangelogOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!pages.has(file.path)) return;
    const {year} = pages.parse(file.path, String(file.value));
    const context: EntryContext = {authors: pages.authors(), backports: pages.backports()};
    const overview = staticHtml('overview', overviewHast(year.releases).map(hast));
    const all = allReleases(await pages.all());
    const changes = pages.changes(year.releases);
    const releases = staticHtml(
      'releases',
      year.releases.map((release) => releaseNode(release, context, releaseDefaultsLine(release, all, changes))),
    );
    const children = tree.children
      .toSpliced(endOfReleases(tree.children), 0, releases)
      .flatMap((node): RootContent[] => (isOverview(node) ? [node, overview] : [node]));
    const reach = reachOf(year.releases);
    const first = reach === undefined ? [] : [hast(h('p', `${reach}.`))];
    tree.children = [headNode(year, site, image), ...first, ...children];
  };
}
