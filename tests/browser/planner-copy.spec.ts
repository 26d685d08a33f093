import type {Page} from '@playwright/test';
import {plainText, toMarkdown} from '../../src/changelog/model/text';
import {undoOnUpgrade} from '../../src/changelog/upgrade/changed-settings';
import {checklist} from '../../src/changelog/upgrade/checklist';
import {rangeSearch} from '../../src/changelog/upgrade/range';
import {realDefaults} from '../changelog/plan-defaults';
import {DATA, expectShown, pick, planned, releases, standard, wanted} from './planner';
import {expect, noisyTest, openAwake, PLANNER, SOON, served, test} from './site';

test('the checklist and the texts to roll back are copied, with every entry, link, pull request and undo', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const range = {from: '24.11', to: '24.12'};
  await page.goto(PLANNER + rangeSearch(range));
  await expectShown(page, wanted(range.from, range.to));
  await page.getByRole('button', {name: 'Copy as Markdown checklist'}).click();
  await expect(page.getByText('Copied', {exact: true})).toBeVisible();
  const text = (await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r', '');
  const resolve = (address: string): string => new URL(served(address), baseURL).href;
  const {plan, obsolete} = await realDefaults();
  const {net} = plan(range);
  expect(text).toBe(checklist(range, planned(range.from, range.to), {net, obsolete}, resolve));
  expect(text).toContain("SET compatibility = '24.11';");
  expect(text).toContain(
    '[#65519](https://github.com/ClickHouse/ClickHouse/pull/65519), ' +
      '[#73344](https://github.com/ClickHouse/ClickHouse/pull/73344)) ' +
      'Undo: `least_greatest_legacy_null_behavior = 1`.',
  );
  await pick(page, 'from', '24.1');
  await expect(page.locator('#roll-back ~ section h3')).toHaveText([
    'One line for one session',
    'One line for all users, as a settings profile',
    'Before the first start: XML for the server configuration',
    'Keeper nodes only: XML for their configuration',
    'SQL for one session',
    'After the last node: SQL for all users, as a settings profile',
    'For one table: SQL with its name for db.table',
  ]);
  await expect(page.getByText("SET compatibility = '24.1';")).toBeVisible();
  await page.getByRole('button', {name: 'Copy Before the first start: XML for the server configuration'}).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()), SOON)
    .toMatch(/<merge_tree>[\s\S]*<keep_alive_timeout>10</);
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

noisyTest('the checklist waits until every entry is there', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAwake(page, PLANNER);
  await page.evaluate(() => navigator.clipboard.writeText('nothing'));
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
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
  expect(await copied()).toBe('nothing');
  await page.unroute(DATA);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(copy).toHaveAttribute('aria-disabled', 'false');
  await copy.press('Enter');
  await expect(page.getByText('Copied', {exact: true})).toBeVisible();
  expect((await copied()).match(/^- \[ \] /gm)).toHaveLength(planned('24.1', standard.to).length);
});

test('page, checklist and texts to roll back agree on settings that several releases change', async ({
  page,
  context,
}) => {
  const [from, to] = [releases[0]!.version, standard.to];
  const entries = planned(from, to);
  const {changed} = (await realDefaults()).plan({from, to});
  const noted = entries.filter(({entry}) => undoOnUpgrade(entry.undo, changed).note);
  expect(noted.length).toBeGreaterThan(0);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAwake(page, `${PLANNER}?from=${from}&to=${to}`);
  await expectShown(page, wanted(from, to));
  await page.getByRole('button', {name: 'Copy as Markdown checklist'}).click();
  await expect(page.getByText('Copied', {exact: true})).toBeVisible();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  const items = await page
    .locator('[data-version] li')
    .evaluateAll((all) => all.map((item) => [item.innerHTML, item.textContent!.replace(/\s+/g, ' ')] as const));
  const codes = (await page.locator('#roll-back ~ section pre').allTextContents()).join('\n');
  for (const {entry} of noted) {
    const {note, holding} = undoOnUpgrade(entry.undo, changed);
    const item = items.find(([html]) => html.includes(`href="${served(entry.address)}"`))!;
    expect(item[1]).toContain(plainText(note!));
    const line = lines.find((each) => each.includes(`${entry.address})`))!;
    expect(line).toContain(toMarkdown(note!));
    expect(line.includes('Undo: ')).toBe(holding.length > 0);
  }
  for (const {setting, scope} of changed.filter(({settled}) => settled))
    if (scope === 'query') expect(codes).not.toContain(` ${setting} = `);
});
