import type {Page} from '@playwright/test';
import {copyPlan, DATA, markdownOf, pick, planned, standard} from './planner';
import {copied, expect, noisyTest, openAwake, PLANNER, SOON, served, test} from './site';

/** The words of Markdown, a line for each: without links' addresses, boxes, fences and signs of markup. */
const wordsOf = (markdown: string) =>
  markdown
    .replace(/\]\((?:\\.|[^)\\])*\)/g, ']')
    .replace(/\\(?=[^\w\s])/g, '')
    .split('\n')
    .filter((line) => !/^(?:```|\|-)/.test(line))
    .map((line) => line.replace(/^#+ |^- (?:\[ \] )?|[*[\]`|()·]|\s/g, ''))
    .join('');

/** What the file of a line leaves out: authors and issues. */
const shortened = (markdown: string) =>
  markdown.replace(/(?: by\u00a0| · (?:closes|see) )(?:\[[^\]]*\]\([^)]*\)(?:, )?)+/g, '');

for (const search of [
  '?from=25.3&to=25.8',
  '?from=24.1&to=25.8',
  // What one has is left out, and what one gets is added; what would be lost; and within a line.
  '?from=23.8.16.40&to=24.8',
  '?from=24.8.4.13&to=25.3.2.39',
  '?from=25.3.14.14&to=25.8.2.29',
  '?from=24.8.4.13&to=24.8.14.39',
])
  test(`the page shows, and copies, the whole plan: ${search}`, async ({page, baseURL}) => {
    await openAwake(page, PLANNER + search);
    const expected = await markdownOf(search, baseURL!);
    const text = await copyPlan(page);
    expect(shortened(text)).toBe(shortened(expected));
    const shown = () =>
      page
        .locator('[class*=planner]')
        .first()
        .evaluate((planner) => {
          const copy = planner.cloneNode(true) as Element;
          for (const tool of copy.querySelectorAll(
            'form, nav, [class*=tool], button, [role=status]:not(:has(p)), .hash-link, [class*=withoutScript], [class*=waiting], [class*=printed], [class*=copyable] > details',
          ))
            tool.remove();
          return copy.textContent!;
        });
    // The label of an entry is followed by a dot in Markdown, by a sign of the style sheet on the page.
    const plain = (all: string): string => all.replace(/[.#*[\]`|()·\u200B]|\s/g, '');
    await expect.poll(async () => plain(await shown()), SOON).toBe(plain(wordsOf(text.replace(/^# .*\n/, ''))));
  });

test('the texts to copy are copied one by one, and long ones are shown whole', async ({page}) => {
  await openAwake(page, `${PLANNER}?from=24.1&to=24.12`);
  await page
    .getByRole('button', {name: 'Copy Before the first start: XML for the server configuration'})
    .press('Enter');
  await expect.poll(() => copied(page), SOON).toMatch(/<merge_tree>[\s\S]*<use_legacy_mongodb_integration>1</);
  const long = page.locator('[class*=copyable]', {has: page.locator('summary')}).first();
  const hidden = () => long.locator('pre').evaluate((pre) => pre.scrollHeight > pre.clientHeight + 1);
  expect(await hidden()).toBe(true);
  await long.locator('summary').press('Enter');
  await expect.poll(hidden).toBe(false);
});

test.describe('a browser that does not let a page copy', () => {
  test.beforeEach(({page}) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined})),
  );
  const box = (page: Page) => page.getByLabel('The browser does not let the page copy.');
  const title = (from: string, to: string) => new RegExp(`^# Upgrade of ClickHouse from ${from} to ${to}\n`);

  test('shows the text instead, says so, and selects it', async ({page}) => {
    await openAwake(page, PLANNER);
    await page.getByRole('button', {name: 'Copy as Markdown checklist'}).click();
    await expect(page.getByRole('status').filter({hasText: 'Not copied'})).toBeVisible();
    await expect(box(page)).toHaveValue(title(standard.from, standard.to));
    await expect(box(page)).toBeFocused();
    const [selected, whole] = await box(page).evaluate((area: HTMLTextAreaElement) => [
      area.value.slice(area.selectionStart, area.selectionEnd),
      area.value,
    ]);
    expect(selected).toBe(whole);
    // The text is that of the present range.
    await pick(page, 'from', '24.11');
    await expect(box(page)).toHaveValue(title('24.11', standard.to));
    await pick(page, 'to', '24.3');
    await expect(box(page)).toHaveCount(0);
  });

  test('shows code in a box as wide as its block', async ({page}) => {
    await openAwake(page, served('/whats-new/changelog/data'));
    await page.getByRole('button', {name: 'Copy the code for'}).first().click();
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 800});
      const code = await page.locator('pre').first().boundingBox();
      expect((await box(page).boundingBox())!.width).toBeGreaterThan(0.9 * code!.width);
    }
  });
});

noisyTest('the checklist waits until every entry is there', async ({page}) => {
  await openAwake(page, PLANNER);
  await page.evaluate(() => navigator.clipboard.writeText('nothing'));
  const copy = page.getByRole('button', {name: 'Copy as Markdown checklist'});
  let fail = (): void => undefined;
  const gate = new Promise<void>((resolve) => (fail = resolve));
  await page.route(DATA, async (route) => {
    await gate;
    await route.fulfill({status: 500, body: ''});
  });
  await pick(page, 'from', '24.1');
  await expect(copy).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('as soon as all entries are loaded')).toBeVisible();
  await copy.press('Enter');
  fail();
  await expect(page.getByRole('alert')).toContainText('Some entries could not be loaded');
  await copy.press('Enter');
  expect(await copied(page)).toBe('nothing');
  await page.unroute(DATA);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(copy).toHaveAttribute('aria-disabled', 'false');
  expect((await copyPlan(page)).match(/^- \[ \] \*\*/gm)).toHaveLength(planned('24.1', standard.to).length);
});
