import type {Root, RootContent} from 'mdast';
import {placedEntries, type Section, type Year} from '../model/records';
import {yearOfFile} from '../model/site';
import {readFrontMatter} from './front-matter';
import {endOfReleases, isHeading} from './headings';
import {checkIds, checkReleases} from './page-checks';
import {readPieces} from './pieces';
import {collector, type Problem, type Report} from './problems';
import {type PageContext, readRelease, readSection, type Sources} from './release';
import {type MarkdownPart, splitPage, splitRelease} from './split';
import {moveLines, parseMarkdown} from './syntax';

export interface Parsed {
  readonly year: Year;
  /** Empty if the source is right. */
  readonly problems: readonly Problem[];
  /** The place of each record in the source. */
  readonly sources: Sources;
  /** The blocks of the page in order. */
  readonly blocks: readonly RootContent[];
}

/** A section of a release, or what stands before the first one, read by itself: a whole release can take half a second. */
interface Part extends MarkdownPart, Pick<Parsed, 'problems' | 'sources'> {
  readonly tree: Root;
  readonly section: Section | undefined;
}

/** What was read before, by its Markdown and what its page gives it. After an edit only the section that it has changed is read. */
export type SectionCache = Map<string, Part>;

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}

function readPart(source: MarkdownPart, context: PageContext): Part {
  const {tree, problems: ofSyntax} = parseMarkdown(source);
  const {problems, report} = collector();
  const sources: Sources = new Map();
  const [heading] = tree.children;
  const isSection = heading && isHeading(heading, 3);
  const section = isSection ? readSection(tree.children, {...context, report, sources}) : undefined;
  return {...source, tree, section, sources, problems: [...ofSyntax, ...problems]};
}

/** Makes the function that reads parts of a page; what the cache has without a problem is not read again. */
function partReader(context: PageContext, cache: SectionCache): (source: MarkdownPart) => Part {
  const known = new Map([...cache].filter(([, {problems}]) => problems.length === 0));
  cache.clear();
  return (source) => {
    const key = `${context.path}\n${source.text}`;
    const same = known.get(key);
    // The same a second time has nodes of its own.
    known.delete(key);
    if (same) moveLines(same.tree, source.line - same.line);
    const part = same ? {...same, line: source.line} : readPart(source, context);
    cache.set(key, part);
    return part;
  };
}

/** Reports what stands outside releases and is no paragraph of plain words: a bullet or a section there would be lost. */
function checkFrame(nodes: readonly RootContent[], report: Report): void {
  for (const node of nodes) {
    if (node.type === 'paragraph') readPieces(node.children, report);
    if (node.type === 'list')
      report('bullet outside a section, expected it under a section heading like "### Bug Fix"', node, 'entry-place');
    if (isHeading(node, 3))
      report(
        'section outside a release, expected it under a heading like "## ClickHouse release 24.8"',
        node,
        'section-place',
      );
  }
}

/** A heading without the space that makes it one: the page is read as if it were there, and lint reports this alone. */
export const NO_SPACE = /^#{2,3}(?=[A-Z])/gm;

/** Reads a year's page, `2024.mdx`. What is wrong with it is in `problems`, and what can be read is in `year`, frozen. */
export function parsePage(name: string, raw: string, cache: SectionCache = new Map()): Parsed {
  const text = raw.replace(NO_SPACE, '$& ');
  const source = splitPage(text);
  const frame = parseMarkdown({line: 1, text: source.frame});
  const {problems, report} = collector();
  const year = yearOfFile(name);
  if (year === undefined)
    report(`file ${name}, expected the year of its releases as its name, like 2024.mdx`, undefined, 'page-name');
  const frontMatter = readFrontMatter(text, year, report);
  const end = endOfReleases(frame.tree.children);
  const [head, foot] = [frame.tree.children.slice(0, end), frame.tree.children.slice(end)];
  checkFrame([...head, ...foot], report);
  const context = {path: frontMatter.path};
  const readOnce = partReader(context, cache);
  const partsOf = source.releases.map((release) => splitRelease(release).map(readOnce));
  const parts = partsOf.flat();
  problems.push(...parts.flatMap((part) => part.problems));
  const sources: Sources = new Map(parts.flatMap((part) => [...part.sources]));
  const releases = partsOf.flatMap((ofRelease) => {
    const sections = ofRelease.flatMap(({section}) => section ?? []);
    return readRelease(ofRelease[0]!.tree.children, sections, {...context, report, sources}) ?? [];
  });
  checkReleases(releases, year, sources, report);
  checkIds(sources, report);
  for (const {entry} of year === undefined ? [] : placedEntries(releases))
    if (entry.source)
      report('clause source, expected it in _not-in-notes.md alone', sources.get(entry)!.node, 'reference-group');
  return {
    year: deepFreeze({year: year ?? 0, ...frontMatter, releases}),
    problems: [...frame.problems, ...problems],
    sources,
    blocks: [...head, ...parts.flatMap(({tree}) => tree.children), ...foot],
  };
}
