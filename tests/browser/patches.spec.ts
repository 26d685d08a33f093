import {threeNumbers} from '../../src/changelog/model/patch-release';
import {allReleases} from '../../src/changelog/model/records';
import {broughtBy, entriesByPullRequest} from '../../src/changelog/patches/brought';
import {content} from './content';
import {CHANGELOG, expect, expectInPlace, openAwake, overflow, PATCHES, SOON, test} from './site';

/** A patch release with entries of several groups, and with a pull request that no entry has. */
function example() {
  const entries = entriesByPullRequest(allReleases(content.years));
  const {release, brought} = content.lines
    .flatMap(({releases}) => releases)
    .map((release) => ({release, brought: broughtBy(release.pullRequests, entries)}))
    .find((each) => each.brought.groups.length > 2 && each.brought.without.length > 0)!;
  return {release, brought, name: threeNumbers(release.version)};
}

test('an entry leads to the patch releases that have it; one opens what it brought at its address, by version or three numbers', async ({
  page,
}) => {
  await openAwake(page, CHANGELOG);
  const link = page.locator('.release [data-patches]').first();
  const first = /[\d.]+/.exec((await link.textContent())!)![0];
  await link.click();
  await expectInPlace(page, first);
  await expect(page.locator(`[id="${first}"] details`)).toHaveAttribute('open');

  const {release, brought, name} = example();
  const item = page.locator(`[id="${name}"]`);
  for (const hash of [name, release.version]) {
    await page.goto(`${PATCHES}#${hash}`);
    await expectInPlace(page, name);
    await expect(item.locator('h3').first()).toBeVisible();
  }
  await expect(item.locator('h3')).toHaveText(brought.groups.map(({title, entries}) => `${title} (${entries.length})`));
  await page.setViewportSize({width: 320, height: 800});
  expect(await overflow(page)).toBe(0);
  const lines = await page.locator('article h2').allTextContents();
  await expect(page.locator('nav[aria-label="Parts of the page"] li')).toHaveText(lines);
  await expect(page.locator('.sticky [popovertarget=all-parts]')).toHaveCount(lines.length);
  const entry = item.locator('li').first();
  const text = (await entry.textContent())!.slice(0, 20);
  await entry.getByRole('link', {name: /^entry of /}).click();
  await expect(page.locator('li:target')).toContainText(text);
});

test('an address with the version of a tag leads to its patch release, and one that is not known to its line, and says so', async ({
  page,
}) => {
  const {release, name} = example();
  // A stray % breaks no page.
  await openAwake(page, `${PATCHES}#%E0%A4%A`);
  await page.goBack();
  await page.goForward();
  await expect(page.locator('h1').first()).toHaveText('Patch releases');
  await page.goto('about:blank');
  await openAwake(page, `${PATCHES}#v${release.version}-lts`);
  await expect(page).toHaveURL(new RegExp(`#${release.version.replaceAll('.', '\\.')}$`));
  await expectInPlace(page, name);
  await expect(page.locator('.said')).toBeEmpty();
  const [line] = /^\d+\.\d+/.exec(release.version)!;
  await page.evaluate((hash) => (location.hash = hash), `#${line}`);
  await expectInPlace(page, line.replace('.', ''));
  await page.evaluate((hash) => (location.hash = hash), `#${line}.999`);
  await expect(page.locator('.said > div', {hasText: `${line}.999 is not on this page`})).toBeVisible();
  await expectInPlace(page, line.replace('.', ''));
  await page.goto(`${CHANGELOG}#24.8.99`);
  await expect(page.locator('.said > div', {hasText: '24.8.99 is not on this page'})).toBeVisible();
  await expectInPlace(page, '248');
});

test('open lists are open again, at the line that was read, after a reload and by the way back', async ({page}) => {
  await openAwake(page, PATCHES);
  const items = page.locator('.patches > li').filter({has: page.locator('details li')});
  for (const place of [3, 4, 5, 6]) await items.nth(place).locator('summary').click();
  const line = items.nth(6).locator('li').first();
  await line.evaluate((element) => element.scrollIntoView({block: 'center'}));
  // The lists are noted once they are open, the line only once scrolling has stopped.
  const noted = () =>
    page.evaluate(() => {
      const {open = [], read} = history.state ?? {};
      const top = document.getElementById(read?.id)?.getBoundingClientRect().top ?? Number.NaN;
      return {open: open.length, off: Math.round(Math.abs(top - read?.place * innerHeight))};
    });
  await expect.poll(noted, SOON).toEqual({open: 4, off: 0});
  const top = () => line.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await page.reload();
  await expect(line).toBeVisible();
  await expect.poll(async () => Math.abs((await top()) - before), SOON).toBeLessThan(2);
  await page.mouse.wheel(0, 1);
  await page.locator('.navbar__brand').first().click();
  await expect(page.locator('h1')).toHaveText('ClickHouse Changelog');
  await page.goBack();
  await expect.poll(async () => Math.abs((await top()) - before), SOON).toBeLessThan(8);
});
