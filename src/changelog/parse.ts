import type {Heading, List, ListItem, Paragraph, Root, RootContent} from 'mdast';
import {checkAuthors, checkIds, checkOrder} from './checks';
import {headingText, releaseHeading} from './headings';
import {OVERVIEW_ID, entryIds} from './ids';
import {checkMarkup} from './markup';
import {didYouMean} from './nearest';
import {fillPositions} from './positions';
import {collector} from './problems';
import {entryParts} from './references';
import {SECTION_NAMES, isSectionName, type SectionName} from './section-names';
import {parseLenient} from './syntax';
import type {Changelog, Entry, Problem, Release, Report, Section} from './types';

/** What the parse needs to know from outside the page. */
export interface Known {
  /** Display names by handle. */
  readonly authors: Readonly<Record<string, string>>;
}

export interface Parsed {
  readonly changelog: Changelog;
  /** Empty where the source is good. */
  readonly problems: readonly Problem[];
}

/**
 * Parses a year's page. Never throws for bad input: everything that is wrong is in `problems`,
 * with its position, and the model holds what could be read.
 */
export function parseChangelog(text: string, known: Known): Parsed {
  const syntax = parseLenient(text);
  const {changelog, problems} = readChangelog(syntax.tree, known);
  return {changelog, problems: [...syntax.problems, ...problems]};
}

/** The same for a tree that is parsed already, such as the one that a remark plugin is given. */
export function readChangelog(tree: Root, known: Known): Parsed {
  fillPositions(tree);
  const {problems, report} = collector();
  const {preamble, releases: groups, closing} = splitPage(tree.children);
  for (const node of preamble) checkPreamble(node, report);
  const drafts = groups.map((nodes) => readRelease(nodes, known, report));
  const ids = entryIds(drafts.flatMap(({sections}) => sections.flatMap(({entries}) => entries.map(({references}) => references))));
  let next = 0;
  const releases: Release[] = drafts
    .map(({sections, ...release}) => ({
      ...release,
      sections: sections.map((section) => ({...section, entries: section.entries.map((entry): Entry => ({...entry, id: ids[next++]!}))})),
    }))
    .filter(({version}) => version !== '');
  checkOrder(releases, report);
  checkIds(releases, report);
  return {changelog: {releases, preamble, closing}, problems};
}

type Draft<T> = Omit<T, 'id'>;
type DraftSection = Omit<Section, 'entries'> & {entries: Draft<Entry>[]};
type DraftRelease = Omit<Release, 'sections'> & {sections: DraftSection[]};

const isHeading = (depth: number) => (node: RootContent): node is Heading => node.type === 'heading' && node.depth === depth;

/** Cuts a list of nodes before each node that begins a part; what stands before the first one is `head`. */
function cut(nodes: readonly RootContent[], begins: (node: RootContent) => boolean): {head: RootContent[]; parts: RootContent[][]} {
  const head: RootContent[] = [];
  const parts: RootContent[][] = [];
  for (const node of nodes) {
    if (begins(node)) parts.push([node]);
    else (parts.at(-1) ?? head).push(node);
  }
  return {head, parts};
}

function splitPage(nodes: readonly RootContent[]): {preamble: RootContent[]; releases: RootContent[][]; closing: RootContent[]} {
  const end = nodes.findIndex(({type}) => type === 'thematicBreak');
  const body = end === -1 ? nodes : nodes.slice(0, end);
  const {head, parts} = cut(body, (node) => isHeading(2)(node) && headingText(node).id !== OVERVIEW_ID);
  return {preamble: [...head, ...parts.splice(0, parts.length && isOverview(parts[0]![0]!) ? 1 : 0).flat()], releases: parts, closing: end === -1 ? [] : nodes.slice(end)};
}

function isOverview(node: RootContent): boolean {
  return isHeading(2)(node) && headingText(node).id === OVERVIEW_ID;
}

function checkPreamble(node: RootContent, report: Report): void {
  if (node.type === 'list') report('Unexpected bullet outside a section, expected it under a section heading like "### Bug Fix"', node.position, 'entry-place');
  if (isHeading(3)(node)) report('Unexpected section outside a release, expected it under a heading like "## ClickHouse release 24.8"', node.position, 'section-place');
}

function readRelease(nodes: readonly RootContent[], known: Known, report: Report): DraftRelease {
  const heading = nodes[0] as Heading;
  const {text, id} = headingText(heading);
  const release = releaseHeading(text, heading, report);
  const expectedId = release?.version.replace('.', '');
  if (release && id !== expectedId) {
    report(id === undefined ? `Unexpected heading without an id, expected {/* #${expectedId} */} at its end` : `Unexpected id #${id}, expected #${expectedId}`, heading.position, 'heading-id');
  }
  const {head, parts} = cut(nodes.slice(1), isHeading(3));
  for (const node of head) checkIntroduction(node, report);
  const sections = parts.flatMap((part) => readSection(part, known, report) ?? []);
  for (const [index, section] of sections.entries()) {
    if (sections.findIndex(({name}) => name === section.name) < index) {
      report(`Unexpected second section "${section.name}" in one release, expected its entries in the first`, section.heading.position, 'section-twice');
    }
  }
  return {version: '', lts: false, ...release, id: id ?? '', sections, heading, introduction: head};
}

function checkIntroduction(node: RootContent, report: Report): void {
  if (node.type === 'paragraph') return;
  if (node.type === 'list') report('Unexpected bullet outside a section, expected it under a section heading like "### Bug Fix"', node.position, 'entry-place');
  else report(`Unexpected ${nodeName(node)} under a release heading, expected a paragraph or a section heading`, node.position, 'release-content');
}

function readSection(nodes: readonly RootContent[], known: Known, report: Report): DraftSection | undefined {
  const heading = nodes[0] as Heading;
  const {text, id} = headingText(heading);
  if (id === undefined) report('Unexpected heading without an id, expected one like {/* #bug-fix-2 */} at its end', heading.position, 'heading-id');
  const entries = nodes.slice(1).flatMap((node, index) => readBlock(node, index, known, report));
  if (nodes.length === 1) report('Unexpected section without entries, expected a bullet under it', heading.position, 'section-empty');
  if (!isSectionName(text)) {
    report(`Unexpected section "${text}", expected one of: ${SECTION_NAMES.join('; ')}`, heading.position, 'section-name', didYouMean(text, SECTION_NAMES));
    return {name: text as SectionName, id: id ?? '', entries, heading};
  }
  return {name: text, id: id ?? '', entries, heading};
}

function readBlock(node: RootContent, index: number, known: Known, report: Report): Draft<Entry>[] {
  if (node.type !== 'list') {
    report(`Unexpected ${nodeName(node)} in a section, expected bullets only, each on one line`, node.position, 'section-content');
    return [];
  }
  if (node.ordered) report('Unexpected numbered list, expected bullets that begin with "- "', node.position, 'bullet');
  if (index > 0) report('Unexpected second list in a section, expected one list of bullets that all begin with "- "', node.position, 'bullet');
  return (node as List).children.flatMap((item) => readEntry(item, known, report) ?? []);
}

function readEntry(item: ListItem, known: Known, report: Report): Draft<Entry> | undefined {
  const [first, ...rest] = item.children;
  for (const node of rest) {
    const what = node.type === 'list' ? 'nested bullet' : nodeName(node);
    report(`Unexpected ${what} inside an entry, expected one bullet on one line`, node.position, 'entry-shape');
  }
  if (first?.type !== 'paragraph') {
    report(`Unexpected ${first ? nodeName(first) : 'empty bullet'}, expected the text of an entry`, (first ?? item).position, 'entry-shape');
    return undefined;
  }
  if (first.position!.start.line !== first.position!.end.line) {
    report('Unexpected line break inside an entry, expected one bullet on one line', {line: first.position!.start.line + 1, column: 1}, 'entry-shape');
    return undefined;
  }
  const parts = entryParts(first as Paragraph, report);
  if (!parts) return undefined;
  checkMarkup(parts.text, report);
  checkAuthors(parts, known.authors, report);
  return {text: parts.text, references: parts.references, node: item};
}

const NODE_NAMES: Partial<Record<RootContent['type'], string>> = {
  blockquote: 'quotation', code: 'code block', heading: 'heading of another level', mdxFlowExpression: 'expression in braces',
  mdxJsxFlowElement: 'JSX element', mdxjsEsm: 'import or export', leafDirective: 'directive', containerDirective: 'directive',
};

function nodeName({type}: RootContent): string {
  return NODE_NAMES[type] ?? type;
}
