// Reads all content that lint and fix look at.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {slugOf} from '../src/changelog/parse/front-matter';
import {lintAuthors, lintNames} from '../src/lint/lists';
import type {Context} from '../src/lint/rule';
import {CHANGELOG_DIR} from '../src/plugins/changelog/pages';

const DOCS = 'docs';
export const AUTHORS = path.join(CHANGELOG_DIR, 'authors.yml');
export const NAMES = path.join(CHANGELOG_DIR, 'names.yml');

/** The file of the anchors that a year's page, `2024.mdx`, has published. */
export function anchorsFile(page: string): string {
  return path.join(CHANGELOG_DIR, 'anchors', `${path.parse(page).name}.txt`);
}

/** The lines of a list; a file that is not there has none. */
export function readList(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

/** Every document by its route, and by its path from the changelog's folder. */
function readDocuments(root: string): Map<string, ReadonlySet<string> | undefined> {
  const documents = new Map<string, ReadonlySet<string> | undefined>();
  for (const file of readdirSync(path.join(root, DOCS), {recursive: true, encoding: 'utf8'})) {
    if (!/\.mdx?$/.test(file)) continue;
    const below = file.replaceAll(path.sep, '/');
    const slug = slugOf(readFileSync(path.join(root, DOCS, file), 'utf8'));
    const isYear = path.join(DOCS, path.dirname(file)) === CHANGELOG_DIR;
    const anchors = isYear ? new Set(readList(path.join(root, anchorsFile(file)))) : undefined;
    const route = slug ?? `/${below.replace(/\.mdx?$/, '').replace(/\/index$/, '/')}`;
    const relative = path.posix.relative('whats-new/changelog', below);
    const addresses = [route, route.replace(/\/$/, ''), relative, relative.replace(/^(?!\.)/, './')];
    for (const address of addresses) documents.set(address, anchors);
  }
  return documents;
}

/** Reads the years' pages, the lists beside them, and what they may link to. */
export function readContent(root = '.') {
  const authors = lintAuthors(readFileSync(path.join(root, AUTHORS), 'utf8'));
  const names = lintNames(readFileSync(path.join(root, NAMES), 'utf8'));
  const documents = readDocuments(root);
  const pages = readdirSync(path.join(root, CHANGELOG_DIR))
    .filter((name) => name.endsWith('.mdx'))
    .toSorted()
    .map((name) => {
      /** Path below the repository's root. */
      const file = path.join(CHANGELOG_DIR, name);
      const published = readList(path.join(root, anchorsFile(name)));
      const context: Context = {authors: authors.authors, names: names.names, published, documents};
      return {file, name, text: readFileSync(path.join(root, file), 'utf8'), context};
    });
  /** What is wrong with the lists. */
  const lists = [
    {file: AUTHORS, findings: authors.findings},
    {file: NAMES, findings: names.findings},
  ];
  return {pages, lists};
}
