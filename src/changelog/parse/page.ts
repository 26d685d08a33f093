import type {Root, RootContent} from 'mdast';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import type {Authors, Text, Year} from '../model/records';
import {yearOfFile} from '../model/site';
import {type AnchorList, formerIds} from './anchor-list';
import {endOfReleases, isHeading} from './blocks';
import type {DraftRelease} from './drafts';
import {readFrontMatter} from './front-matter';
import {entryIds} from './ids';
import {deepFreeze, makeRecords, type Sources} from './make-records';
import {checkAuthors, checkIds, checkReleaseOrder} from './page-checks';
import {readParagraphs} from './pieces';
import {fillPositions} from './positions';
import {collector, FIX, type Problem, type Report} from './problems';
import {readRelease} from './release';
import {type Source, splitPage, splitRelease} from './split';
import {parseLenient} from './syntax';

export interface Parsed {
  readonly year: Year;
  /** Empty if the source is right. */
  readonly problems: readonly Problem[];
  /** The place of each record in the source. */
  readonly sources: Sources;
  /** The blocks of the page in order. */
  readonly blocks: readonly RootContent[];
}

/** A section of a release, or what stands before the first one, parsed by itself. */
interface Part extends Source, Pick<Parsed, 'problems'> {
  readonly tree: Root;
}

interface Read extends Source, Pick<Parsed, 'problems'> {
  readonly release: DraftRelease | undefined;
  readonly parts: readonly Part[];
}

/** What was read before. After an edit only the section that it has changed is parsed. */
export type ReleaseCache = Map<string, Read>;

/** What a page is read with. */
interface Known {
  readonly authors: Authors;
  /** The anchors that have another one in their place now. */
  readonly moved?: AnchorList['moved'] | undefined;
  readonly cache?: ReleaseCache;
}

/** A part with the lines that it has now. */
function movedTo(line: number, part: Part): Part {
  const by = line - part.line;
  const move = ({position}: Node): void => {
    for (const point of position ? [position.start, position.end] : []) point.line += by;
  };
  if (by !== 0) visit(part.tree, move);
  return {...part, line};
}

function parsePart({line, text}: Source): Part {
  const {tree, problems} = parseLenient(text);
  if (problems.length > 0) {
    // Blank lines before it give the problems, too, the line numbers of the page.
    const placed = parseLenient('\n'.repeat(line - 1) + text);
    fillPositions(placed.tree);
    return {...placed, line, text};
  }
  fillPositions(tree);
  return movedTo(line, {tree, problems, line: 1, text});
}

function readParts(source: Source, parts: readonly Part[]): Read {
  const {problems, report} = collector();
  const children = parts.flatMap(({tree}) => tree.children);
  // Data, search and feeds have these links too, and no files that a relative path could lead to.
  visit({type: 'root', children} as Root, 'link', (link) => {
    if (!/^(?:[a-z]+:|[/#])/i.test(link.url))
      report(
        `link to ${link.url} in a release, expected a path of the site that begins with a slash, or a ` +
          `whole address`,
        link,
        'link-address',
      );
  });
  const release = readRelease(children, report);
  return {...source, release, parts, problems: [...parts.flatMap((part) => part.problems), ...problems]};
}

/** Gives what was read without a problem by its Markdown, each once: the same a second time has nodes of its own. */
function takeFrom<Item extends Source & Pick<Parsed, 'problems'>>(items: readonly Item[]) {
  const known = new Map(items.filter(({problems}) => problems.length === 0).map((item) => [item.text, item]));
  return ({text}: Source): Item | undefined => {
    const item = known.get(text);
    known.delete(text);
    return item;
  };
}

/** Reads the releases of a page; what the cache has is not read again. */
function readReleases(releases: readonly Source[], cache: ReleaseCache): Read[] {
  const before = [...cache.values()];
  const texts = new Set(releases.map(({text}) => text));
  const takeRelease = takeFrom(before);
  const takePart = takeFrom(before.filter(({text}) => !texts.has(text)).flatMap(({parts}) => parts));
  const readPart = (source: Source): Part => {
    const known = takePart(source);
    return known ? movedTo(source.line, known) : parsePart(source);
  };
  const reads = releases.map((source): Read => {
    const known = takeRelease(source);
    if (!known) return readParts(source, splitRelease(source).map(readPart));
    const by = source.line - known.line;
    return {...known, line: source.line, parts: known.parts.map((part) => movedTo(part.line + by, part))};
  });
  cache.clear();
  for (const read of reads) cache.set(read.text, read);
  return reads;
}

function readRest(nodes: readonly RootContent[], report: Report): Text[] {
  return readParagraphs(nodes, report, (node) => {
    if (isHeading(node, 3))
      report(
        'section outside a release, expected it under a heading like "## ClickHouse release 24.8"',
        node,
        'section-place',
      );
  });
}

/** A heading without the space that makes it one: the page is read as if it were there, so that this alone is reported. */
const NO_SPACE = /^(#{2,3})(?=[A-Z])/gm;
export const withHeadingSpaces = (text: string): string => text.replace(NO_SPACE, '$1 ');

/** Reads a year's page, `2024.mdx`. What is wrong with it is in `problems`. */
export function parsePage(name: string, raw: string, {authors, moved = new Map(), cache = new Map()}: Known): Parsed {
  const text = withHeadingSpaces(raw);
  const source = splitPage(text);
  const frame = parseLenient(source.frame);
  fillPositions(frame.tree);
  const {problems, report} = collector();
  for (const {0: marks, index} of raw.matchAll(NO_SPACE)) {
    const line = raw.slice(0, index).split('\n').length;
    report(`text right after ${marks}, expected a space between`, line, 'white-space', FIX);
  }
  const year = yearOfFile(name);
  if (year === undefined)
    report(`file ${name}, expected the year of its releases as its name, like 2024.mdx`, undefined, 'page-name');
  const frontMatter = readFrontMatter(text, year, report);
  const end = endOfReleases(frame.tree.children);
  const [head, foot] = [frame.tree.children.slice(0, end), frame.tree.children.slice(end)];
  const introduction = readRest(head, report);
  const closing = readRest(foot, report);
  const reads = readReleases(source.releases, cache);
  problems.push(...reads.flatMap((read) => read.problems));
  const drafts = reads.flatMap(({release}) => release ?? []);
  const entries = drafts.flatMap(({sections}) => sections.flatMap((section) => section.entries));
  const ids = entryIds(entries);
  checkAuthors(entries, authors, report);
  checkReleaseOrder(drafts, year, report);
  checkIds(drafts, ids, report);
  for (const {
    sourceAddress,
    source: {node},
  } of year === undefined ? [] : entries)
    if (sourceAddress) report('clause source, expected it in _not-in-notes.md alone', node, 'reference-group');
  if (source.releases.length === 0)
    report(
      'page without a release, expected a heading like "## ClickHouse release 24.8, 2024-08-20 {/* #248 */}"',
      text.trimEnd().split('\n').length,
      'page-releases',
    );
  const {releases, sources} = makeRecords(drafts, {ids, path: frontMatter.path, former: formerIds(moved)});
  return {
    year: deepFreeze({year: year ?? 0, ...frontMatter, introduction, releases, closing}),
    problems: [...frame.problems, ...problems],
    sources,
    blocks: [...head, ...reads.flatMap(({parts}) => parts.flatMap(({tree}) => tree.children)), ...foot],
  };
}
