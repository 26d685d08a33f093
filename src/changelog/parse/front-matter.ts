import {load, type YAMLException} from 'js-yaml';
import type {Root} from 'mdast';
import {didYouMean} from '../model/nearest';
import type {Year} from '../model/records';
import {CHANGELOG_PATH} from '../model/site';
import {lineReport, type Report, type ReportLine} from './problems';

/**
 * What is expected where a value is wrong; undefined where it is right. The year is unknown where the file names none.
 */
type Check = (value: unknown, year: number | undefined) => string | undefined;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** The keys that a page must have, in this order. */
const KEYS: Readonly<Record<string, Check>> = {
  title: (value, year) =>
    isText(value) && (year === undefined || value === `${year} Changelog`) ? undefined : `"${year ?? 2024} Changelog"`,
  description: (value) => (isText(value) && /\S\.$/.test(value) ? undefined : 'a sentence that ends with a full stop'),
  // One year's page may stand for the folder.
  slug: (value, year) =>
    year === undefined || value === `${CHANGELOG_PATH}/${year}` || value === `${CHANGELOG_PATH}/`
      ? undefined
      : `${CHANGELOG_PATH}/${year}`,
  sidebar_position: (value) => (Number.isInteger(value) ? undefined : 'a whole number'),
  sidebar_label: (value, year) =>
    year === undefined || value === String(year) ? undefined : `the year in quotes, '${year}'`,
};

/** Keys of Docusaurus that a page may have besides. */
const OPTIONAL = [
  'id',
  'keywords',
  'image',
  'tags',
  'draft',
  'unlisted',
  'hide_title',
  'hide_table_of_contents',
  'toc_min_heading_level',
  'toc_max_heading_level',
  'pagination_prev',
  'pagination_next',
  'custom_edit_url',
];

function checkKeys(
  values: Readonly<Record<string, unknown>>,
  year: number | undefined,
  lines: readonly string[],
  report: ReportLine,
): void {
  const lineOf = (key: string): number => lines.findIndex((line) => line.startsWith(`${key}:`)) + 1;
  let line = 1;
  for (const [key, check] of Object.entries(KEYS)) {
    if (!Object.hasOwn(values, key)) {
      report(`Unexpected front matter without ${key}, expected a line like "${key}: …" here`, line + 1);
      continue;
    }
    line = lineOf(key);
    const expected = check(values[key], year);
    if (expected) report(`Unexpected ${key} ${JSON.stringify(values[key])}, expected ${expected}`, line);
  }
  const known = [...Object.keys(KEYS), ...OPTIONAL];
  for (const key of Object.keys(values)) {
    if (!known.includes(key))
      report(
        `Unexpected key ${key} in the front matter, expected one of: ${known.join(', ')}`,
        lineOf(key),
        didYouMean(key, known),
      );
  }
}

/** One `key: value` a line, the value in whole quotes or in none. */
const LINE = /^\w+: (?:'[^']*'|"[^"]*"|[^\s'"].*)$/;

/**
 * Whether every line looks like front matter; the first that does not is reported, which YAML would name by what comes
 * after it.
 */
function checkLines(lines: readonly string[], report: ReportLine): boolean {
  if (lines[0] !== '---') {
    report('Unexpected beginning of the page, expected front matter between two lines of ---', 1);
    return false;
  }
  const index = lines.findIndex((line, at) => at > 0 && !LINE.test(line));
  const line = lines[index];
  if (index > 0 && line !== '---')
    report(
      `Unexpected ${line === '' ? 'blank line' : `"${line}"`} in the front matter, ` +
        `expected "key: value" or the --- that ends it`,
      index + 1,
    );
  return line === '---';
}

function readYaml(text: string, report: Report): Readonly<Record<string, unknown>> | undefined {
  const complain = (what: string, line: number, column: number): void =>
    report(`Unexpected ${what}, expected lines like "title: 2024 Changelog"`, {line, column}, 'front-matter');
  try {
    const values = load(text);
    // Each line is a key with its value: there is nothing else where there is none.
    if (values) return values as Record<string, unknown>;
    complain('front matter', 1, 1);
  } catch (error) {
    const {mark, reason} = error as Partial<YAMLException>;
    // YAML counts from 0, and the front matter begins on line 2.
    complain(`front matter (${reason})`, (mark?.line ?? 0) + 2, (mark?.column ?? 0) + 1);
  }
  return undefined;
}

/** Reads the front matter of a year's page; what is wrong or missing is reported, and is empty text then. */
export function readFrontMatter(
  tree: Root,
  text: string,
  year: number | undefined,
  report: Report,
): Pick<Year, 'title' | 'description' | 'path'> {
  const lines = text.split('\n');
  const reportLine = lineReport(report, 'front-matter');
  const [node] = tree.children;
  const isWhole = checkLines(lines, reportLine) && node?.type === 'yaml';
  const values = isWhole ? readYaml(node.value, report) : undefined;
  if (values) checkKeys(values, year, lines, reportLine);
  const textOf = (key: string): string => (isText(values?.[key]) ? values[key] : '');
  return {title: textOf('title'), description: textOf('description'), path: textOf('slug')};
}

/** The slug that a document's front matter gives, read alone; undefined where there is none, or it cannot be read. */
export function slugOf(text: string): string | undefined {
  try {
    const values = load(/^---\n([\s\S]*?)\n---$/m.exec(text)?.[1] ?? '') as {slug?: unknown} | undefined;
    return isText(values?.slug) ? values.slug : undefined;
  } catch {
    return undefined;
  }
}
