import type {Year} from '../model/records';
import {CHANGELOG_PATH} from '../model/site';
import type {Report} from './problems';

/** A line that is missing is missed where it usually stands. */
const ORDER = ['title', 'description', 'slug', 'sidebar_label'];

/**
 * Reads the front matter of a year's page: lines of `key: value`, whose forms YAML cannot read in another way. A value that is
 * wrong is reported, and is empty text.
 */
export function readFrontMatter(
  text: string,
  year: number | undefined,
  report: Report,
): Pick<Year, 'title' | 'description' | 'path'> {
  const digits = year ?? '20\\d\\d';
  const shown = year ?? 2024;
  const lines = text.split('\n');
  const end = lines.findIndex((line, index) => (index === 0 ? line !== '---' : !/^\w+: \S/.test(line)));
  const isClosed = end > 0 && lines[end] === '---';
  if (!isClosed)
    report(`front matter, expected "title: ${shown} Changelog" and such between lines of ---`, end + 1, 'front-matter');
  const read = (key: string, form: RegExp, like: string): string => {
    const at = lines.findIndex((line, index) => index < end && line.startsWith(`${key}: `));
    const value = lines[at]?.slice(`${key}: `.length) ?? '';
    if (form.test(value)) return value;
    const found = at === -1 ? `front matter without ${key}` : `"${lines[at]}"`;
    const line = at === -1 ? ORDER.indexOf(key) + 2 : at + 1;
    if (isClosed) report(`${found}, expected "${key}: ${like}"`, line, 'front-matter');
    return '';
  };
  read('sidebar_label', new RegExp(`^'${digits}'$`), `'${shown}'`);
  return {
    title: read('title', new RegExp(`^${digits} Changelog$`), `${shown} Changelog`),
    description: read('description', /^(?!.*(?:: | #))[A-Z].*\S\.$/, 'A sentence.'),
    // One year's page may be the index of the folder.
    path: read('slug', new RegExp(`^${CHANGELOG_PATH}/(?:${digits})?$`), `${CHANGELOG_PATH}/${shown}`),
  };
}
