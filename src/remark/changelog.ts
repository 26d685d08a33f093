import type {ElementContent} from 'hast';
import type {Heading, Node, Parent, PhrasingContent, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {pageFacts, type Site} from '../changelog/data/site';
import {headingText, isOverview} from '../changelog/headings';
import {readChangelog} from '../changelog/parse';
import {formatProblems} from '../changelog/problems';
import {referenceHast} from '../changelog/reference-hast';
import {SECTIONS} from '../changelog/section-names';
import {plainText, writtenReleases} from '../changelog/text';
import type {Entry, Known, Release, Section} from '../changelog/types';
import {headNode} from './head';
import {element, hast, staticHtml} from './nodes';
import {overviewHast} from './overview';

export interface ChangelogOptions {
  /** Whether the file at this path is a year's page. */
  readonly isChangelog: (path: string) => boolean;
  /** Called once a page, so that an edited `authors.yml` is seen. */
  readonly known: () => Known;
  /** The site and the path of its picture, for what the page's head says of it. */
  readonly site: Site;
  readonly image: string;
}

/** Characters that the references of an entry take on average: with the text they tell how tall a section will be. */
const REFERENCES_LENGTH = 24;

/** Gives a heading its id and a link to itself; the comment that named the id goes. */
function anchored(heading: Heading, id: string): Heading {
  const {text} = headingText(heading);
  heading.data = {...heading.data, hProperties: {id, className: ['anchor']}};
  const link = hast('a', {href: `#${id}`, className: ['hash-link'], ariaLabel: `Direct link to ${text}`}, []);
  heading.children = [{type: 'text', value: text}, link as PhrasingContent];
  return heading;
}

function entryNode(entry: Entry, {authors}: Known): Node {
  const {node, text, id} = entry;
  const paragraph = node.children[0] as Parent;
  const references = hast('small', {}, referenceHast(entry, authors));
  paragraph.children = [...text, {type: 'text', value: ' '}, references] as typeof paragraph.children;
  node.data = {...node.data, hProperties: {id}};
  return node;
}

/** How much a list holds, for the style sheet to estimate how tall it will be. */
function sizeHint(entries: readonly Entry[]): string {
  const characters = entries.reduce((sum, entry) => sum + plainText(entry).length + REFERENCES_LENGTH, 0);
  return `--c:${characters};--n:${entries.length}`;
}

function sectionNode(section: Section, known: Known): Node {
  const {heading, id, name, entries} = section;
  const list = {
    type: 'list',
    ordered: false,
    spread: false,
    children: entries.map((entry) => entryNode(entry, known)),
    data: {hProperties: {style: sizeHint(entries)}},
  } as Node;
  return element('section', {className: [`k-${SECTIONS[name].kind}`]}, [anchored(heading, id), list]);
}

function releaseNode({heading, id, introduction, sections}: Release, known: Known): Node {
  return element('section', {className: ['release']}, [
    anchored(heading, id),
    ...introduction,
    ...sections.map((section) => sectionNode(section, known)),
  ]);
}

function withOverview(preamble: readonly RootContent[], releases: readonly Release[]): Node[] {
  const overview = (): Node =>
    staticHtml(
      'overview',
      overviewHast(releases).map(({tagName, properties, children}) =>
        hast(tagName, properties, children as ElementContent[]),
      ),
    );
  return preamble.flatMap((node): Node[] => (isOverview(node) ? [node, overview()] : [node]));
}

/**
 * Remark plugin: gives a year's page its overview, ids and links. It must run before Docusaurus' own
 * plugins, which take the ids of the headings and make the table of contents from them.
 * @throws Error listing every problem of the page as `file:line:column: Unexpected X, expected Y`.
 */
export default function remarkChangelog({isChangelog, known, site, image}: ChangelogOptions) {
  return (tree: Root, file: VFile): void => {
    if (!isChangelog(file.path)) return;
    const facts = known();
    const {changelog, problems} = readChangelog(tree, facts);
    if (problems.length > 0) throw new Error(`\n${formatProblems(file.path, problems)}`);
    const {preamble, releases, closing} = changelog;
    const body = staticHtml(
      'releases',
      releases.map((release) => releaseNode(release, facts)),
    );
    const head =
      writtenReleases(changelog).length > 0 ? [headNode(changelog, pageFacts(file.data.frontMatter), site, image)] : [];
    tree.children = [...head, ...withOverview(preamble, releases), body, ...closing] as RootContent[];
  };
}
