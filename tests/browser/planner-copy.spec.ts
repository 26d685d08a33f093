import type {Page} from '@playwright/test';
import {plainText} from '../../src/changelog/model/text';
import {undoOnUpgrade} from '../../src/changelog/upgrade/changed-settings';
import {realDefaults} from '../changelog/plan-defaults';
import {copyPlan, DATA, expectShown, pick, planned, releases, SHOWN, standard, wanted} from './planner';
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

for (const search of ['?from=24.8.4.13&to=25.3.2.39', '?from=25.3&to=25.8'])
  test(`the page shows what it copies: ${search}`, async ({page, baseURL}) => {
    await openAwake(page, PLANNER + search);
    await expect(page.locator('#keep')).toBeVisible();
    const text = await copyPlan(page);
    const words = wordsOf(text.replace(/^# .*\n/, ''));
    const shown = await page
      .locator('[class*=planner]')
      .first()
      .evaluate((planner) => {
        const copy = planner.cloneNode(true) as Element;
        for (const tool of copy.querySelectorAll(
          'form, nav, [class*=tool], button, [role=status]:not(:has(p)), .hash-link, [class*=withoutScript], [class*=waiting]',
        ))
          tool.remove();
        return copy.textContent!.replace(/[*[\]`|()·]|\s/g, '').replace(/\u200B/g, '');
      });
    // The label of an entry is followed by a dot in Markdown, by a sign of the style sheet on the page.
    const plain = (all: string): string => all.replace(/[.#]/g, '');
    expect(plain(words)).toBe(plain(shown));
    expect(text).toContain(`](${new URL(served('/whats-new/changelog/'), baseURL).href}`);
  });

test('the checklist has every entry, and the texts to copy are copied one by one', async ({page}) => {
  await openAwake(page, `${PLANNER}?from=24.11&to=24.12`);
  await expectShown(page, wanted('24.11', '24.12'));
  const text = await copyPlan(page);
  expect(text.match(/^- \[ \] \*\*/gm)).toHaveLength(planned('24.11', '24.12').length);
  expect(text).toContain("SET compatibility = '24.11';");
  expect(text).toMatch(
    /\[#65519\]\(https:\/\/github.com\/ClickHouse\/ClickHouse\/pull\/65519\), \[#73344\].* Old behavior: `least_greatest_legacy_null_behavior = 1`/,
  );
  await pick(page, 'from', '24.1');
  await expect(page.locator('[data-part=keep] h3')).toHaveText([
    'One line for one session',
    'One line for all users, as a settings profile',
    'Before the first start: XML for the server configuration',
    'Keeper nodes only: XML for their configuration',
    'SQL for one session',
    'After the last node: SQL for all users, as a settings profile',
    'For one table: SQL with its name for db.table',
  ]);
  await page.getByRole('button', {name: 'Copy Before the first start: XML for the server configuration'}).click();
  await expect.poll(() => copied(page), SOON).toMatch(/<merge_tree>[\s\S]*<use_legacy_mongodb_integration>1</);
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

test('entries of settings that several releases change say so, and no text to copy has one that is settled', async ({
  page,
}) => {
  const [from, to] = [releases[0]!.version, standard.to];
  const entries = planned(from, to);
  const {changed} = (await realDefaults()).plan({from, to});
  const noted = entries.filter(({entry}) => undoOnUpgrade(entry.undo, changed).note);
  expect(noted.length).toBeGreaterThan(0);
  await openAwake(page, `${PLANNER}?from=${from}&to=${to}`);
  await expectShown(page, wanted(from, to));
  const items = await page
    .locator(SHOWN)
    .evaluateAll((all) => all.map((item) => [item.innerHTML, item.textContent!.replace(/\s+/g, ' ')] as const));
  const codes = (await page.locator('[data-part=keep] pre').allTextContents()).join('\n');
  for (const {entry} of noted) {
    const {note, holding} = undoOnUpgrade(entry.undo, changed);
    const [, text] = items.find(([html]) => html.includes(`href="${served(entry.address)}"`))!;
    expect(text).toContain(plainText(note!));
    expect(text.includes('Old behavior: ')).toBe(holding.length > 0);
  }
  for (const {setting, scope} of changed.filter(({settled}) => settled))
    if (scope === 'query') expect(codes).not.toContain(` ${setting} = `);
});
