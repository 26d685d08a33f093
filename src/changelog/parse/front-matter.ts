import {parse} from 'yaml';
import type {Year} from '../model/records';
import {CHANGELOG_PATH} from '../model/site';
import type {Report} from './problems';

/** The front matter of a year's page, line by line, each with what it looks like. `sidebar_position` may be left out. */
function formsOf(year: number | undefined): readonly (readonly [form: RegExp, like: string])[] {
  const digits = year ?? '20\\d\\d';
  const shown = year ?? 2024;
  return [
    [/^---$/, 'front matter between two lines of ---'],
    [new RegExp(`^title: (${digits} Changelog)$`), `"title: ${shown} Changelog"`],
    // What YAML reads as it stands: no quotes, no pair and no comment in it.
    [/^description: (?!.*(?:: | #))([A-Z].*\S\.)$/, '"description: A sentence."'],
    // One year's page may be the index of the folder.
    [new RegExp(`^slug: (${CHANGELOG_PATH}/(?:${digits})?)$`), `"slug: ${CHANGELOG_PATH}/${shown}"`],
    [/^sidebar_position: \d+$/, '"sidebar_position: 1"'],
    [new RegExp(`^sidebar_label: '${digits}'$`), `"sidebar_label: '${shown}'"`],
    [/^---$/, 'the --- that ends the front matter'],
  ];
}

const keyOf = (line: string): string => line.replace(/^"/, '').split(':')[0]!;

/** Reads the front matter of a year's page. A line that is wrong or missing is reported, and its value is empty text. */
export function readFrontMatter(
  text: string,
  year: number | undefined,
  report: Report,
): Pick<Year, 'title' | 'description' | 'path'> {
  const lines = text.split('\n');
  const forms = formsOf(year);
  const values: string[] = [];
  let at = 0;
  let place = 0;
  while (place < forms.length) {
    const line = lines[at] ?? '';
    const [form, like] = forms[place]!;
    const match = form.exec(line);
    const isSame = match !== null || keyOf(line) === keyOf(like);
    if (match) values[place] = match[1] ?? '';
    else if (isSame || !like.startsWith('"sidebar_position')) {
      const found = line ? `"${line}"` : 'blank line';
      report(`Unexpected ${found}, expected ${like}`, {line: at + 1, column: 1}, 'front-matter');
      // Without its first line there is none, and at a blank one it has ended.
      if (place === 0 || line === '') break;
    } else {
      place++;
      continue;
    }
    const isLater = forms.slice(place + 1).some(([other]) => other.test(line));
    if (isSame || !isLater) at++;
    if (isSame || isLater) place++;
  }
  const [, title = '', description = '', path = ''] = values;
  return {title, description, path};
}

/** The slug that a document's front matter gives, read alone; undefined if there is none. */
export function slugOf(text: string): string | undefined {
  const slug = /^---\n(?:(?!---$).*\n)*?slug: *(.+)$/m.exec(text)?.[1];
  return slug && String(parse(slug));
}
