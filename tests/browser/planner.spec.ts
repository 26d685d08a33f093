import type {Page} from '@playwright/test';
import {allReleases, type Release} from '../../src/changelog/model/records';
import {yearOfVersion} from '../../src/changelog/model/versions';
import {checklist} from '../../src/changelog/upgrade/checklist';
import {plannedEntries, plannedIds, plannedReleases} from '../../src/changelog/upgrade/plan';
import {defaultRange, type Range, rangeSearch, releasesIn} from '../../src/changelog/upgrade/range';
import {readReal} from '../changelog/real';
import {axeInBothThemes, leaveKindsOfMarkup} from './axe';
import {awake, expect, hold, noisyTest, openAwake, PARTS, PLANNER, SCRIPTS, SOON, served, test} from './site';

const PASTE = `SELECT greatest(a, b) FROM t SETTINGS max_threads = 8
join_algorithm\tparallel_hash
allow_experimental_analyzer\t0
ENGINE = S3Queue`;
const SHOWN = '.release[data-version] li';
/** What the planner fetches of a year. */
const DATA = '**/assets/data/*.json';

/** Oldest first. */
let releases: Release[];
/** What the planner shows where nothing is asked for. */
let standard: Range;
test.beforeAll(async () => {
  const {years} = await readReal();
  releases = allReleases(years).toReversed();
  standard = defaultRange(plannedReleases(years));
});

/** The entries that matter on the way, oldest release first. */
const planned = (from: string, to: string) => releasesIn({from, to}, releases).flatMap(plannedEntries);

/** The ids that they have on the page. */
const wanted = (from: string, to: string): string[] => [...plannedIds(planned(from, to)).values()];

const shown = (page: Page) =>
  page
    .locator(SHOWN)
    .evaluateAll((items) => items.filter((item) => item.getClientRects().length > 0).map(({id}) => id));
/** A long way grows on the screen: it is waited for. */
const expectShown = (page: Page, ids: readonly string[]) => expect.poll(() => shown(page), SOON).toEqual(ids);
const pick = (page: Page, end: 'from' | 'to', version: string) =>
  page.locator(`select[name=${end}]`).selectOption(version);
const chosen = (page: Page) =>
  page.locator('select').evaluateAll((selects) => selects.map((select) => (select as HTMLSelectElement).value));
const proof = (page: Page) => page.getByText(/ matters? to this upgrade\.$/);

test('without script the usual way stands there, the oldest release first, with the reasons', async ({browser}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto(PLANNER);
  const {from, to} = standard;
  await expect(page.getByText(`From ${from} to ${to}, the usual way. Other ways need scripts`)).toBeVisible();
  await expect(page.locator('select').first()).toBeHidden();
  await expect(page.locator('#roll-back')).toBeHidden();
  expect(await shown(page)).toEqual(wanted(from, to));
  const entries = planned(from, to);
  expect(await page.locator(`${SHOWN} > b`).allTextContents()).toEqual(entries.map(({reason}) => reason));
  const {entry, release} = entries[0]!;
  await expect(
    page.locator(`[id="${wanted(from, to)[0]}"]`).getByRole('link', {name: `entry of ${release.version}`}),
  ).toHaveAttribute('href', served(entry.address));
  await page.close();
});

test('the default is the long-term support release before the newest to the newest, before and after scripts', async ({
  page,
}) => {
  await page.goto(PLANNER);
  const {from, to} = standard;
  expect(await shown(page)).toEqual(wanted(from, to));
  await openAwake(page, PLANNER);
  expect(await chosen(page)).toEqual([from, to]);
  expect(await shown(page)).toEqual(wanted(from, to));
  await expect(page.locator('.withoutScript, [class*=withoutScript]')).toBeHidden();
});

test('each release says how many of its entries matter, and leads to all of them', async ({page}) => {
  await openAwake(page, `${PLANNER}?from=24.2&to=24.4`);
  await expectShown(page, wanted('24.2', '24.4'));
  for (const release of releasesIn({from: '24.2', to: '24.4'}, releases)) {
    const section = page.locator(`[data-version="${release.version}"]`);
    const all = release.sections.flatMap(({entries}) => entries).length;
    await expect(section.locator('h2')).toContainText(`Upgrade to ${release.version}`);
    await expect(section.locator('h2 + p')).toContainText(`${plannedEntries(release).length} of ${all} entries matter`);
    await expect(section.getByRole('link', {name: `All of ${release.version}`})).toHaveAttribute(
      'href',
      served(release.address),
    );
  }
});

test('the stops with long-term support on the way are named, and lead to their place', async ({page}) => {
  await openAwake(page, `${PLANNER}?from=24.1&to=24.10`);
  const stops = page.getByText('Stops with long-term support on the way:');
  await expect(stops.getByRole('link')).toHaveText(['24.3 LTS', '24.8 LTS']);
  await expectShown(page, wanted('24.1', '24.10'));
  await stops.getByRole('link', {name: '24.8 LTS'}).click();
  await expect(page).toHaveURL(/#248$/);
  await expect(page.getByRole('heading', {name: /Upgrade to 24\.8 LTS/})).toBeInViewport();
  await pick(page, 'from', '24.8');
  await expect(stops).toHaveCount(0);
});

test('a way over the years fetches the years that it passes, and no other, once', async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const year = /\/assets\/data\/upgrade-(\d{4})\./.exec(request.url())?.[1];
    if (year) fetched.push(year);
  });
  const [oldest] = releases;
  const yearsPassed = (from: string, to: string) => [
    ...new Set(releasesIn({from, to}, releases).map(({version}) => String(yearOfVersion(version)))),
  ];
  await openAwake(page, PLANNER);
  expect(fetched).toEqual([]);
  await page.goto(`${PLANNER}?from=24.1&to=24.2`);
  await expectShown(page, wanted('24.1', '24.2'));
  expect(fetched).toEqual(['2024']);
  await pick(page, 'from', oldest!.version);
  await pick(page, 'to', standard.to);
  await expectShown(page, wanted(oldest!.version, standard.to));
  const all = yearsPassed(oldest!.version, standard.to);
  expect(all.length).toBeGreaterThan(1);
  expect(new Set(fetched).size).toBe(fetched.length);
  for (const year of fetched) expect(all).toContain(year);
  await pick(page, 'to', '24.2');
  await expectShown(page, wanted(oldest!.version, '24.2'));
  expect(new Set(fetched).size).toBe(fetched.length);
});

test('a longer way keeps what stands there, and lays out what comes into sight', async ({page}) => {
  await openAwake(page, PLANNER);
  const last = await page.locator(SHOWN).last().elementHandle();
  await pick(page, 'from', '24.1');
  await expectShown(page, wanted('24.1', standard.to));
  expect(await last!.evaluate((item) => item.isConnected)).toBe(true);
  const list = page.locator('.release[data-version] > ul').last();
  const skips = () => list.evaluate((node) => !node.firstElementChild!.checkVisibility({contentVisibilityAuto: true}));
  expect(await skips()).toBe(true);
  await list.scrollIntoViewIfNeeded();
  await expect.poll(skips, SOON).toBe(false);
});

test('an address asks for two releases, and that is what shows', {tag: '@address'}, async ({page}) => {
  for (const [from, to] of [
    ['24.3', '24.8'],
    ['24.1', '24.12'],
    ['24.11', '24.12'],
    ['24.1', '24.2'],
  ] as const) {
    await page.goto(`${PLANNER}?from=${from}&to=${to}`);
    await expect(proof(page)).toContainText(`between ${from} and ${to}`);
    expect(await chosen(page)).toEqual([from, to]);
    const ids = wanted(from, to);
    await expectShown(page, ids);
    await expect(proof(page)).toHaveText(new RegExp(`^${ids.length} of `));
  }
});

test('a choice goes into the address; back and forward undo and redo it', {tag: '@address'}, async ({page}) => {
  const {from, to} = standard;
  await openAwake(page, PLANNER);
  await pick(page, 'from', '24.3');
  await expect(page).toHaveURL(PLANNER + rangeSearch({from: '24.3', to}));
  await pick(page, 'to', '24.8');
  await expect(page).toHaveURL(PLANNER + rangeSearch({from: '24.3', to: '24.8'}));
  await expectShown(page, wanted('24.3', '24.8'));
  await page.goBack();
  await expect(proof(page)).toContainText(`between 24.3 and ${to}`);
  await page.goBack();
  await expect(page).toHaveURL(/\/upgrade$/);
  expect(await chosen(page)).toEqual([from, to]);
  await page.goForward();
  expect(await chosen(page)).toEqual(['24.3', to]);
  await expectShown(page, wanted('24.3', to));
});

test('what is not an upgrade is said: turned round, unknown, the same release', async ({page}) => {
  await page.goto(`${PLANNER}?from=24.8&to=24.3`);
  await expect(page.getByText('The range was turned round: an upgrade goes from 24.3 to 24.8.')).toBeVisible();
  await expectShown(page, wanted('24.3', '24.8'));
  for (const search of [
    '?from="><script>document.title=1</script>&to=24.8',
    '?from=23.8&to=javascript:alert(1)',
    '?from=%00&to=%E0%A4%A',
  ]) {
    await page.goto(PLANNER + search);
    await expect(
      page.getByText(
        `The address asks for a release that is not here. ` +
          `This is the usual choice: ${standard.from} to ${standard.to}.`,
      ),
    ).toBeVisible();
    await expectShown(page, wanted(standard.from, standard.to));
    await expect(page).toHaveTitle(/^Upgrade planner/);
  }
  await page.goto(`${PLANNER}?from=24.8&to=24.8`);
  await expect(page.getByText('From 24.8 to 24.8 no release lies between: choose another.')).toBeVisible();
  await expectShown(page, []);
});

test('what was chosen and pasted before the scripts ran is kept', async ({page}) => {
  const release = await hold(page, SCRIPTS);
  await page.goto(PLANNER);
  await pick(page, 'from', '24.10');
  await page.locator('#pasted').fill(PASTE);
  release();
  await expect(page).toHaveURL(PLANNER + rangeSearch({from: '24.10', to: standard.to}));
  await expect(page.locator('h2', {hasText: 'Mentions what you pasted'})).toBeVisible();
});

test('a visit through a link of the site shows the same', {tag: '@address'}, async ({page}) => {
  await openAwake(page, PARTS);
  await page.locator('.navbar').getByRole('link', {name: 'Upgrade'}).click();
  await expect(page.locator(SHOWN).first()).toBeVisible();
  await expectShown(page, wanted(standard.from, standard.to));
  await pick(page, 'from', '24.11');
  await expectShown(page, wanted('24.11', standard.to));
});

test('what mentions the paste comes first and is marked; clearing it brings all back', {tag: '@address'}, async ({
  page,
}) => {
  await openAwake(page, `${PLANNER}?from=24.1&to=24.12`);
  await page.locator('#pasted').fill(PASTE);
  const matched = page.locator('section', {has: page.locator('h2', {hasText: 'Mentions what you pasted'})});
  await expect(matched).toBeVisible();
  const all = wanted('24.1', '24.12');
  const listed = () => matched.locator('li').evaluateAll((items) => items.map(({id}) => id));
  const last = planned('24.1', '24.12').at(-1)!.release.version;
  await expect(page.locator(`[data-version="${last}"]`)).toBeVisible();
  const first = await listed();
  const rest = await shown(page);
  expect(first).toContain('pr-65519');
  expect(first.filter((id) => rest.includes(id))).toEqual([]);
  expect([...first.filter((id) => all.includes(id)), ...rest].toSorted()).toEqual(all.toSorted());
  expect(first.filter((id) => !all.includes(id)).length).toBeGreaterThan(0);
  for (const line of await matched.locator('li > p').allTextContents())
    expect(line).toMatch(
      /^Mentions (greatest|max_threads|join_algorithm|parallel_hash|allow_experimental_analyzer|S3Queue)/,
    );
  await expect(matched.locator('#pr-65519 code[data-hit]').first()).toContainText('greatest');
  await expect(
    page.getByText(
      /^\d+ entries mention what you pasted: \d+ of those that .*, \d+ others\. The rest is not matched\.$/,
    ),
  ).toBeVisible();
  expect(await page.locator('article').textContent()).not.toMatch(/\bsafe\b/i);
  await pick(page, 'from', '24.11');
  await expect(async () => {
    expect([...(await listed()), ...(await shown(page))]).toEqual(expect.arrayContaining(wanted('24.11', '24.12')));
  }).toPass();
  await page.locator('#pasted').fill('');
  await expect(matched).toBeHidden();
  await pick(page, 'from', '24.1');
  await expectShown(page, all);
  await page.locator('#pasted').fill('nothing of it');
  await expect(page.getByText('No name of the changelog is in this text. Everything stays not matched.')).toBeVisible();
});

test('nothing pasted leaves the browser, and the data is fetched only when it is wanted', async ({page, baseURL}) => {
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
  await expect(page.getByText(/mention.* what you pasted|not matched/).first()).toBeVisible();
  await pick(page, 'from', '24.1');
  await page.getByRole('button', {name: 'Copy as Markdown checklist'}).click();
  await page.waitForTimeout(300);
  const kinds = data().map(({url}) => /\/([a-z]+(?:-\d{4})?)\.[0-9a-f]+\.json$/.exec(url)![1]!);
  expect(new Set(kinds).size).toBe(kinds.length);
  const years = releasesIn({from: '24.1', to: standard.to}, releases).map(({version}) => yearOfVersion(version));
  expect(kinds.filter((kind) => kind.startsWith('entries')).toSorted()).toEqual(
    [...new Set(years)].map((year) => `entries-${year}`).toSorted(),
  );
  expect(kinds).toContain('names');
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

test.describe('data that cannot be loaded', () => {
  for (const [what, response] of [
    ['missing', {status: 404, body: 'not found'}],
    ['broken', {status: 200, body: '{"names": [', contentType: 'application/json'}],
    ['of another kind', {status: 200, body: '{"names": {}}', contentType: 'application/json'}],
    ['a list', {status: 200, body: '[]', contentType: 'application/json'}],
  ] as const) {
    noisyTest(`is said of a paste when it is ${what}; the list stays, and another try works`, async ({page}) => {
      await openAwake(page, `${PLANNER}?from=24.8&to=24.12`);
      await expectShown(page, wanted('24.8', '24.12'));
      await page.route(DATA, (route) => route.fulfill(response));
      await page.locator('#pasted').fill(PASTE);
      await expect(page.locator('[role=alert]')).toContainText('The data to compare with could not be loaded');
      await expectShown(page, wanted('24.8', '24.12'));
      await page.unroute(DATA);
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(page.locator('h2', {hasText: 'Mentions what you pasted'})).toBeVisible();
      await expect(page.locator('[role=alert]')).toHaveCount(0);
    });

    noisyTest(`is said of a way when it is ${what}, and another try works`, {tag: '@address'}, async ({page}) => {
      await page.route(DATA, (route) => route.fulfill(response));
      await openAwake(page, `${PLANNER}?from=24.1&to=24.3`);
      await expect(page.locator('[role=alert]')).toContainText(
        /Some entries could not be loaded \(.+\): the list below is not complete\./,
      );
      await expect(proof(page)).toContainText('between 24.1 and 24.3');
      expect(await shown(page)).toEqual([]);
      await page.unroute(DATA);
      await page.getByRole('button', {name: 'Try again'}).click();
      await expectShown(page, wanted('24.1', '24.3'));
      await expect(page.locator('[role=alert]')).toHaveCount(0);
    });
  }

  noisyTest('does not hide the usual way when no script comes at all', async ({page}) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(`${PLANNER}?from=24.1&to=24.2`);
    expect(await shown(page)).toEqual(wanted(standard.from, standard.to));
  });
});

test('the checklist is copied as Markdown, with every entry, link, pull request and undo', {tag: '@address'}, async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${PLANNER}?from=24.11&to=24.12`);
  await expectShown(page, wanted('24.11', '24.12'));
  await page.getByRole('button', {name: 'Copy as Markdown checklist'}).click();
  await expect(page.getByText('Copied', {exact: true})).toBeVisible();
  const text = (await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r', '');
  const resolve = (address: string): string => new URL(served(address), baseURL).href;
  expect(text).toBe(checklist({from: '24.11', to: '24.12'}, planned('24.11', '24.12'), resolve));
  expect(text).toContain(
    '[#65519](https://github.com/ClickHouse/ClickHouse/pull/65519), ' +
      '[#73344](https://github.com/ClickHouse/ClickHouse/pull/73344)) ' +
      'Undo: `least_greatest_legacy_null_behavior = 1`.',
  );
});

test('a browser that does not let a page copy shows the text instead', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await openAwake(page, PLANNER);
  await page.getByRole('button', {name: 'Copy as Markdown checklist'}).click();
  await expect(page.getByLabel('The browser does not let the page copy.')).toHaveValue(
    new RegExp(`^# Upgrade of ClickHouse from ${standard.from} to ${standard.to}\n`),
  );
});

test('the way back is given for each place, and copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAwake(page, `${PLANNER}?from=24.1&to=24.12`);
  await expect(page.locator('#roll-back ~ section h3')).toHaveText([
    'SQL for one session',
    'SQL for all users, as a settings profile',
    'XML for the server configuration',
    'SQL for each MergeTree table: put its name for db.table',
  ]);
  await expect(page.locator('#roll-back + p')).toContainText('24.1');
  await page.getByRole('button', {name: 'Copy XML for the server configuration'}).click();
  await expect(page.getByText('Copied', {exact: true})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '<use_legacy_mongodb_integration>1</use_legacy_mongodb_integration>',
  );
});

test('nothing shifts while scripts take over', async ({page}) => {
  for (const search of ['', '?from=24.1&to=24.3']) {
    await page.goto('about:blank');
    await page.goto(PLANNER + search);
    if (search === '') await page.mouse.move(5, 5);
    await awake(page);
    await expect(proof(page)).toContainText(search === '' ? standard.to : '24.3');
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as {value: number}).value, 0)),
          ).observe({type: 'layout-shift', buffered: true});
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(shift, search).toBeLessThan(0.01);
  }
});

test('axe finds nothing in the filled planner, in light and dark', async ({page}) => {
  test.slow();
  await openAwake(page, `${PLANNER}?from=24.8&to=24.3`);
  await page.locator('#pasted').fill(PASTE);
  await expect(page.locator('h2', {hasText: 'Mentions what you pasted'})).toBeVisible();
  await leaveKindsOfMarkup(page);
  expect(await axeInBothThemes(page)).toEqual([]);
});

test('the filled planner does not scroll sideways on a phone', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await openAwake(page, `${PLANNER}?from=24.1&to=24.12`);
  await page.locator('#pasted').fill(PASTE);
  await expect(page.locator('h2', {hasText: 'Mentions what you pasted'})).toBeVisible();
  for (const width of [375, 320]) {
    await page.setViewportSize({width, height: 800});
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  }
});

test('print shows the plan and not its tools', async ({page}) => {
  await openAwake(page, `${PLANNER}?from=24.3&to=24.8`);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('select').first()).toBeHidden();
  await expect(page.locator('#pasted')).toBeHidden();
  await expect(page.getByRole('button', {name: 'Print'})).toBeHidden();
  await expect(proof(page)).toBeVisible();
  await expectShown(page, wanted('24.3', '24.8'));
  await expect(page.getByText('SQL for one session')).toBeVisible();
});

test('the keyboard alone is enough', async ({page}) => {
  await openAwake(page, PLANNER);
  await page.locator('select[name=from]').focus();
  const versions = releases.map(({version}) => version);
  for (const steps of [1, 2]) {
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(
      PLANNER + rangeSearch({from: versions[versions.indexOf(standard.from) - steps]!, to: standard.to}),
    );
  }
  await expect(page.locator('select[name=from]')).toBeFocused();
  await page.keyboard.type('24.3');
  await expect(page).toHaveURL(PLANNER + rangeSearch({from: '24.3', to: standard.to}));
  await page.keyboard.press('Tab');
  await expect(page.locator('select[name=to]')).toBeFocused();
  const stops = releasesIn({from: '24.3', to: standard.to}, releases).slice(0, -1);
  for (const {version} of stops.filter(({lts}) => lts)) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: `${version} LTS`})).toBeFocused();
  }
  for (const name of ['Copy as Markdown checklist', 'Print']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name})).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('#pasted')).toBeFocused();
});
