import {parseDocument} from 'yaml';
import type {Year} from '../model/records';
import {CHANGELOG_PATH} from '../model/site';
import type {Report} from './problems';

/** What the front matter of a document says, and the line of the first mistake in it. */
function parseFrontMatter(text: string): {values: Readonly<Record<string, unknown>>; wrong?: number} {
  const [, yaml] = /^---\n([\s\S]*?\n)---\n/.exec(text) ?? [];
  if (yaml === undefined) return {values: {}, wrong: 1};
  const document = parseDocument(yaml);
  const [error] = document.errors;
  return error ? {values: {}, wrong: (error.linePos?.[0].line ?? 0) + 1} : {values: document.toJS() ?? {}};
}

/** A line that is missing is missed where it usually stands. */
const ORDER = ['title', 'description', 'slug', 'sidebar_label'];

/** Reads the front matter of a year's page. A value that is wrong is reported, and is empty text. */
export function readFrontMatter(
  text: string,
  year: number | undefined,
  report: Report,
): Pick<Year, 'title' | 'description' | 'path'> {
  const digits = year ?? '20\\d\\d';
  const shown = year ?? 2024;
  const {values, wrong} = parseFrontMatter(text);
  if (wrong)
    report(`front matter, expected "title: ${shown} Changelog" and such between lines of ---`, wrong, 'front-matter');
  const read = (key: string, form: RegExp, like: string): string => {
    const value = values[key];
    if (typeof value === 'string' && form.test(value)) return value;
    const line = text.split('\n').findIndex((each) => each.startsWith(`${key}:`)) + 1 || ORDER.indexOf(key) + 2;
    const found = value === undefined ? `front matter without ${key}` : `${key} ${JSON.stringify(value)}`;
    if (!wrong) report(`${found}, expected "${key}: ${like}"`, line, 'front-matter');
    return '';
  };
  read('sidebar_label', new RegExp(`^${digits}$`), `'${shown}'`);
  return {
    title: read('title', new RegExp(`^${digits} Changelog$`), `${shown} Changelog`),
    description: read('description', /^[A-Z].*\S\.$/, 'A sentence.'),
    // One year's page may be the index of the folder.
    path: read('slug', new RegExp(`^${CHANGELOG_PATH}/(?:${digits})?$`), `${CHANGELOG_PATH}/${shown}`),
  };
}

/** The slug that a document's front matter gives; undefined if there is none. */
export function slugOf(text: string): string | undefined {
  const {slug} = parseFrontMatter(text).values;
  return slug === undefined ? undefined : String(slug);
}
