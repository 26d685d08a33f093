import {load} from 'js-yaml';
import {didYouMean} from '../../changelog/nearest';
import type {Page, Rule, RuleReport} from '../rule';
import {yearOf} from '../year';

type Check = (value: unknown, page: Page) => string | undefined;

const text = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** The keys that a page must have, in this order, each with what is expected where its value is wrong. */
const KEYS: Readonly<Record<string, Check>> = {
  title: (value) => (text(value) && /^20\d\d Changelog$/.test(value) ? undefined : 'a title like "2024 Changelog"'),
  description: (value) => (text(value) && /\S\.$/.test(value) ? undefined : 'a sentence that ends with a full stop'),
  slug: (value, page) => {
    const slug = `/whats-new/changelog/${page.name === 'index.mdx' ? '' : page.name.replace('.mdx', '')}`;
    return value === slug ? undefined : slug;
  },
  sidebar_position: (value) => (Number.isInteger(value) && Number(value) > 0 ? undefined : 'a whole number'),
  sidebar_label: (value, page) =>
    value === String(yearOf(page)) ? undefined : `the year in quotes, '${yearOf(page) ?? 2024}'`,
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

function lineOf(page: Page, key: string): number {
  return page.lines.findIndex((line) => line.startsWith(`${key}:`)) + 1;
}

function checkKeys(values: Readonly<Record<string, unknown>>, page: Page, report: RuleReport): void {
  let line = 1;
  for (const [key, check] of Object.entries(KEYS)) {
    if (!Object.hasOwn(values, key)) {
      report(`Unexpected front matter without ${key}, expected a line like "${key}: …" here`, {
        line: line + 1,
        column: 1,
      });
      continue;
    }
    line = lineOf(page, key);
    const expected = check(values[key], page);
    if (expected) report(`Unexpected ${key} ${JSON.stringify(values[key])}, expected ${expected}`, {line, column: 1});
  }
  const known = [...Object.keys(KEYS), ...OPTIONAL];
  for (const key of Object.keys(values)) {
    if (!known.includes(key))
      report(
        `Unexpected key ${key} in the front matter, expected one of: ${known.join(', ')}`,
        {line: lineOf(page, key), column: 1},
        {hint: didYouMean(key, known)},
      );
  }
}

/** One `key: value` a line, the value in whole quotes or in none. */
const LINE = /^\w+: (?:'[^']*'|"[^"]*"|[^\s'"].*)$/;

/** The first line that does not look like front matter, which YAML would name by what comes after it. */
function checkLines(page: Page, report: RuleReport): boolean {
  const index = page.lines.findIndex((line, at) => at > 0 && !LINE.test(line));
  const line = page.lines[index];
  if (index > 0 && line !== '---')
    report(
      `Unexpected ${line === '' ? 'blank line' : `"${line}"`} in the front matter, ` +
        'expected "key: value" or the --- that ends it',
      {line: index + 1, column: 1},
    );
  return line === '---';
}

function check(page: Page, report: RuleReport): void {
  const [node] = page.tree.children;
  if (page.lines[0] !== '---') {
    report('Unexpected beginning of the page, expected front matter between two lines of ---', {line: 1, column: 1});
    return;
  }
  if (!checkLines(page, report) || node?.type !== 'yaml') return;
  try {
    const values = load(node.value);
    if (typeof values === 'object' && values !== null) checkKeys(values as Record<string, unknown>, page, report);
    else report('Unexpected front matter, expected lines like "title: 2024 Changelog"', node.position);
  } catch (error) {
    const {mark, reason} = error as {mark?: {line: number; column: number}; reason?: string};
    // YAML counts from 0, and the front matter begins on line 2.
    report(`Unexpected front matter (${reason ?? 'no YAML'}), expected lines like "title: 2024 Changelog"`, {
      line: (mark?.line ?? 0) + 2,
      column: (mark?.column ?? 0) + 1,
    });
  }
}

const MATTER = [
  '---',
  'title: 2024 Changelog',
  'description: What changed.',
  'slug: /whats-new/changelog/2024',
  'sidebar_position: 3',
  "sidebar_label: '2024'",
  '---',
  '',
];

export const frontMatter: Rule = {
  id: 'front-matter',
  severity: 'error',
  reason: 'The site takes the title, address and place of the page from its front matter.',
  examples: [
    {source: MATTER.join('\n')},
    {
      source: MATTER.join('\n').replace("'2024'", '2024'),
      message: "Unexpected sidebar_label 2024, expected the year in quotes, '2024'",
    },
    {
      source: MATTER.join('\n').replace('slug: /whats-new/changelog/2024\n', ''),
      message: 'Unexpected front matter without slug, expected a line like "slug: …" here',
    },
  ],
  check,
};
