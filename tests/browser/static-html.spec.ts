import {CHANGELOG, ENTRIES, expect, noisyTest, openAwake, PARTS, served, test} from './site';

test('a visit through a link of the site shows the whole content, at the place the link names', {
  tag: '@address',
}, async ({page}) => {
  await openAwake(page, PARTS);
  await page.evaluate(() => Object.assign(window, {samePage: true}));
  await page.locator('.menu').getByRole('link', {name: '2024'}).click();
  await expect(page.locator('.release section li')).toHaveCount(ENTRIES);
  await expect(page.locator('.overview tbody tr')).toHaveCount(12);
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
});

noisyTest('a reader is told when the content cannot be loaded', async ({page}) => {
  await openAwake(page, PARTS);
  await page.route(`**${CHANGELOG}`, (route) => route.abort());
  await page.locator('.menu').getByRole('link', {name: '2024'}).click();
  await expect(page.locator('[role=alert]').first()).toContainText('could not be loaded');
  await expect(page.locator('[role=alert]').first().getByRole('link')).toHaveAttribute('href', CHANGELOG);
});

noisyTest('an unknown address gets a page that leads on', {tag: '@address'}, async ({page}) => {
  const response = await page.goto(served('/whats-new/changelog/1999'));
  expect(response!.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('There is no page at this address');
  await expect(page).toHaveTitle('Page not found | ClickHouse Changelog');
  await page.locator('main').getByRole('link', {name: '2024 changelog'}).click();
  await expect(page.locator('h1')).toHaveText('2024 Changelog');
});
