import type {Page} from '@playwright/test';
import {EVERY_SERVER} from '../../src/changelog/model/requirement';
import {PLAN_GROUPS} from '../../src/changelog/upgrade/groups';
import {SETUPS} from '../changelog/paste/setups';
import {copyPlan, DATA, expectShown, PASTE, pick, planned, shown, wanted} from './planner';
import {copied, expect, noisyTest, openAwake, PLANNER, SOON, test} from './site';

/** The entries below headings that begin so, in the parts of the plan. */
const below = (page: Page, title: string) =>
  page.locator(PLAN_GROUPS.map(({id}) => `[data-part="${id}"] > h3:text("${title}") + ul > li`).join(', '));
const expectAll = (page: Page, from: string, to: string) =>
  expect.poll(async () => (await shown(page)).toSorted(), SOON).toEqual(wanted(from, to).toSorted());

noisyTest(
  'what mentions the paste comes first in its part and is marked, whatever range was shown before; clearing it brings all back',
  async ({page}) => {
    await openAwake(page, `${PLANNER}?from=24.1&to=24.12`);
    const box = page.locator('#pasted');
    await page.route(DATA, (route) => route.fulfill({status: 404}));
    await box.fill(PASTE);
    await expect(page.locator('[role=alert]')).toContainText('to compare with could not be loaded (404 Not Found).');
    await expectShown(page, wanted('24.1', '24.12'));
    await page.unroute(DATA);
    await page.getByRole('button', {name: 'Try again'}).press('Enter');
    const mine = below(page, 'Concerns what you run (');
    await expect(mine.first()).toBeVisible();
    await expect(page.locator('article :focus')).toHaveCount(1); // not the top of the page
    await expect(page.locator('[role=alert]')).toHaveCount(0);
    await expectAll(page, '24.1', '24.12');
    expect(await mine.evaluateAll((items) => items.map(({id}) => id))).toContain('pr-65519');
    await expect(page.locator('#pr-65519 code[data-hit]').first()).toContainText('greatest');
    await expect(page.getByText(/^\d+ changes mention your setup\.$/)).toBeVisible();
    expect(await page.locator('article').textContent()).not.toMatch(/\bsafe\b/i);

    await pick(page, 'from', '24.11');
    await expectAll(page, '24.11', '24.12');
    await box.fill('h3togeo_lon_lat_result_order'); // Only entries of 25.1 mention it.
    const none = page.getByText('No change of this upgrade mentions a setting, name or statement of this text.');
    await expect(none).toBeVisible();
    await pick(page, 'to', '25.1');
    await expect(page.getByText(/changes? mentions? your setup/)).toBeVisible();
    await pick(page, 'to', '24.12');
    await expect(none).toBeVisible();
    await box.fill('');
    await expect(mine).toHaveCount(0);
    await expectShown(page, wanted('24.11', '24.12'));
  },
);

test('what a server runs is read exactly, pasted or dropped: three groups in each part, the last one folded', async ({
  page,
}) => {
  // The address leads to an entry among the features that one may not use.
  await openAwake(page, `${PLANNER}?from=24.8&to=25.8#pr-77392`);
  await expect(page.locator('#pr-77392')).toBeInViewport();
  await expect(page.locator('details[open] > summary')).toHaveText(/^Only if you use: /);
  await page.getByRole('button', {name: 'Copy what-you-run.sql'}).press('Enter');
  await expect(page.getByText('what-you-run.sql copied')).toBeVisible();
  expect(await copied(page)).toMatch(/^-- What a ClickHouse server .*FORMAT CSVWithNames;\n$/s);
  const file = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'what-you-run.csv'));
    return data;
  }, SETUPS.shards);
  await page.locator('#pasted').dispatchEvent('drop', {dataTransfer: file});
  await expect(page.getByText(/^\d+ lines of your server read\. \d+ changes concern what you run\.$/)).toBeVisible();
  const mine = below(page, 'Concerns what you run (');
  await expect(mine.first()).toBeVisible();
  // The box is folded: what needs work stands in the upper two thirds of the window.
  const box = page.locator('#pasted');
  await expect(box).toBeHidden();
  const first = page.locator('[class*=head] > dl dd').first();
  const top = await first.evaluate((point) => point.getBoundingClientRect().top + window.scrollY);
  expect(top).toBeLessThan(480);
  await expectAll(page, '24.8', '25.8');
  // What concerns every server is in sight.
  const expected = planned('24.8', '25.8').filter(({entry}) => entry.requires === EVERY_SERVER);
  expect(expected.length).toBeGreaterThan(5);
  await expect(below(page, 'Concerns every server (')).toHaveCount(expected.length);
  // What needs work first is linked first.
  const link = page.locator('[class*=head] > dl a').first();
  await link.click();
  await expect(page.locator((await link.getAttribute('href'))!)).toBeInViewport();
  const folded = page.locator('#pr-77392');
  await expect(folded).toBeHidden();
  // By the keyboard: while lists nearby are laid out, a summary moves away from the pointer.
  await page.locator('details:has(#pr-77392) > summary').last().press('Enter');
  await expect(folded).toBeVisible();
});

test('a list begins the plan at its own version, of an address that asks for another only if the reader wants it', async ({
  page,
}) => {
  await openAwake(page, PLANNER);
  await page.locator('#pasted').fill(SETUPS.shards);
  await expect(page.getByLabel('Current version: patch release')).toHaveValue(/^24\.8\./);
  const own = new URL(page.url()).searchParams.get('from')!;
  expect(SETUPS.shards).toContain(`"version","${own}"`);
  await page.goto(`${PLANNER}?from=25.3&to=25.8`);
  await page.getByRole('button', {name: `Begin at ${own}`}).click();
  await expect(page).toHaveURL(`${PLANNER}?from=${own}&to=25.8`);
  await expect(page.getByRole('button', {name: 'Begin at'})).toHaveCount(0);
});

test('of pasted settings it is said what becomes of them, in the checklist too; nothing of it leaves the browser', async ({
  page,
  baseURL,
}) => {
  const requests: {url: string; method: string; body: string}[] = [];
  page.on('request', (request) =>
    requests.push({url: request.url(), method: request.method(), body: request.postData() ?? ''}),
  );
  page.on('websocket', (socket) => requests.push({url: socket.url(), method: 'SOCKET', body: ''}));
  await openAwake(page, PLANNER);
  const data = () => requests.map(({url}) => url).filter((url) => url.endsWith('.json'));
  expect(data()).toEqual([]);
  await openAwake(page, `${PLANNER}?from=24.8&to=25.8`);
  const known = page.locator('[data-part=setup]');
  // tests/changelog/paste/name-verdicts.test.ts has every form.
  const secret = 'secret_of_the_house';
  await page
    .locator('#pasted')
    .fill(`SELECT 1 SETTINGS max_parallel_replicas = 1, max_thread = '4', format_schema = '${secret}'`);
  await expect(known.locator('li:not([id])').filter({hasText: ' = '})).toHaveText([
    /^max_thread = 4: Unknown to .*\.$/,
    'max_parallel_replicas = 1: Default changed from 1 to 1000 in 25.1. ' +
      'Your value was the default: keep it, and nothing changes.',
  ]);
  await expect(known.getByText(/^1 other setting: still in/)).toBeVisible();
  expect(await copyPlan(page)).toContain('### Settings that you set\n\n- [ ] `max_thread = 4`: Unknown to ');
  expect(new Set(data()).size).toBe(data().length);
  expect(data().join()).toMatch(/\/names\./);
  for (const {url, method, body} of requests) {
    expect(url.startsWith(`${baseURL}/`), url).toBe(true);
    expect([method, body]).toEqual(['GET', '']);
  }
  const kept = await page.evaluate(() =>
    JSON.stringify([
      {...localStorage, 'upgrade-setup': ''},
      {...sessionStorage},
      document.cookie,
      history.state,
      location.href,
    ]),
  );
  expect(JSON.stringify(requests) + kept).not.toContain(secret);
});

test('a setup is kept until it is forgotten, and a link carries it in what no server gets', async ({page, context}) => {
  const setup = "SELECT greatest(a, b) FROM t SETTINGS join_algorithm = 'hash'";
  const box = page.locator('#pasted');
  const mine = below(page, 'Concerns what you run (').first();
  await openAwake(page, `${PLANNER}?from=24.8&to=24.12`);
  await box.fill(setup);
  await expect(mine).toBeVisible();
  await page.reload();
  await expect(mine).toBeVisible();
  await expect(box).toHaveValue(setup);

  // A list is folded, and unfolded by the key that folds it: the focus stays.
  const change = page.getByRole('button', {name: 'Change or share'});
  await expect(change).toHaveCount(0);
  await box.fill(SETUPS.shards);
  await expect(change).toBeFocused();
  await expect(page.getByText(/^\d+ lines of your server read\./)).toBeVisible();
  await change.press('Enter');
  await expect(change).toHaveAttribute('aria-expanded', 'true');
  await expect(change).toBeFocused();
  await box.fill(setup);
  await expect(change).toHaveCount(0);

  const copy = page.getByRole('button', {name: 'Copy link with this setup'});
  await copy.press('Enter');
  await expect.poll(() => copied(page), SOON).toMatch(/#setup=/);
  const link = await copied(page);
  expect(link).toMatch(/\/upgrade\?from=24\.8&to=24\.12#setup=[\w-]+$/);
  await page.getByRole('button', {name: 'Forget it'}).click();
  await expect(box).toHaveValue('');
  await expect(mine).toBeHidden();
  await page.reload();
  await expect(page.locator('#fails')).toBeVisible();
  await expect(box).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('upgrade-setup'))).toBe('');

  const other = await context.newPage();
  const sent: string[] = [];
  other.on('request', (request) => sent.push(request.url() + JSON.stringify(request.headers())));
  await other.goto(link);
  await expect(below(other, 'Concerns what you run (').first()).toBeVisible();
  await expect(other.locator('#pasted')).toHaveValue(setup);
  await expect(other).toHaveURL(`${PLANNER}?from=24.8&to=24.12`);
  expect(sent.filter((each) => each.includes('setup='))).toEqual([]);

  // It does not replace a setup of one's own.
  await other.locator('#pasted').fill('max_threads = 1');
  await other.goto('about:blank');
  await other.goto(link);
  await expect(other.locator('#pasted')).toHaveValue(setup);
  await other.reload();
  await expect(other.locator('#pasted')).toHaveValue('max_threads = 1');
  await other.close();
});
