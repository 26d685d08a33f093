import {readdirSync, readFileSync} from 'node:fs';
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
 * Makes the reader of the years' pages and the lists beside them. It is made once, by the configuration, and given to
 * all that need it: each state of a page is parsed once, whoever asks.
 */
export function createPages(siteDir: string) {
  const folder = path.join(siteDir, CHANGELOG_DIR);
  const last = new Map<string, {text: string; handles: string; page: Parsed; cache: ReleaseCache}>();

  function readList<List extends {readonly problems: readonly Problem[]}>(
    name: string,
    read: (text: string) => List,
  ): List {
    const list = read(readFileSync(path.join(folder, name), 'utf8'));
    if (list.problems.length > 0) throw new Error(formatProblems(path.join(CHANGELOG_DIR, name), list.problems));
    return list;
  }
  /** Display names of authors by handle. @throws Error with every problem of the list */
  const authors = (): Authors => readList('authors.yml', readAuthors).authors;

  function parsed(file: string, text: string, known: Authors): Parsed {
    const before = last.get(file);
    const handles = JSON.stringify(known);
    if (before?.text === text && before.handles === handles) return before.page;
    const cache: ReleaseCache = before?.cache ?? new Map();
    const page = parsePage(path.basename(file), text, known, cache);
    last.set(file, {text, handles, page, cache});
    return page;
  }

  return {
    /** Whether the file at this absolute path is a year's page. */
    has: (file: string): boolean => path.dirname(path.resolve(file)) === folder && file.endsWith('.mdx'),
    /**
     * The page at this absolute path, with this text.
     * @throws Error with all its problems, a line each: `file:line:column: Unexpected X, expected Y`
     */
    parse(file: string, text: string): Parsed {
      const page = parsed(path.resolve(file), text, authors());
      if (page.problems.length > 0) throw new Error(`\n${formatProblems(file, page.problems)}`);
      return page;
    },
    /**
     * All years, newest first.
     * @throws Error with all problems of all pages
     */
    async all(): Promise<Year[]> {
      const known = authors();
      const names = readdirSync(folder).filter((name) => name.endsWith('.mdx'));
      const pages = names
        .toSorted()
        .reverse()
        .map((name) => {
          const text = readFileSync(path.join(folder, name), 'utf8');
          return {file: path.join(CHANGELOG_DIR, name), text, ...parsed(path.join(folder, name), text, known)};
        });
      const wrong = [...pages.map(({file, problems}) => formatProblems(file, problems)), ...equalPaths(pages)];
      const told = wrong.filter((text) => text !== '').join('\n');
      if (told) throw new Error(`The changelog has problems:\n${told}`);
      return pages.map(({year}) => year);
    },
    authors,
    /** Named items of the server. @throws Error with every problem of the list */
    names: (): Name[] => readList('names.yml', readNames).names,
  };
}

/** What `createPages` makes. */
export type Pages = ReturnType<typeof createPages>;
