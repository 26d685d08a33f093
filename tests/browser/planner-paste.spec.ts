import type {Page} from '@playwright/test';
import {yearOfVersion} from '../../src/changelog/model/versions';
import {PLAN_GROUPS} from '../../src/changelog/upgrade/groups';
import {releasesIn} from '../../src/changelog/upgrade/range';
import {SETUPS} from '../changelog/paste/setups';
import {copyPlan, expectShown, PASTE, pick, releases, shown, standard, wanted} from './planner';
import {copied, expect, openAwake, PLANNER, SOON, test} from './site';

/** The entries below headings that begin so, in the parts of the plan. */
const below = (page: Page, title: string) =>
  page.locator(PLAN_GROUPS.map(({id}) => `[data-part="${id}"] > h3:text("${title}") + ul > li`).join(', '));

test('what mentions the paste comes first in its part and is marked; clearing it brings all back', async ({page}) => {
  await openAwake(page, `${PLANNER}?from=24.1&to=24.12`);
  await page.locator('#pasted').fill(PASTE);
  const mine = below(page, 'Mentions your setup (');
  await expect(mine.first()).toBeVisible();
  const all = wanted('24.1', '24.12');
  await expect.poll(async () => (await shown(page)).toSorted(), SOON).toEqual(all.toSorted());
  expect(await mine.evaluateAll((items) => items.map(({id}) => id))).toContain('pr-65519');
  for (const line of await mine.locator('p:last-child').allTextContents())
    expect(line).toMatch(
      /^Mentions (greatest|max_threads|join_algorithm|parallel_hash|allow_experimental_analyzer|S3Queue)/,
    );
  await expect(page.locator('#pr-65519 code[data-hit]').first()).toContainText('greatest');
  const setup = page.locator('[data-part=setup]');
  await setup.getByText(/^Mentions your setup, nothing to check \(\d+\)$/).click();
  await expect(setup.locator('li[id]').first()).toBeVisible();
  await expect(setup.getByRole('checkbox')).toHaveCount(0);
  await setup.locator('a[href="#pr-65519"]').click();
  await expect(page.locator('#pr-65519')).toBeInViewport();
  await expect(page.getByText(/^\d+ changes mention your setup: \d+ of those to check, \d+ others\.$/)).toBeVisible();
  expect(await page.locator('article').textContent()).not.toMatch(/\bsafe\b/i);
  await pick(page, 'from', '24.11');
  await expect.poll(async () => (await shown(page)).toSorted(), SOON).toEqual(wanted('24.11', '24.12').toSorted());
  await page.locator('#pasted').fill('');
  await expect(mine).toHaveCount(0);
  await pick(page, 'from', '24.1');
  await expectShown(page, all);
  await page.locator('#pasted').fill('nothing of it');
  await expect(page.getByText('No name that entries of these years mention is in this text.')).toBeVisible();
});

test('what a server runs is read exactly, pasted or dropped: three groups in each part, the last one folded', async ({
  page,
}) => {
  // The address leads to an entry among the features that one may not use.
  await openAwake(page, `${PLANNER}?from=24.8&to=25.8#pr-77392`);
  await expect(page.locator('#pr-77392')).toBeInViewport();
  await expect(page.locator('details[open] > summary')).toHaveText(/^Features that you may not use \(\d+\): /);
  await page.getByRole('button', {name: 'Copy what-you-run.sql'}).press('Enter');
  await expect(page.getByText('Copied', {exact: true})).toBeVisible();
  expect(await copied(page)).toMatch(/^-- What a ClickHouse server .*FORMAT CSVWithNames;\n$/s);
  const file = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'what-you-run.csv'));
    return data;
  }, SETUPS.shards);
  await page.locator('#pasted').dispatchEvent('drop', {dataTransfer: file});
  await expect(
    page.getByText(/^\d+ lines of your server read\. Of the changes to check, \d+ mention what you run\.$/),
  ).toBeVisible();
  const mine = below(page, 'Mentions what you run (');
  await expect(mine.first()).toBeVisible();
  const all = wanted('24.8', '25.8');
  await expect.poll(async () => (await shown(page)).toSorted(), SOON).toEqual(all.toSorted());
  const ids = (items: Element[]) => items.map(({id}) => id);
  expect(await mine.evaluateAll(ids)).toEqual(expect.arrayContaining(['pr-74079', 'pr-83040', 'pr-83502', 'pr-75452']));
  expect(await below(page, 'Concerns every server (').count()).toBeGreaterThan(20);
  const folded = page.locator('details:has(> summary:text("Names only what you do not run ("))');
  const kafka = page.locator('#pr-77392');
  await expect(kafka).toBeHidden();
  // By the keyboard: while lists nearby are laid out, a summary moves away from the pointer.
  await folded.filter({has: kafka}).locator('summary').press('Enter');
  await expect(kafka).toBeVisible();
});

test('nothing pasted leaves the browser, and its data is fetched only for a paste', async ({page, baseURL}) => {
  const requests: {url: string; method: string; body: string}[] = [];
  page.on('request', (request) =>
    requests.push({url: request.url(), method: request.method(), body: request.postData() ?? ''}),
  );
  page.on('websocket', (socket) => requests.push({url: socket.url(), method: 'SOCKET', body: ''}));
  await openAwake(page, PLANNER);
  const data = () => requests.filter(({url}) => url.endsWith('.json'));
  expect(data()).toEqual([]);
  const secret = 'max_threads\t8\nsecret_of_the_house\t7\n';
  await page.locator('#pasted').fill(secret);
  await expect(page.getByText(/mention.* your setup|No name that/).first()).toBeVisible();
  await pick(page, 'from', '24.1');
  const kinds = () => data().map(({url}) => /\/([a-z]+(?:-\d{4})?)\.[0-9a-f]+\.json$/.exec(url)![1]!);
  const years = releasesIn({from: '24.1', to: standard.to}, releases).map(({version}) => yearOfVersion(version));
  await expect
    .poll(
      () =>
        kinds()
          .filter((kind) => kind.startsWith('entries'))
          .toSorted(),
      SOON,
    )
    .toEqual([...new Set(years)].map((year) => `entries-${year}`).toSorted());
  await copyPlan(page);
  expect(new Set(kinds()).size).toBe(kinds().length);
  expect(kinds()).toContain('names');
  for (const {url, method, body} of requests) {
    expect(url.startsWith(`${baseURL}/`), url).toBe(true);
    expect([method, body]).toEqual(['GET', '']);
    expect(url).not.toContain('secret');
  }
  expect(page.url()).not.toContain('secret');
  const stored = await page.evaluate(() =>
    JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie, history.state]),
  );
  expect(stored).not.toContain('secret');
});

test('the result of a paste does not depend on the ranges shown before', async ({page}) => {
  await openAwake(page, `${PLANNER}?from=24.11&to=24.12`);
  const box = page.locator('#pasted');
  // Only entries of 25.1 mention it.
  await box.fill('h3togeo_lon_lat_result_order');
  const none = page.getByText('No name that entries of these years mention is in this text.');
  await expect(none).toBeVisible();
  await pick(page, 'to', '25.1');
  await expect(page.getByText(/changes? mentions? your setup/)).toBeVisible();
  await pick(page, 'to', '24.12');
  await expect(none).toBeVisible();
});

test('of pasted settings it is said what becomes of them, before all else, and in the checklist', async ({page}) => {
  await openAwake(page, `${PLANNER}?from=24.8&to=25.8`);
  const known = page.locator('[data-part=setup]');
  // tests/changelog/paste/about.test.ts has every form.
  await page
    .locator('#pasted')
    .fill("SELECT 1 SETTINGS max_parallel_replicas = 1, max_thread = '4', format_schema = 'x'");
  await expect(known.locator('li:not([id])')).toHaveText([
    /^max_thread = 4: Unknown to .* The nearest name is max_threads\.$/,
    'max_parallel_replicas = 1: Default changed from 1 to 1000 in 25.1. ' +
      'Your value was the default: keep it, and nothing changes.',
  ]);
  await expect(known.getByText(/^1 other setting: still in/)).toBeVisible();
  expect(await copyPlan(page)).toContain('### Settings that you set\n\n- [ ] `max_thread = 4`: Unknown to ');
  await page.locator('#pasted').fill('');
  await expect(known).toHaveCount(0);
});
