import type {Locator, Page} from '@playwright/test';
import {allReleases} from '../../src/changelog/model/records';
import {documentMarkdown} from '../../src/changelog/render/plan-markdown';
import {planner} from '../../src/changelog/upgrade/compute-plan';
import {PLAN_GROUPS} from '../../src/changelog/upgrade/groups';
import {planDocument} from '../../src/changelog/upgrade/plan-document';
import {defaultRange, rangeSearch} from '../../src/changelog/upgrade/range';
import {realDefaults, tasksOf} from '../changelog/plan-defaults';
import {pages} from '../changelog/real';
import {content} from './content';
import {copied, expect, PLANNER, SOON} from './site';

export const PASTE = `SELECT greatest(a, b) FROM t SETTINGS max_threads = 8
join_algorithm\tparallel_hash
allow_experimental_analyzer\t0
ENGINE = S3Queue`;

/** An entry in the parts of what is to be checked. */
const SHOWN = PLAN_GROUPS.map(
  ({id}) => `[data-part="${id}"] > ul > li[id], [data-part="${id}"] > details > ul > li[id]`,
).join(', ');
/** What the planner fetches of a year. */
export const DATA = '**/assets/data/*.json';

/** Oldest first. */
const source = pages.sources(content.years);
export const releases = allReleases(source.planYears).toReversed();
const {planned: all, planOf} = planner({
  lines: content.lines,
  changes: [],
  obsolete: new Map(),
  rules: source.rules,
  planYears: source.planYears,
});
/** What the planner shows if nothing is asked for. */
export const standard = defaultRange(all);

/** The entries that matter to an upgrade, oldest release first, each change once. */
export const planned = (from: string, to: string) => planOf(rangeSearch({from, to})).toCheck;

/** The ids of these entries that the page shows, in the order of the parts. */
export function wanted(from: string, to: string): string[] {
  const {parts} = planDocument(planOf(rangeSearch({from, to})));
  const toCheck = parts.filter(({key}) => PLAN_GROUPS.some(({id}) => id === key));
  return tasksOf(toCheck.flatMap(({blocks}) => blocks)).map(({id}) => id!);
}
/** The ids that the page shows. */
export const shown = (page: Page) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((item) => item.closest('details') || item.checkVisibility())
        .map(({id}) => id),
    SHOWN,
  );

/** Waits until the page shows these ids: a long list grows in steps. */
export const expectShown = (page: Page, ids: readonly string[]) => expect.poll(() => shown(page), SOON).toEqual(ids);

/** Opens the list of features that one may not use in which an entry is folded. */
export const unfold = async (entry: Locator) => {
  await expect(entry).toBeHidden();
  await entry.locator('xpath=ancestor::details[1]/summary').press('Enter');
};

export const pick = (page: Page, end: 'from' | 'to', version: string) =>
  page.locator(`select[name=${end}]`).selectOption(version);

export const chosen = (page: Page) =>
  page.locator('select').evaluateAll((selects) => selects.map((select) => (select as HTMLSelectElement).value));

/** The plan that the page should show, as Markdown: tests/changelog/upgrade looks at what it says. */
export async function markdownOf(search: string, baseURL: string): Promise<string> {
  const {planOf} = await realDefaults();
  const today = new Date().toISOString().slice(0, 10);
  const document = planDocument(planOf(search), {today});
  return documentMarkdown(document, (path) => new URL(path, baseURL + PLANNER + search).href);
}

/** Copies the plan once it is complete; gives its text. */
export async function copyPlan(page: Page): Promise<string> {
  const button = page.getByRole('button', {name: /^Copy .*checklist/});
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await button.press('Enter');
  // What says so is gone after a few seconds, in which a busy machine may not look.
  await expect.poll(() => copied(page), SOON).not.toBe('');
  return copied(page);
}

/** The line that says how many entries matter. */
export const proof = (page: Page) =>
  page.locator('article p', {hasText: /^[\d,]+ of [\d,]+ changes? to check between /});
