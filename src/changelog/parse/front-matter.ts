import {parse} from 'yaml';
import type {Year} from '../model/records';
import {CHANGELOG_PATH} from '../model/site';
import type {Report} from './problems';

const keyOf = (line: string): string => line.replace(/^"/, '').split(':')[0]!;

/**
 * Reads the front matter of a year's page. A line that is wrong is reported, and its value is empty text; what stands after
 * a line that is missing or too much is not read.
 */
export function readFrontMatter(
  text: string,
  year: number | undefined,
  report: Report,
): Pick<Year, 'title' | 'description' | 'path'> {
  const lines = text.split('\n');
  const digits = year ?? '20\\d\\d';
  const shown = year ?? 2024;
  /** What each line looks like. */
  const forms: (readonly [form: RegExp, like: string])[] = [
    [/^---$/, 'front matter between two lines of ---'],
    [new RegExp(`^title: (${digits} Changelog)$`), `"title: ${shown} Changelog"`],
    // What YAML reads as it stands: no quotes, no pair and no comment in it.
    [/^description: (?!.*(?:: | #))([A-Z].*\S\.)$/, '"description: A sentence."'],
    // One year's page may be the index of the folder.
    [new RegExp(`^slug: (${CHANGELOG_PATH}/(?:${digits})?)$`), `"slug: ${CHANGELOG_PATH}/${shown}"`],
    [new RegExp(`^sidebar_label: '${digits}'$`), `"sidebar_label: '${shown}'"`],
    [/^---$/, 'the --- that ends the front matter'],
  ];
  if (lines[4]?.startsWith('sidebar_position'))
    forms.splice(4, 0, [/^sidebar_position: \d+$/, '"sidebar_position: 1"']);
  const values: string[] = [];
  for (const [index, [form, like]] of forms.entries()) {
    const line = lines[index] ?? '';
    const match = form.exec(line);
    values.push(match?.[1] ?? '');
    if (match) continue;
    const found = line ? `"${line}"` : 'blank line';
    report(`${found}, expected ${like}`, index + 1, 'front-matter');
    if (keyOf(line) !== keyOf(like)) break;
  }
  const [, title = '', description = '', path = ''] = values;
  return {title, description, path};
}

/** The slug that a document's front matter gives, read alone; undefined if there is none. */
export function slugOf(text: string): string | undefined {
  const slug = /^---\n(?:(?!---$).*\n)*?slug: *(.+)$/m.exec(text)?.[1];
  return slug && String(parse(slug));
}
