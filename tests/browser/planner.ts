import type {Locator, Page} from '@playwright/test';
import {allReleases} from '../../src/changelog/model/records';
import {byConcern, PLAN_GROUPS, planGroup} from '../../src/changelog/upgrade/groups';
import {plannedIds, plannedOnce, plannedReleases, withFacts} from '../../src/changelog/upgrade/plan';
import {defaultRange, releasesIn} from '../../src/changelog/upgrade/range';
import {content} from './content';
import {copied, expect, SOON} from './site';

export const PASTE = `SELECT greatest(a, b) FROM t SETTINGS max_threads = 8
join_algorithm\tparallel_hash
allow_experimental_analyzer\t0
ENGINE = S3Queue`;

/** An entry in the parts of what is to be checked. */
export const SHOWN = PLAN_GROUPS.map(
  ({id}) => `[data-part="${id}"] > ul > li[id], [data-part="${id}"] > details > ul > li[id]`,
).join(', ');
/** What the planner fetches of a year. */
export const DATA = '**/assets/data/*.json';

const years = withFacts(content.years, content.facts);
/** Oldest first. */
export const releases = allReleases(years).toReversed();
const all = plannedReleases(years);
/** What the planner shows if nothing is asked for. */
export const standard = defaultRange(all);

/** The entries that matter to an upgrade, oldest release first, each change once. */
export const planned = (from: string, to: string) => plannedOnce(releasesIn({from, to}, releases), all);

/** The ids of entries on the page, in the order of the parts. */
export function idsOf(entries: ReturnType<typeof planned>): string[] {
  const ids = plannedIds(entries);
  return PLAN_GROUPS.flatMap((group, place) => {
    const own = entries.filter(({entry}) => planGroup(entry) === group);
    const {others, unused} = byConcern(own, {mentioned: new Map(), notRun: undefined});
    const listed = place === 0 ? own : [...others, ...[...unused.values()].flat()];
    return listed.map(({entry}) => ids.get(entry)!);
  });
}
export const wanted = (from: string, to: string): string[] => idsOf(planned(from, to));

/** The ids that the page shows. */
export const shown = (page: Page) =>
  page
    .locator(SHOWN)
    .evaluateAll((items) =>
      items.filter((item) => item.closest('details') || item.getClientRects().length > 0).map(({id}) => id),
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

/** Copies the plan; gives its text. */
export async function copyPlan(page: Page): Promise<string> {
  await page.getByRole('button', {name: 'Copy as Markdown checklist'}).press('Enter');
  await expect(page.getByText('Copied', {exact: true})).toBeVisible();
  return copied(page);
}

/** The line that says how many entries matter. */
export const proof = (page: Page) => page.getByText(/^Check [\d,]+ of [\d,]+ changes? between /);
