import {copyPlan, DATA, expectShown, markdownOf, pick, planned, shown, standard, wanted} from './planner';
import {copied, expect, hold, noisyTest, openAwake, PLANNER, SOON, test} from './site';

/** The words of Markdown, a line for each: without links' addresses, boxes, numbers of steps, fences and signs of markup. */
const wordsOf = (markdown: string) =>
  markdown
    .replace(/\]\((?:\\.|[^)\\])*\)/g, ']')
    .replace(/\\(?=[^\w\s])/g, '')
    .split('\n')
    .filter((line) => !/^(?:```|\|-)/.test(line))
    .map((line) => line.replace(/^#+ |^\d+\. |^- (?:\[ \] )?|[*[\]`|()·]|\s/g, ''))
    .join('');

/** What the file of a line leaves out: authors and issues. */
const shortened = (markdown: string) =>
  markdown.replace(/(?: by | · (?:closes|see) )(?:\[[^\]]*\]\([^)]*\)(?:, )?)+/g, '');

/** What stands on the page and in no plan. */
const TOOLS =
  'form, nav, .sticky, .scripted, button, [role=status]:not(:has(p)), .hash-link, .unscripted, ' +
  '[class*=waiting], [class*=printed]';

for (const search of [
  '?from=24.1&to=25.8',
  // What one has is left out, and what one gets is added, also of the year after; and within a line.
  '?from=24.8.14.39&to=25.8.33',
  '?from=24.8.4.13&to=24.8.14.39',
])
  test(`the page shows, and copies, the whole plan: ${search}`, async ({page, baseURL}) => {
    await openAwake(page, PLANNER + search);
    const expected = await markdownOf(search, baseURL!);
    const text = await copyPlan(page);
    expect(shortened(text)).toBe(shortened(expected));
    const onPage = () =>
      page
        .locator('[class*=planner]')
        .first()
        .evaluate((planner, tools) => {
          const copy = planner.cloneNode(true) as Element;
          for (const tool of copy.querySelectorAll(tools)) tool.remove();
          // Markdown has the harm before each change that does it, with a colon, the page once.
          for (const harm of copy.querySelectorAll('dt')) harm.append(':');
          for (const change of copy.querySelectorAll('dd + dd'))
            change.prepend(change.parentElement!.querySelector('dt')!.textContent);
          return copy.textContent!;
        }, TOOLS);
    // The label of an entry is followed by a dot in Markdown, by a sign of the style sheet on the page.
    const plain = (all: string): string => all.replace(/[.#*[\]`|()·\u200B]|\s/g, '');
    await expect.poll(async () => plain(await onPage()), SOON).toBe(plain(wordsOf(text.replace(/^# .*\n/, ''))));
  });

test('the texts to copy are copied one by one, and long ones are scrolled', async ({page}) => {
  await openAwake(page, `${PLANNER}?from=24.1&to=24.12`);
  await page
    .getByRole('button', {name: 'Copy Before the first start: XML for the server configuration'})
    .press('Enter');
  await expect.poll(() => copied(page), SOON).toMatch(/<merge_tree>[\s\S]*<use_legacy_mongodb_integration>1</);
  const long = page.locator('[class*=copyable] pre', {hasText: '<use_legacy_mongodb_integration>'}).first();
  await long.press('End');
  await expect.poll(() => long.evaluate((pre) => pre.scrollTop), SOON).toBeGreaterThan(0);
});

// tests/changelog/wire/fetch-data.test.ts has every kind of content that is refused.
noisyTest(
  'data that cannot be loaded is said; the checklist waits until every entry is there, and another try works',
  async ({page}) => {
    await openAwake(page, PLANNER);
    await page.evaluate(() => navigator.clipboard.writeText('nothing'));
    const copy = page.getByRole('button', {name: 'Copy as Markdown checklist'});
    let fail = (): void => undefined;
    const gate = new Promise<void>((resolve) => (fail = resolve));
    await page.route(DATA, async (route) => {
      await gate;
      await route.fulfill({status: 200, body: '[]', contentType: 'application/json'});
    });
    await pick(page, 'from', '24.1');
    await expect(copy).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('as soon as all entries are loaded')).toBeVisible();
    fail();
    await expect(page.getByRole('alert')).toContainText('Some entries could not be loaded (unexpected content)');
    await expect(page.getByText(`From 24.1 to ${standard.to}.`)).toBeVisible();
    expect(await shown(page)).toEqual([]);
    await copy.press('Enter');
    expect(await copied(page)).toBe('nothing');
    await page.unroute(DATA);
    await page.getByRole('button', {name: 'Try again'}).press('Enter');
    await expect(copy).toHaveAttribute('aria-disabled', 'false');
    await expect(page.locator('article :focus')).toHaveCount(1); // not the top of the page
    expect((await copyPlan(page)).match(/^- \[ \] \*\*/gm)).toHaveLength(planned('24.1', standard.to).length);
  },
);

noisyTest('what fails of a range that the reader has left is not said', async ({page}) => {
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
  await expect(page.getByText('Loading the entries …')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  release();
  await expectShown(page, wanted('24.8', standard.to));
  await expect(page.getByRole('alert')).toHaveCount(0);
});
