import {CHANGELOG, ENTRIES, expect, expectInPlace, openAwake, PARTS, test} from './site';

test('a deep link shows its target below the navbar', {tag: '@address'}, async ({page}) => {
  for (const id of ['buildtestingpackaging-improvement-7', 'pr-59305']) {
    await page.goto('about:blank');
    await page.goto(`${CHANGELOG}#${id}`);
    await expectInPlace(page, id);
  }
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the whole page can be read, and its links lead where they say', async ({page}) => {
    await page.goto(CHANGELOG);
    await expect(page.locator('h1')).toHaveText('2024 Changelog');
    await expect(page.locator('.overview tbody tr')).toHaveCount(12);
    await expect(page.locator('.release li')).toHaveCount(ENTRIES);
    await expect(page.getByRole('link', {name: '2023 changelog'}).first()).toBeVisible();
    await page.locator('.overview').getByRole('link', {name: '24.3', exact: true}).click();
    await expect(page).toHaveURL(/#243$/);
    await expectInPlace(page, '243');
    const entry = page.locator('#pr-65519');
    await entry.hover();
    await entry.getByRole('link', {name: 'Link to this entry'}).click();
    await expect(page).toHaveURL(/#pr-65519$/);
  });
});

test('previous, next and back again lead through the years', async ({page}) => {
  await openAwake(page, CHANGELOG);
  // By key: lists near the end are laid out when they come near, and a click may meet a link that moves.
  await page.locator('.pagination-nav__link--next').press('Enter');
  await expect(page.locator('h1')).toHaveText('2023 Changelog');
  await expect(page.locator('h2[id="2312"]')).toContainText('ClickHouse release 23.12, 2023-12-28');
  await page.goBack();
  await expect(page.locator('.release li')).toHaveCount(ENTRIES);
  await page.locator('.pagination-nav__link--prev').press('Enter');
  await expect(page).toHaveURL(/\/whats-new\/changelog\/$/);
  await expect(page.locator('h2[id="258"]')).toContainText('25.8 LTS, 2025-08-28');
});

test('the page about system.parts is reached from the entry that mentions it', {tag: '@address'}, async ({page}) => {
  await page.goto(CHANGELOG);
  const link = page.locator(`.release li a[href="${PARTS}"]`).first();
  // Not scrolled to by the click: a list is laid out in the frames after it comes into view, and its links move.
  const id = await link.evaluate((element) => element.closest('li')!.id);
  await page.goto(`${CHANGELOG}#${id}`);
  await expectInPlace(page, id);
  await link.click();
  await expect(page.locator('h1')).toHaveText('system.parts');
  await expect(page.locator('table tbody tr')).toHaveCount(45);
});
