import type {Heading, ListItem, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Entry, Release, Section} from '../model/records';
import {releaseId} from '../model/versions';
import {type BulletPlace, bulletLine, bulletsOf, bulletWithExample, nodeName} from './bullets';
import {entryParts} from './entry-parts';
import {headingText, releaseHeading, sectionHeading} from './headings';
import {readPieces} from './pieces';
import type {Report} from './problems';

/** Where a record stands in its source. */
export interface Source {
  /** The heading or the bullet. */
  readonly node: Heading | ListItem;
  /** An entry's inline nodes without the reference group; empty for releases and sections. */
  readonly text: readonly PhrasingContent[];
  /** Of a release, the bullets of its summary. */
  readonly summary?: readonly Paragraph[];
}

type Placed = Release | Section | Entry;
/** Where the records of a page stand. */
export type Sources = Map<Placed, Source>;

/** What the releases of a page are read with. */
export interface PageContext {
  /** The page's path on the site. */
  readonly path: string;
}

/** What one release is read with: where its mistakes are reported, and the places of its records noted. */
interface Reading extends PageContext {
  readonly report: Report;
  readonly sources: Sources;
}

/** A record, its place noted. */
function noted<Item extends Placed>(record: Item, source: Source, {sources}: Reading): Item {
  sources.set(record, source);
  return record;
}

const SUMMARY: BulletPlace = {name: 'the summary of a release', ruleId: 'release-content'};
const SECTION: BulletPlace = {name: 'a section', ruleId: 'section-content'};

/** Only an entry ends with its references. */
const ENTRY = /\((?:#\d+|no pull request)\b[^()]*\)$/;

/** The bullets of the list between a release's heading and its first section. They are no entries. */
function summaryBullets(lists: readonly RootContent[], report: Report): Paragraph[] {
  const items = lists.flatMap((node) => bulletsOf(node, SUMMARY, report));
  const lines = items.flatMap((item) => bulletLine(item, report) ?? []);
  for (const line of lines)
    if (ENTRY.test(toString(line)))
      report('bullet outside a section, expected it under a section heading like "### Bug Fix"', line, 'entry-place');
  return lines;
}

/** Reads what stands before the sections of a release, its heading first. Undefined if the heading names no release. */
export function readRelease(
  nodes: readonly RootContent[],
  sections: readonly Section[],
  reading: Reading,
): Release | undefined {
  const {path, report, sources} = reading;
  const heading = nodes[0] as Heading;
  const {text, id = ''} = headingText(heading);
  const release = releaseHeading(text, heading, report);
  const expectedId = release && releaseId(release.version);
  if (release && id !== expectedId) {
    report(
      id === ''
        ? `heading without an id, expected {/* #${expectedId} */} at its end`
        : `id #${id}, expected #${expectedId}`,
      heading,
      'heading-id',
    );
  }
  const head = nodes.slice(1);
  const lists = head.filter(({type}) => type === 'list');
  const bullets = summaryBullets(lists, report);
  const summary = bullets.map(({children}) => readPieces(children, report, path));
  for (const node of head.filter(({type}) => type !== 'list'))
    report(
      `${nodeName(node)} under a release heading, expected the bullets of its summary, or a section heading`,
      node,
      'release-content',
    );
  for (const [index, section] of sections.entries()) {
    if (sections.findIndex(({name}) => name === section.name) < index) {
      report(
        `second section "${section.name}" in one release, expected its entries in the first`,
        sources.get(section)!.node,
        'section-twice',
      );
    }
  }
  if (!release) return undefined;
  const source = {node: heading, text: [], summary: bullets};
  return noted({...release, id, summary, address: `${path}#${id}`, sections}, source, reading);
}

/** Reads the blocks of a section, its heading first. Undefined if its name is not the name of a section. */
export function readSection(nodes: readonly RootContent[], reading: Reading): Section | undefined {
  const {report} = reading;
  const heading = nodes[0] as Heading;
  const {text, id} = headingText(heading);
  if (id === undefined)
    report('heading without an id, expected one like {/* #bug-fix-2 */} at its end', heading, 'heading-id');
  const items = nodes.slice(1).flatMap((node) => bulletsOf(node, SECTION, report));
  const entries = items.flatMap((item) => readEntry(item, reading) ?? []);
  if (nodes.length === 1) report('section without entries, expected a bullet under it', heading, 'section-empty');
  const name = sectionHeading(text, heading, report);
  return name && noted({name, id: id ?? '', entries}, {node: heading, text: []}, reading);
}

/** Reads a bullet of a section, with the id of its clause or else of its first pull request. Undefined if it is no entry. */
function readEntry(item: ListItem, reading: Reading): Entry | undefined {
  const {path, report} = reading;
  const {line, example} = bulletWithExample(item, report);
  const parts = line && entryParts(line, report);
  if (!parts) return undefined;
  const {sourceAddress, id = `pr-${parts.group.pullRequests[0]}`, ...group} = parts.group;
  const text = readPieces(parts.text, report, path);
  const address = sourceAddress ?? `${path}#${id}`;
  const source = sourceAddress && {source: sourceAddress};
  const entry = {...group, text, ...(example !== undefined && {example}), ...source, id, address};
  return noted(entry, {node: item, text: parts.text}, reading);
}
