import {didYouMean} from '../model/nearest';
import type {Year} from '../model/records';
import {CHANGELOG_PATH} from '../model/site';
import type {Report} from './problems';
import {readYaml, type YamlPair} from './yaml';

/**
 * What is expected instead of a wrong value; undefined if it is right. The year is unknown if the file names none.
 */
type Check = (value: unknown, year: number | undefined) => string | undefined;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** The keys that a page must have, in this order. */
const KEYS: Readonly<Record<string, Check>> = {
  title: (value, year) =>
    isText(value) && (year === undefined || value === `${year} Changelog`) ? undefined : `"${year ?? 2024} Changelog"`,
  description: (value) => (isText(value) && /\S\.$/.test(value) ? undefined : 'a sentence that ends with a full stop'),
  // One year's page may be the index of the folder.
  slug: (value, year) =>
    year === undefined || value === `${CHANGELOG_PATH}/${year}` || value === `${CHANGELOG_PATH}/`
      ? undefined
      : `${CHANGELOG_PATH}/${year}`,
  sidebar_position: (value) => (Number.isInteger(value) ? undefined : 'a whole number'),
  sidebar_label: (value, year) =>
    year === undefined || value === String(year) ? undefined : `the year in quotes, '${year}'`,
};

/** Keys of Docusaurus that a page may have too. */
const OPTIONAL = ['keywords', 'image', 'tags', 'draft', 'unlisted', 'pagination_prev', 'pagination_next'];

type ReportLine = (reason: string, line: number, hint?: string) => void;

function checkKeys(pairs: readonly YamlPair[], year: number | undefined, report: ReportLine): void {
  let line = 1;
  for (const [key, check] of Object.entries(KEYS)) {
    const pair = pairs.find((each) => each.key === key);
    if (!pair) {
      report(`Unexpected front matter without ${key}, expected a line like "${key}: …" here`, line + 1);
      continue;
    }
    line = pair.start.line;
    const expected = check(pair.value, year);
    if (expected) report(`Unexpected ${key} ${JSON.stringify(pair.value)}, expected ${expected}`, line);
  }
  const known = [...Object.keys(KEYS), ...OPTIONAL];
  for (const [index, {key, start}] of pairs.entries()) {
    if (!known.includes(key))
      report(
        `Unexpected key ${key} in the front matter, expected one of: ${known.join(', ')}`,
        start.line,
        didYouMean(key, known),
      );
    if (pairs.findIndex((each) => each.key === key) < index)
      report(`Unexpected ${key} a second time in the front matter, expected each key once`, start.line);
  }
}

/** The front matter at the beginning of a text: its pairs in the text's lines, and where it is wrong. */
function read(text: string): {pairs: readonly YamlPair[]; wrongLine: number | undefined} {
  const lines = text.split('\n');
  if (lines[0] !== '---') return {pairs: [], wrongLine: 1};
  // A blank line ends it too: without its closing --- it would go on to the end of the page.
  const found = lines.findIndex((line, index) => index > 0 && (line === '---' || line === ''));
  const end = found === -1 ? lines.length : found;
  // The blank first line stands for the ---, so that the lines are those of the text.
  const {pairs, error} = readYaml(`\n${lines.slice(1, end).join('\n')}`);
  const isPair = (line: number): boolean => {
    const pair = pairs[line - 2];
    return pair?.start.line === line && pair.start.column === 1 && pair.lastLine === line && error?.line !== line;
  };
  for (let line = 2; line <= end; line++) {
    if (!isPair(line)) return {pairs, wrongLine: line};
  }
  return {pairs, wrongLine: lines[end] === '---' ? undefined : end + 1};
}

/** Reads the front matter of a year's page. A value that is wrong or missing is reported and is empty text. */
export function readFrontMatter(
  text: string,
  year: number | undefined,
  report: Report,
): Pick<Year, 'title' | 'description' | 'path'> {
  const reportLine: ReportLine = (reason, line, hint) => report(reason, {line, column: 1}, 'front-matter', hint);
  const {pairs, wrongLine} = read(text);
  const line = wrongLine && text.split('\n')[wrongLine - 1];
  if (wrongLine === undefined) checkKeys(pairs, year, reportLine);
  else if (wrongLine === 1)
    reportLine('Unexpected beginning of the page, expected front matter between two lines of ---', 1);
  else
    reportLine(
      `Unexpected ${line ? `"${line}"` : 'blank line'} in the front matter, ` +
        `expected "key: value" or the --- that ends it`,
      wrongLine,
    );
  const textOf = (key: string): string => {
    const value = wrongLine === undefined && pairs.find((pair) => pair.key === key)?.value;
    return isText(value) ? value : '';
  };
  return {title: textOf('title'), description: textOf('description'), path: textOf('slug')};
}

/** A key of a document's front matter with its value and place; undefined if the document has none. */
export function frontMatterPair(text: string, key: string): YamlPair | undefined {
  return read(text).pairs.find((pair) => pair.key === key);
}

/** The slug that a document's front matter gives, read alone; undefined if there is none. */
export function slugOf(text: string): string | undefined {
  const slug = frontMatterPair(text, 'slug')?.value;
  return isText(slug) ? slug : undefined;
}
