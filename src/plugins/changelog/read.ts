import {readFileSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'js-yaml';
import {type DataPage, type PageFacts, pageFacts} from '../../changelog/data/site';
import {incremental} from '../../changelog/incremental';
import * as lists from '../../changelog/lists';
import type {Name} from '../../changelog/names';
import {type Parsed, parseChangelog} from '../../changelog/parse';
import {formatProblems} from '../../changelog/problems';
import {parseMdx} from '../../changelog/syntax';
import type {Changelog, Known, Problem} from '../../changelog/types';

/** The folder of the years' pages, below the site's. */
export const CHANGELOG_DIR = path.join('docs', 'whats-new', 'changelog');

/** A year's page and the file that it comes from. */
export type YearPage = DataPage;

/** Whether the file at this absolute path is a year's page of the site at `siteDir`. */
export function isChangelog(siteDir: string, file: string): boolean {
  return path.dirname(path.resolve(file)) === path.join(siteDir, CHANGELOG_DIR) && file.endsWith('.mdx');
}

/** Reads a list beside the pages; throws what is wrong with it, as `file:line:column: Unexpected X, expected Y`. */
function readList<Read extends {readonly problems: readonly Problem[]}>(
  siteDir: string,
  name: string,
  read: (text: string) => Read,
): Read {
  const file = path.join(CHANGELOG_DIR, name);
  const list = read(readFileSync(path.join(siteDir, file), 'utf8'));
  if (list.problems.length > 0) throw new Error(formatProblems(file, list.problems));
  return list;
}

/**
 * Reads `names.yml`, lists of named items by kind.
 * @throws Error with every problem of the list
 */
export function readNames(siteDir: string): Name[] {
  return readList(siteDir, 'names.yml', lists.readNames).names;
}

/**
 * Reads `authors.yml`, display names by handle.
 * @throws Error with every problem of the list
 */
export function readKnown(siteDir: string): Known {
  const {authors} = readList(siteDir, 'authors.yml', lists.readAuthors);
  return {authors};
}

function readFacts(file: string, {preamble}: Changelog): PageFacts {
  const first = preamble[0];
  try {
    return pageFacts(first?.type === 'yaml' ? load(first.value) : undefined);
  } catch (error) {
    throw new Error(`${file}:1:1: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * The last parse of each page: who asks again, as each of the views does, is given a copy while neither the text nor
 * the authors have changed. A copy, since the trees go into pages, where other plugins change them.
 */
const parses = new Map<string, {from: string; parsed: Parsed}>();
const parseAgain = incremental(parseMdx);

function parsePage(file: string, text: string, known: Known): Parsed {
  const from = JSON.stringify([text, known]);
  const last = parses.get(file);
  const parsed = last?.from === from ? last.parsed : parseChangelog(text, known, (source) => parseAgain(source, file));
  parses.set(file, {from, parsed});
  return {...parsed, changelog: structuredClone(parsed.changelog)};
}

/**
 * Reads and parses every year's page.
 * @throws Error with all problems of all pages, a line each, or with the page whose front matter lacks something.
 */
export async function readYearPages(siteDir: string): Promise<YearPage[]> {
  const known = readKnown(siteDir);
  const names = (await readdir(path.join(siteDir, CHANGELOG_DIR))).filter((name) => name.endsWith('.mdx')).toSorted();
  const files = names.map((name) => path.join(CHANGELOG_DIR, name));
  const texts = await Promise.all(files.map((file) => readFile(path.join(siteDir, file), 'utf8')));
  const parsed = texts.map((text, index) => ({
    file: files[index]!,
    ...parsePage(path.join(siteDir, files[index]!), text, known),
  }));
  const problems = parsed
    .filter((page) => page.problems.length > 0)
    .map((page) => formatProblems(page.file, page.problems));
  if (problems.length > 0) throw new Error(`The changelog has problems:\n${problems.join('\n')}`);
  return parsed.map(({file, changelog}) => ({file, facts: readFacts(file, changelog), changelog}));
}
