// Reads the folder of the years' pages and the lists beside them, for the plugin, lint, scripts and benchmarks.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {CHANGELOG_PATH, yearOfFile} from '../changelog/model/site';
import {type AnchorList, readAnchorList} from '../changelog/parse/anchor-list';
import {readFrontMatter} from '../changelog/parse/front-matter';

/** The folder of the documents, below the site's. */
export const DOCS_DIR = 'docs';
/** The folder of the years' pages, below the site's. */
export const CHANGELOG_DIR = path.join(DOCS_DIR, 'whats-new', 'changelog');
export const AUTHORS = path.join(CHANGELOG_DIR, 'authors.tsv');
export const NAMES = path.join(CHANGELOG_DIR, 'names.tsv');
/** Words of the entries that no dictionary has. */
export const WORDS = path.join(CHANGELOG_DIR, 'words.txt');
/** The folder of the patch releases: a file a line. */
const PATCHES_DIR = path.join(CHANGELOG_DIR, 'patches');
/** The folder of what entries say that the server can be asked, a file a year. */
export const CLAIMS_DIR = path.join('clickhouse', 'claims');
/** Anchors of the index of names that were published and have another one in their place now. */
export const FORMER_NAMES = path.join(CHANGELOG_DIR, 'anchors', 'names.txt');
/** The history of defaults, and what servers know by name; `clickhouse/servers.py catalogue` writes both. */
export const DEFAULTS = path.join(CHANGELOG_DIR, 'defaults.tsv');
export const CATALOGUE = path.join(CHANGELOG_DIR, 'catalogue.tsv');

interface TextFile {
  /** Its name, `2024.mdx`. */
  readonly name: string;
  /** Its path below the site's folder. */
  readonly file: string;
  readonly text: string;
}

function readText(siteDir: string, file: string): string {
  return readFileSync(path.join(siteDir, file), 'utf8');
}

/** The text of a file that need not be there: then it is empty. */
export function readIfThere(siteDir: string, file: string): string {
  return existsSync(path.join(siteDir, file)) ? readText(siteDir, file) : '';
}

/** The files of a folder with this ending, by their names; none if there is no folder. */
function readFolder(siteDir: string, folder: string, ending: string): TextFile[] {
  const there = path.join(siteDir, folder);
  const names = existsSync(there) ? readdirSync(there).filter((name) => name.endsWith(ending)) : [];
  return names.toSorted().map((name) => {
    const file = path.join(folder, name);
    return {name, file, text: readText(siteDir, file)};
  });
}

/** All pages of the folder, the newest year first. */
export const readPageFiles = (siteDir: string): TextFile[] => readFolder(siteDir, CHANGELOG_DIR, '.mdx').reverse();

/** The files of all lines of releases, each with its line, `24.8` for `24.8.txt`. */
export function readLineFiles(siteDir: string): (TextFile & {readonly line: string})[] {
  return readFolder(siteDir, PATCHES_DIR, '.txt').map((file) => ({...file, line: path.basename(file.name, '.txt')}));
}

/** The years that have a page, newest first, each with the page's path on the site. */
export function yearsWithPages(siteDir: string): {year: number; path: string}[] {
  return readPageFiles(siteDir).flatMap(({name, text}) => {
    const year = yearOfFile(name);
    return year === undefined
      ? []
      : {year, path: readFrontMatter(text, year, () => {}).path || `${CHANGELOG_PATH}/${year}`};
  });
}

/** The file of the anchors that a year's page, `2024.mdx`, has published, below the site's folder. */
export function anchorsFile(page: string): string {
  return path.join(CHANGELOG_DIR, 'anchors', `${path.parse(page).name}.txt`);
}

/** The file of what a year's entries require, below the site's folder. */
export function requiresFile(year: number): string {
  return path.join(CHANGELOG_DIR, 'requires', `${year}.tsv`);
}

/** The file of what a year's entries say that the server can be asked. */
export function claimsFile(year: number): string {
  return path.join(CLAIMS_DIR, `${year}.sql`);
}

export const lineFile = (line: string): string => path.join(PATCHES_DIR, `${line}.txt`);

/** The anchors that a page has published. */
export function readAnchors(siteDir: string, page: string): AnchorList {
  return readAnchorList(readIfThere(siteDir, anchorsFile(page)));
}

/** The anchors of the index of names that have another one in their place now, by the old one. */
export function readFormerNames(siteDir: string): AnchorList['moved'] {
  return readAnchorList(readIfThere(siteDir, FORMER_NAMES)).moved;
}
