import {axeInBothThemes, leaveKindsOfMarkup} from './axe';
import {expectShown, PASTE, proof, wanted} from './planner';
import {expect, HOME, openAwake, overflow, PLANNER, test} from './site';

test('axe finds nothing in the filled planner, in light and dark, and it does not scroll sideways', async ({page}) => {
  await openAwake(page, `${PLANNER}?from=24.3&to=24.8`);
  await page.locator('#pasted').fill(PASTE);
  await expect(page.locator('h2', {hasText: 'Your setup'})).toBeVisible();
  const before = page.viewportSize()!;
  await page.setViewportSize({width: 320, height: 800});
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize(before);
  await leaveKindsOfMarkup(page);
  expect(await axeInBothThemes(page)).toEqual([]);
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
  for (const address of [HOME, `${PLANNER}?from=24.3&to=24.8`]) {
    await openAwake(page, address);
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 800});
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
