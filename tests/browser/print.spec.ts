import type {Page} from '@playwright/test';
import {expectShown, proof, wanted} from './planner';
import {CHANGELOG, expect, openAwake, PLANNER, test} from './site';

test('print shows every entry, the colors of the legend, and none of the site around it', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await page.goto(CHANGELOG);
  await expect(page.locator('.navbar')).toBeHidden();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  const heights = await page
    .locator('.release section li')
    .evaluateAll((items) => items.filter((item) => item.getBoundingClientRect().height === 0).length);
  expect(heights).toBe(0);
  const adjust = await page
    .locator('.legend li')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').printColorAdjust));
  expect(new Set(adjust)).toEqual(new Set(['exact']));
  await expect(page.locator('.release small > a:last-child').first()).toBeHidden();
});

/** The colors in which the page's first release is printed: `beforeprint` comes only with a real print. */
async function printed(page: Page) {
  await page.evaluate(() => {
    for (const release of [...document.querySelectorAll('.release')].slice(1)) release.remove();
    addEventListener('beforeprint', () => {
      const style = (selector: string) => getComputedStyle(document.querySelector(selector)!).color;
      Object.assign(window, {printed: [style('article p'), style('article code'), style('.release small')]});
    });
  });
  await page.pdf();
  return page.evaluate(() => (window as unknown as {printed: string[]}).printed);
}

test('a page in dark colors is printed in light ones, and stays dark', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await openAwake(page, CHANGELOG); // only then it follows the system's colors
  const light = await printed(page);
  const html = page.locator('html');
  await page.emulateMedia({colorScheme: 'dark'});
  for (const choice of ['system', 'dark']) {
    const toggle = page.locator('.navbar button[class*=toggleButton]');
    if (choice === 'dark') for (let press = 0; press < 2; press++) await toggle.click();
    await expect(html).toHaveAttribute('data-theme-choice', choice);
    await expect(html).toHaveAttribute('data-theme', 'dark');
    expect(await printed(page), choice).toEqual(light);
    await expect(html).toHaveAttribute('data-theme', 'dark');
  }
});

test('print shows the plan and not its tools, and cuts no line of code', async ({page}) => {
  await page.setViewportSize({width: 600, height: 800});
  await openAwake(page, `${PLANNER}?from=24.3&to=24.8`);
  await page.emulateMedia({media: 'print'});
  for (const tool of await page.locator('main :is(button, select, textarea)').all()) await expect(tool).toBeHidden();
  await expect(proof(page)).toBeVisible();
  await expectShown(page, wanted('24.3', '24.8'));
  await expect(page.getByText('SQL for all users, as a settings profile')).toBeVisible();
  await expect(page.getByText(/^\d{4}-\d\d-\d\d, http.*from=24\.3&to=24\.8$/)).toBeVisible();
  // On paper as on the page: what is folded is one line, what the reader has opened is whole.
  const folded = page.locator('[data-part] details:has(> ul)');
  const lists = folded.locator('> ul').filter({visible: true});
  await expect(folded.locator('> summary').filter({visible: true})).toHaveCount(await folded.count());
  await expect(lists).toHaveCount(0);
  await folded.first().locator('> summary').press('Enter');
  await expect(lists).toHaveCount(1);
  await expect(page.locator('[class*=long] pre').filter({visible: true})).toHaveCount(0);
  await page.goto('/whats-new/changelog/data');
  const blocks = page.locator('pre');
  await expect(blocks.first()).toBeAttached();
  expect(await blocks.evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length)).toBe(0);
});
