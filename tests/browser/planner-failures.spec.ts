import {DATA, expectShown, PASTE, proof, readReleases, shown, standard, wanted} from './planner';
import {expect, noisyTest, openAwake, PLANNER, SCRIPTS, test} from './site';

test.beforeAll(readReleases);

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
