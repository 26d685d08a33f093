// Reads all content that lint and fix look at.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {slugOf} from '../src/changelog/parse/front-matter';
import {lintAuthors, lintNames} from '../src/lint/lists';
import type {Context, Finding} from '../src/lint/rule';

export const DOCS = 'docs';
export const FOLDER = path.join(DOCS, 'whats-new', 'changelog');
export const AUTHORS = path.join(FOLDER, 'authors.yml');
export const NAMES = path.join(FOLDER, 'names.yml');

export interface Source {
  /** Path below the repository's root. */
  readonly file: string;
  /** `2024.mdx` */
  readonly name: string;
  readonly text: string;
  readonly context: Context;
}

export interface Content {
  readonly pages: readonly Source[];
  /** What is wrong with the lists, by file. */
  readonly lists: ReadonlyMap<string, readonly Finding[]>;
}

function readList(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

/** Every document by its route, and by its path from the changelog's folder. */
function readDocuments(root: string): Map<string, ReadonlySet<string> | undefined> {
  const documents = new Map<string, ReadonlySet<string> | undefined>();
  const files = readdirSync(path.join(root, DOCS), {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.mdx?$/.test(file),
  );
  for (const file of files) {
    const below = file.split(path.sep).join('/');
    const slug = slugOf(readFileSync(path.join(root, DOCS, file), 'utf8'));
    const isYear = path.join(DOCS, path.dirname(file)) === FOLDER;
    const anchors = isYear
      ? new Set(readList(path.join(root, FOLDER, 'anchors', `${path.basename(file, '.mdx')}.txt`)))
      : undefined;
    const route = slug ?? `/${below.replace(/\.mdx?$/, '').replace(/\/index$/, '/')}`;
    const relative = path.posix.relative('whats-new/changelog', below);
    for (const address of [
      route,
      route.replace(/\/$/, ''),
      relative,
      relative.startsWith('.') ? relative : `./${relative}`,
    ])
      documents.set(address, anchors);
  }
  return documents;
}

/** Reads the years' pages, the lists beside them, and what they may link to. */
export function readContent(root = '.'): Content {
  const authors = lintAuthors(readFileSync(path.join(root, AUTHORS), 'utf8'));
  const names = lintNames(readFileSync(path.join(root, NAMES), 'utf8'));
  const documents = readDocuments(root);
  const pages = readdirSync(path.join(root, FOLDER))
    .filter((name) => name.endsWith('.mdx'))
    .toSorted()
    .map((name): Source => {
      const published = readList(path.join(root, FOLDER, 'anchors', name.replace('.mdx', '.txt')));
      return {
        file: path.join(FOLDER, name),
        name,
        text: readFileSync(path.join(root, FOLDER, name), 'utf8'),
        context: {authors: authors.authors, names: names.names, published, documents},
      };
    });
  return {
    pages,
    lists: new Map([
      [AUTHORS, authors.findings],
      [NAMES, names.findings],
    ]),
  };
}
