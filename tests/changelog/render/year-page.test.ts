import {describe, expect, it} from 'vitest';
import type {Year} from '../../../src/changelog/model/records';
import {parsePage} from '../../../src/changelog/parse/page';
import {readLineFile} from '../../../src/changelog/parse/patch-file';
import {backportsOf} from '../../../src/changelog/patches/backports';
import {htmlOf} from '../../../src/changelog/render/html';
import {overviewHtml} from '../../../src/changelog/render/overview';
import {yearContent} from '../../../src/changelog/render/year-page';
import {plannedReleases} from '../../../src/changelog/upgrade/planned-entries';
import {frontMatter, readYear, release} from '../page';

const AUTHORS = {alice: 'Alice A.', bob: 'Bob'};
const LINES = [
  {line: '24.3', releases: readLineFile('24.3', '24.3.9.5: 7 9\n').releases},
  {line: '23.8', releases: readLineFile('23.8', '23.8.4.1: 8\n').releases},
];
const CHANGE = {release: '24.8', scope: 'query', before: '0', after: '1', isCloud: false} as const;
const BULLETS = `- \`f\` computes. (#7, #8 by @alice, @bob; closes #5; see #6; undo \`f = 0\`; undo server setting \`g = 'x'\`; upgrade: result)
- No author. (#9)`;
const YEAR = readYear(
  2024,
  release('24.8', BULLETS, 'New Feature').replace('24.8 {', '24.8 LTS, 2024-08-20 {'),
  AUTHORS,
);

/** The HTML of a year's overview and releases. */
function render(year: Year): string {
  const years = [year, readYear(2023, release('23.12', '- B. (#2)'))];
  const backports = backportsOf(LINES);
  const planned = plannedReleases(years, backports);
  const resolve = (href: string) => (href.startsWith('/') ? `/base${href}` : href);
  const {html} = yearContent(year, {
    authors: AUTHORS,
    backports,
    years,
    planned,
    lines: LINES,
    changes: [
      {...CHANGE, setting: 'f', address: '/whats-new/changelog/2024#pr-7'},
      {...CHANGE, setting: 'g'},
    ],
    resolve,
    editAddress: ({entries}) => `/edit#${entries[0]!.id}`,
  });
  return `${htmlOf(overviewHtml(year.releases, planned, resolve))}\n${html}\n`;
}

describe('a page of a year', () => {
  it('gives releases, sections and entries their ids, links and marks', async () => {
    const html = render(YEAR).replace(/(?<!\n)(?=<(?:section|ul|li)\b)/g, '\n');
    await expect(html).toMatchFileSnapshot('year-page.html');
  });

  it('has handles on a long list of bug fixes alone, with what each bug did', () => {
    const fixes = Array.from(
      {length: 40},
      (_, place) => `- ${place % 2 === 0 ? 'A crash' : 'A hang'}. (#${place + 10})`,
    );
    const section = 'Bug Fix (user-visible misbehavior in an official stable release)';
    const html = render(readYear(2024, release('24.8', fixes.join('\n'), section)));
    expect(html).toContain(`data-symptoms="${'23'.repeat(20)}"`);
    expect(html.match(/<button value[^>]*>[^<]*/g)!.map((button) => button.replace(/<.*>/, ''))).toEqual([
      'All 40',
      'Crashes 20',
      'Hangs 20',
    ]);
  });

  it('has the other ids that lead to an entry, or to a section', () => {
    const moved = new Map([
      ['pr-7', 'pr-1'],
      ['pr-8', 'section-248'],
    ]);
    const text = `${frontMatter(2024)}\n${release('24.8', '- `f` computes. (#1)', 'New Feature')}`;
    const html = render(parsePage('2024.mdx', text, {authors: {}, moved}).year);
    expect(html).toContain('<li id="pr-1"><span id="pr-7"></span><code>f</code> computes.');
    expect(html).toContain('<h3 id="section-248" class="anchor"><span id="pr-8"></span>New Feature');
  });
});
