import {axeInBothThemes, leaveKindsOfMarkup} from './axe';
import {expectShown, PASTE, proof, readReleases, wanted} from './planner';
import {expect, HOME, openAwake, PLANNER, test} from './site';

test.beforeAll(readReleases);

test('axe finds nothing in the filled planner, in light and dark', async ({page}) => {
  test.slow();
  await openAwake(page, `${PLANNER}?from=24.3&to=24.8`);
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

test('buttons have letters as large as the text around them, on a phone too', async ({page}) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 800});
    for (const address of [HOME, `${PLANNER}?from=24.3&to=24.8`, `${PLANNER}?from=24.8&to=24.3`]) {
      await openAwake(page, address);
      const sizes = await page
        .locator('main button')
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => button.checkVisibility() && button.matches('article *, main form *, main p *'))
            .map((button) => [
              button.textContent,
              getComputedStyle(button).fontSize,
              getComputedStyle(button.parentElement!).fontSize,
            ]),
        );
      expect(sizes.length).toBeGreaterThan(0);
      for (const [name, letters, around] of sizes) expect(letters, `${name} at ${width}`).toBe(around);
    }
  }
});
