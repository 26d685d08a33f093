import type {RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Authors, Text, Year} from '../model/records';
import {endOfReleases, isHeading} from './blocks';
import {checkAuthors, checkIds, checkOrder} from './checks';
import type {DraftRelease} from './drafts';
import {readFrontMatter} from './front-matter';
import {entryIds} from './ids';
import {deepFreeze, makeRecords, type Sources} from './make-records';
import {readParagraphs} from './pieces';
import {fillPositions} from './positions';
import {collector, type Problem, type Report} from './problems';
import {readRelease} from './release';
import {type ReleaseSource, splitPage} from './split';
import {parseLenient} from './syntax';

export interface Parsed {
  readonly year: Year;
  /** Empty where the source is good. */
  readonly problems: readonly Problem[];
  /** Where the records stand in the source. From a cache the lines may be those of before an edit. */
  readonly sources: Sources;
  /** Every block of the page, in its order, but those of releases out of a cache. */
  readonly blocks: readonly RootContent[];
}

/** The year that a page's file is named after, 2024 for `2024.mdx`. */
export function yearOfFile(name: string): number | undefined {
  const year = /^(20\d\d)\.mdx$/.exec(name)?.[1];
  return year === undefined ? undefined : Number(year);
}

/** A release as it was read. */
interface Read extends Pick<Parsed, 'problems' | 'blocks'> {
  readonly release: DraftRelease | undefined;
}

/**
 * Releases that were read without a problem, by their Markdown, and without their blocks: the live-editing server reads
 * only what an edit changed.
 */
export type ReleaseCache = Map<string, Read>;

function parseRelease({line, text}: ReleaseSource): Read {
  // Blank lines in front make the places in it those of the page.
  const {tree, problems: syntax} = parseLenient('\n'.repeat(line - 1) + text);
  fillPositions(tree);
  const {problems, report} = collector();
  // The records go where no file of the repository is: to the data, the search, the feeds.
  visit(tree, 'link', (link) => {
    if (!/^(?:[a-z]+:|[/#])/i.test(link.url))
      report(
        `Unexpected link to ${link.url} in a release, expected a path of the site that begins with a slash, or a ` +
          `whole address`,
        link,
        'link-address',
      );
  });
  return {release: readRelease(tree.children, report), problems: [...syntax, ...problems], blocks: tree.children};
}

function readRest(nodes: readonly RootContent[], report: Report): Text[] {
  return readParagraphs(nodes, report, (node) => {
    if (isHeading(node, 3))
      report(
        'Unexpected section outside a release, expected it under a heading like "## ClickHouse release 24.8"',
        node,
        'section-place',
      );
  });
}

function parseOnce(name: string, text: string, authors: Authors, cache: ReleaseCache): Parsed {
  const source = splitPage(text);
  const frame = parseLenient(source.frame);
  fillPositions(frame.tree);
  const {problems, report} = collector();
  const year = yearOfFile(name);
  if (year === undefined)
    report(
      `Unexpected file ${name}, expected the year of its releases as its name, like 2024.mdx`,
      undefined,
      'page-name',
    );
  const frontMatter = readFrontMatter(text, year, report);
  const end = endOfReleases(frame.tree.children);
  const before = frame.tree.children.slice(0, end);
  const after = frame.tree.children.slice(end);
  const introduction = readRest(before, report);
  const closing = readRest(after, report);
  const reads = source.releases.map((each) => cache.get(each.text) ?? parseRelease(each));
  cache.clear();
  for (const [index, read] of reads.entries()) {
    problems.push(...read.problems);
    if (read.problems.length === 0) cache.set(source.releases[index]!.text, {...read, blocks: []});
  }
  const drafts = reads.flatMap(({release}) => release ?? []);
  const entries = drafts.flatMap(({sections}) => sections.flatMap((section) => section.entries));
  const ids = entryIds(entries);
  checkAuthors(entries, authors, report);
  checkOrder(drafts, year, report);
  checkIds(drafts, ids, report);
  if (source.releases.length === 0)
    report(
      'Unexpected page without a release, expected a heading like "## ClickHouse release 24.8, 2024-08-20 {/* ' +
        '#248 */}"',
      {line: text.trimEnd().split('\n').length, column: 1},
      'page-releases',
    );
  const {releases, sources} = makeRecords(drafts, ids, frontMatter.path);
  return {
    year: deepFreeze({year: year ?? 0, ...frontMatter, introduction, releases, closing}),
    problems: [...frame.problems, ...problems],
    sources,
    blocks: [...before, ...reads.flatMap(({blocks}) => blocks), ...after],
  };
}

/**
 * Parses a year's page into records. Never throws for bad input: everything that is wrong is in `problems`, with its
 * place, and the records hold what could be read.
 * @param name the file's name, `2024.mdx`
 * @param cache what was read before; releases that are still the same are not read again
 */
export function parsePage(name: string, text: string, authors: Authors, cache?: ReleaseCache): Parsed {
  const parsed = parseOnce(name, text, authors, cache ?? new Map());
  // Places out of the cache may be old ones: where there is something to tell, all is read anew.
  return cache && parsed.problems.length > 0 ? parseOnce(name, text, authors, new Map()) : parsed;
}
