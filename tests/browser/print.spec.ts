import type {Page} from '@playwright/test';
import {SETUPS} from '../changelog/paste/setups';
import {expectShown, proof, wanted} from './planner';
import {CHANGELOG, expect, openAwake, PARTS, PLANNER, test} from './site';

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

/** The colors of texts, and of a rule, on paper. */
async function printed(page: Page) {
  await page.emulateMedia({media: 'print'});
  const styles = await page.locator('article :is(p, code, a, small, tr, th, td)').evaluateAll((all) =>
    all.map((each) => {
      const {color, borderBottomColor, colorScheme} = getComputedStyle(each);
      return [color, borderBottomColor, colorScheme];
    }),
  );
  await page.emulateMedia({media: 'screen'});
  return styles;
}

test('a page in dark colors is printed in light ones', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await openAwake(page, PARTS); // only then it follows the system's colors
  const light = await printed(page);
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await printed(page)).toEqual(light);
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

test('twelve sheets have each entry that mentions a setup, whole or in a line with its number', async ({page}) => {
  await openAwake(page, `${PLANNER}?from=25.8.15.35&to=26.8.24`);
  await page.locator('#pasted').fill(SETUPS.product);
  await expect(page.getByText(/^\d+ lines of your server read\. \d+ changes concern/)).toBeVisible();
  await expect(page.locator('#bugs')).toBeVisible();
  await page.emulateMedia({media: 'print'});
  const folded = page.locator('details:has(> summary:text-matches("concerns? what you run", "i"))');
  const lines = page.locator('details + [class*=paper] > li').filter({visible: true});
  await expect(lines).toHaveCount(await folded.locator('> ul > li').count());
  // What no release note tells has no number.
  for (const line of await lines.allTextContents()) expect(line).toMatch(/^\d\d\.\d\S* · .{12,145}(?:\s#\d+)?$/);
  const notes = await page
    .locator('details')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each.firstElementChild!, '::after').content));
  expect(notes.filter((note) => note === 'none')).toHaveLength(await folded.count());
  const sheets = (await page.pdf({format: 'A4'})).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets!.length).toBeLessThanOrEqual(12);
});
