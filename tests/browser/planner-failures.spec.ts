import type {Page} from '@playwright/test';
import {DATA, expectShown, PASTE, pick, proof, shown, standard, wanted} from './planner';
import {expect, hold, noisyTest, openAwake, PLANNER, test} from './site';

/** The focus is still in the article, not at the top of the page. */
const expectFocusKept = (page: Page) => expect(page.locator('article :focus')).toHaveCount(1);

/** tests/changelog/wire/fetch-data.test.ts has every kind of content that is refused. */
const MISSING = {status: 404, body: 'not found'};

test.describe('data that cannot be loaded', () => {
  noisyTest('is said of a paste; the list stays, and another try works', async ({page}) => {
    await openAwake(page, `${PLANNER}?from=24.8&to=24.12`);
    await expectShown(page, wanted('24.8', '24.12'));
    await page.route(DATA, (route) => route.fulfill(MISSING));
    await page.locator('#pasted').fill(PASTE);
    await expect(page.locator('[role=alert]')).toContainText(
      'The data to compare with could not be loaded (404 Not Found).',
    );
    await expectShown(page, wanted('24.8', '24.12'));
    await page.unroute(DATA);
    await page.getByRole('button', {name: 'Try again'}).press('Enter');
    await expect(page.locator('h2', {hasText: 'Your setup'})).toBeVisible();
    await expectFocusKept(page);
    await expect(page.locator('[role=alert]')).toHaveCount(0);
  });

  noisyTest('is said of a range, and another try works', async ({page}) => {
    await page.route(DATA, (route) => route.fulfill({status: 200, body: '[]', contentType: 'application/json'}));
    await openAwake(page, `${PLANNER}?from=24.1&to=24.3`);
    await expect(page.locator('[role=alert]')).toContainText(
      'Some entries could not be loaded (unexpected content): there is no plan yet.',
    );
    await expect(proof(page)).toContainText('between 24.1 and 24.3');
    expect(await shown(page)).toEqual([]);
    await page.unroute(DATA);
    await page.getByRole('button', {name: 'Try again'}).press('Enter');
    await expectShown(page, wanted('24.1', '24.3'));
    await expectFocusKept(page);
    await expect(page.locator('[role=alert]')).toHaveCount(0);
  });

  noisyTest('is not said of a range that the reader has left', async ({page}) => {
    await openAwake(page, PLANNER);
    let fail = (): void => undefined;
    const gate = new Promise<void>((resolve) => (fail = resolve));
    const failed = page.waitForResponse(/upgrade-2023/);
    await page.route(/upgrade-2023/, async (route) => {
      await gate;
      await route.fulfill({status: 500, body: ''});
    });
    const release = await hold(page, /upgrade-2024/);
    await pick(page, 'from', '23.8');
    await expect(page.getByText('Loading the entries …')).toBeVisible();
    await pick(page, 'from', '24.8');
    fail();
    await failed;
    // Time to handle the answer, and to show what follows from it.
    await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve))));
    await expect(page.getByText('Loading the entries …')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    release();
    await expectShown(page, wanted('24.8', standard.to));
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
