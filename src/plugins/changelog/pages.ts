import {readdirSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Name} from '../../changelog/model/named-items';
import type {Authors, Year} from '../../changelog/model/records';
import {CHANGELOG_PATH} from '../../changelog/model/site';
import {slugOf} from '../../changelog/parse/front-matter';
import {readAuthors, readNames} from '../../changelog/parse/lists';
import {type Parsed, parsePage, type ReleaseCache, yearOfFile} from '../../changelog/parse/page';
import {formatProblems, type Problem} from '../../changelog/parse/problems';

/** The folder of the years' pages, below the site's. */
export const CHANGELOG_DIR = path.join('docs', 'whats-new', 'changelog');

/** The years that have a page, newest first, each with the page's path on the site. */
export function yearsWithPages(siteDir: string): {year: number; path: string}[] {
  const folder = path.join(siteDir, CHANGELOG_DIR);
  const years = readdirSync(folder).flatMap((name) => yearOfFile(name) ?? []);
  return years
    .sort((a, b) => b - a)
    .map((year) => ({
      year,
      path: slugOf(readFileSync(path.join(folder, `${year}.mdx`), 'utf8')) ?? `${CHANGELOG_PATH}/${year}`,
    }));
}

/** Reads the years' pages and the lists beside them. Each state of a page is parsed once, whoever asks. */
export interface Pages {
  /** Whether the file at this absolute path is a year's page. */
  readonly has: (file: string) => boolean;
  /**
   * The page at this absolute path, with this text.
   * @throws Error with all its problems, a line each: `file:line:column: Unexpected X, expected Y`
   */
  readonly parse: (file: string, text: string) => Parsed;
  /**
   * All years, newest first.
   * @throws Error with all problems of all pages
   */
  readonly all: () => Promise<Year[]>;
  /** Display names of authors by handle. @throws Error with every problem of the list */
  readonly authors: () => Authors;
  /** Named items of the server. @throws Error with every problem of the list */
  readonly names: () => Name[];
}

/** Two pages of one address: the problem, told of the later one in this order. */
function equalPaths(pages: readonly {file: string; text: string; year: Year}[]): string[] {
  return pages.flatMap(({file, text, year}, index) => {
    const other = pages.slice(0, index).find((each) => year.path !== '' && each.year.path === year.path);
    const line = text.split('\n').findIndex((each) => each.startsWith('slug:')) + 1;
    return other
      ? [`${file}:${line}:1: Unexpected slug ${year.path}, expected an address of its own: ${other.file} has it`]
      : [];
  });
}

/**
 * Makes the reader of the site in this folder. It is made once, by the configuration, and given to all that need it.
 */
export function createPages(siteDir: string): Pages {
  const folder = path.join(siteDir, CHANGELOG_DIR);
  const last = new Map<string, {text: string; authors: string; parsed: Parsed; cache: ReleaseCache}>();

  function readList<List extends {readonly problems: readonly Problem[]}>(
    name: string,
    read: (text: string) => List,
  ): List {
    const list = read(readFileSync(path.join(folder, name), 'utf8'));
    if (list.problems.length > 0) throw new Error(formatProblems(path.join(CHANGELOG_DIR, name), list.problems));
    return list;
  }
  const authors = (): Authors => readList('authors.yml', readAuthors).authors;

  function parsed(file: string, text: string, known: Authors): Parsed {
    const before = last.get(file);
    const handles = JSON.stringify(known);
    if (before?.text === text && before.authors === handles) return before.parsed;
    const cache = before?.cache ?? new Map();
    const now = parsePage(path.basename(file), text, known, cache);
    last.set(file, {text, authors: handles, parsed: now, cache});
    return now;
  }

  return {
    has: (file) => path.dirname(path.resolve(file)) === folder && file.endsWith('.mdx'),
    parse(file, text) {
      const page = parsed(path.resolve(file), text, authors());
      if (page.problems.length > 0) throw new Error(`\n${formatProblems(file, page.problems)}`);
      return page;
    },
    async all() {
      const known = authors();
      const names = readdirSync(folder)
        .filter((name) => name.endsWith('.mdx'))
        .sort()
        .reverse();
      const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
      const pages = names.map((name, index) => ({
        file: path.join(CHANGELOG_DIR, name),
        text: texts[index]!,
        ...parsed(path.join(folder, name), texts[index]!, known),
      }));
      const wrong = pages
        .filter(({problems}) => problems.length > 0)
        .map(({file, problems}) => formatProblems(file, problems));
      const all = [...wrong, ...equalPaths(pages)];
      if (all.length > 0) throw new Error(`The changelog has problems:\n${all.join('\n')}`);
      return pages.map(({year}) => year);
    },
    authors,
    names: () => readList('names.yml', readNames).names,
  };
}
