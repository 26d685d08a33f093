import type {Page} from '@playwright/test';
import {readReal} from '../changelog/real';
import {
  addresses,
  dialog,
  expectAnswer,
  expectAtEntry,
  expectComplete,
  field,
  list,
  OTHER_YEARS,
  results,
  search,
  visit,
} from './search';
import {CHANGELOG, expect, hold, noisyTest, SOON, test} from './site';

/** The years whose entries were asked for, in this order. */
function fetchedYears(page: Page): number[] {
  const years: number[] = [];
  page.on('request', (request) => {
    const year = /\/entries-(\d{4})\.[0-9a-f]+\.json$/.exec(request.url())?.[1];
    if (year) years.push(Number(year));
  });
  return years;
}

test('nothing of the search is fetched before it is asked for', {tag: '@address'}, async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await visit(page, CHANGELOG);
  await page.waitForLoadState('networkidle');
  const before = fetched.splice(0);
  await search(page, 'init');
  expect(before.filter((url) => fetched.includes(url) || /search-|\/assets\/data\//.test(url))).toEqual([]);
  expect(fetched.filter((url) => url.includes('search-panel'))).toHaveLength(1);
  const data = fetched.filter((url) => url.includes('/assets/data/'));
  expect(data.filter((url) => !/\/(?:entries-\d+|patches|defaults)\.[0-9a-f]+\.json$/.test(url))).toEqual([]);
});

test("the page's own year is fetched first, then the newest, each once", {tag: '@address'}, async ({page}) => {
  const years = (await readReal()).years.map(({year}) => year);
  const fetched = fetchedYears(page);
  await visit(page, CHANGELOG);
  await search(page, 'init');
  expect(fetched).toEqual([2024, ...years.filter((year) => year !== 2024)]);
  await page.keyboard.press('Escape');
  await search(page, 'join');
  expect(fetched).toHaveLength(years.length);
  const elsewhere = await page.context().newPage();
  const there = fetchedYears(elsewhere);
  await visit(elsewhere);
  await search(elsewhere, 'init');
  expect(there).toEqual(years);
});

test("the page's own year answers while the others are being fetched; then all are ranked together", async ({page}) => {
  const release = await hold(page, OTHER_YEARS);
  await visit(page, CHANGELOG);
  await page.keyboard.press('Control+k');
  await field(page).fill('join');
  await expect(results(page).first()).toBeVisible();
  for (const address of await addresses(page)) expect(address.startsWith(`${CHANGELOG}#`)).toBe(true);
  await expect(list(page)).not.toHaveAttribute('data-left', '0');
  const total = async () =>
    Number((await dialog(page).getByRole('status').textContent())!.split(' ')[0]!.replace(',', ''));
  const own = await total();
  release();
  await expectComplete(page, 'join');
  await expect.poll(total, SOON).toBeGreaterThan(own);
  await expectAnswer(page, 'join');
});

test('a query without results in the first year waits for all years before the reader is told', async ({page}) => {
  const release = await hold(page, OTHER_YEARS);
  await visit(page, CHANGELOG);
  await page.keyboard.press('Control+k');
  await field(page).fill('qqqqqqqqqq');
  await expect(list(page)).toHaveAttribute('data-query', 'qqqqqqqqqq');
  await expect(dialog(page).getByRole('status')).toHaveText('Loading the search …');
  await expect(dialog(page).getByText('Nothing found.')).toHaveCount(0);
  release();
  await expect(dialog(page).getByText('Nothing found.')).toBeVisible();
});

// Noisy, since the browser itself asks for the site's icon once more.
noisyTest('after the first use the search works offline', async ({page, context}) => {
  await visit(page, CHANGELOG);
  await search(page, 'init');
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await search(page, '#70788');
  await page.keyboard.press('Enter');
  await expectAtEntry(page, `${CHANGELOG}#pr-70788`);
});
