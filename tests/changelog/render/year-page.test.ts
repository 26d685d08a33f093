import {expect, it} from 'vitest';
import {htmlOf} from '../../../src/changelog/render/html';
import {overviewHtml} from '../../../src/changelog/render/overview';
import {yearContent} from '../../../src/changelog/render/year-page';
import {planner as createPlanner} from '../../../src/changelog/upgrade/compute-plan';
import {SOURCE, small, YEARS} from '../small';

it('a page of a year gives releases, sections and entries their ids, also former ones, links and marks', async () => {
  const source = small.sources(YEARS);
  const planner = createPlanner(source);
  const resolve = (href: string) => (href.startsWith('/') ? `/base${href}` : href);
  const [year] = YEARS as [(typeof YEARS)[0]];
  const context = {...SOURCE, planner, lines: source.lines, resolve};
  const html = [htmlOf(overviewHtml(year.releases, planner, resolve)), yearContent(year, context).html].join('\n');
  await expect(`${html.replace(/(?<!\n)(?=<(?:section|ul|li)\b)/g, '\n')}\n`).toMatchFileSnapshot('year-page.html');
});
