import {threeNumbers} from '../../src/changelog/model/patch-release';
import {allReleases} from '../../src/changelog/model/records';
import {broughtBy} from '../../src/changelog/patches/brought';
import {entriesByPullRequest} from '../../src/changelog/patches/entries-of';
import {content} from './content';
import {
  CHANGELOG,
  expect,
  expectInPlace,
  fetchedBy,
  movePointer,
  noisyTest,
  openAwake,
  overflow,
  PATCHES,
  PLANNER,
  test,
} from './site';

/** A patch release with entries of several groups, and with a pull request that no entry has. */
async function example() {
  const {years, lines} = content;
  const entries = entriesByPullRequest(allReleases(years));
  const {release, before, brought} = lines
    .flatMap(({line, releases}) =>
      releases.map((each, index) => ({release: each, before: releases[index - 1]?.version ?? line})),
    )
    .map((each) => ({...each, brought: broughtBy(each.release.pullRequests, entries)}))
    .find((each) => each.brought.groups.length > 2 && each.brought.without.length > 0)!;
  return {release, before, brought, name: threeNumbers(release.version)};
}
const LIST = '**/assets/data/patches-*.json';

test('a patch release opens what it brought, by its address too', {tag: '@address'}, async ({page}) => {
  const {brought, name} = await example();
  await openAwake(page, `${PATCHES}#${name}`);
  await expectInPlace(page, name);
  const item = page.locator(`[id="${name}"]`);
  await expect(item.locator('h3')).toHaveText(brought.groups.map(({title, entries}) => `${title} (${entries.length})`));
  await expect(item.locator('.release li')).toHaveCount(brought.groups.flatMap((group) => group.entries).length);
  const links = await item.getByRole('link').allInnerTexts();
  expect(links).toEqual(expect.arrayContaining(brought.without.map((number) => `#${number}`)));
  await page.setViewportSize({width: 320, height: 800});
  expect(await overflow(page)).toBe(0);
  const entry = item.locator('.release li').first();
  const text = (await entry.innerText()).split('\n')[0]!.slice(0, 20);
  await entry.getByRole('link', {name: /^entry of /}).click();
  await expect(page.locator('li:target')).toContainText(text);
});

test('a link within the page opens another one, a click closes it, and its line is fetched once', async ({page}) => {
  const fetched = fetchedBy(page, '/assets/data/');
  await openAwake(page, PATCHES);
  const items = page.locator('[data-line="24.8"] > li').filter({has: page.locator('details')});
  for (const item of [items.nth(0), items.nth(1)]) {
    await item.locator('summary').click();
    await expect(item.locator('h3').first()).toBeVisible();
  }
  const details = items.first().locator('details');
  await details.locator('summary').click();
  await expect(details).not.toHaveAttribute('open');
  await items.first().locator('.hash-link').focus();
  await page.keyboard.press('Enter');
  await expect(details).toHaveAttribute('open');
  expect(fetched).toEqual([expect.stringMatching(/\/patches-24\.8\.\w+\.json$/)]);
});

test('opened before the scripts run, it has its list as soon as they do', async ({page}) => {
  const {name} = await example();
  await page.goto(PATCHES);
  const item = page.locator(`[id="${name}"]`);
  await item.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(item.locator('h3').first()).toBeVisible();
});

test('without script every patch release leads to the planner and to the server’s notes of it', async ({browser}) => {
  const {release, before, name} = await example();
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto(PATCHES);
  const item = page.locator(`[id="${name}"]`);
  await item.locator('summary').click();
  await expect(item.getByRole('link', {name: `In the planner, from ${before}`})).toHaveAttribute(
    'href',
    `${PLANNER}?from=${before}&to=${release.version}`,
  );
  await expect(item.getByRole('link', {name: 'The server’s own notes'})).toHaveAttribute(
    'href',
    new RegExp(`/docs/changelogs/v${release.version.replaceAll('.', '\\.')}-(?:lts|stable)\\.md$`),
  );
  await page.close();
});

noisyTest('a list that cannot be had says so, and can be tried again', async ({page}) => {
  const {name} = await example();
  await page.route(LIST, (route) => route.fulfill({status: 503}));
  await openAwake(page, `${PATCHES}#${name}`);
  const item = page.locator(`[id="${name}"]`);
  await expect(item.getByRole('alert')).toContainText('The changes could not be loaded (503');
  await page.unroute(LIST);
  await item.getByRole('button', {name: 'Try again'}).click();
  await expect(item.locator('h3').first()).toBeVisible();
});

test('an entry leads to the patch releases that have it', async ({page}) => {
  await openAwake(page, CHANGELOG);
  const link = page.locator(`.release small a[href*="${PATCHES}#"]`).first();
  const name = (await link.textContent())!;
  await link.click();
  await expectInPlace(page, name);
  await movePointer(page); // what runs the scripts
  await expect(page.locator(`[id="${name}"] details`)).toHaveAttribute('open');
  await expect(page.locator(`[id="${name}"] h3`).first()).toBeVisible();
});
