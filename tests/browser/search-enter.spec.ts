import type {Page} from '@playwright/test';
import {DATA, dialog, expectAnswer, expectAtEntry, field, list, OTHER_YEARS, results, search, visit} from './search';
import {arrives, CHANGELOG, entryCount, expect, expectInPlace, hold, PARTS, test} from './site';

/** Fills the field and presses Enter in one go: no answer can come between. */
async function enter(page: Page, query: string): Promise<void> {
  await field(page).evaluate((input: HTMLInputElement, value) => {
    input.value = value;
    input.dispatchEvent(new InputEvent('input', {bubbles: true}));
    input.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
  }, query);
}

test('arrows choose, Home and End stay in the field, Enter opens the entry on its page', {tag: '@address'}, async ({
  page,
}) => {
  await visit(page, CHANGELOG);
  await search(page, 'parallel_hash');
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(results(page).first().locator('mark').first()).toHaveText('parallel_hash');
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await results(page).nth(1).getAttribute('id'))!);
  await page.keyboard.press('Home');
  expect(await field(page).evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(0);
  await page.keyboard.press('End');
  expect(await field(page).evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(
    'parallel_hash'.length,
  );
  const address = (await results(page).nth(1).getAttribute('href'))!;
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expectAtEntry(page, address);
});

test('the pointer chooses too; Enter with Ctrl opens a tab of its own', async ({page, context}) => {
  await visit(page);
  await search(page, 'parallel_hash');
  await results(page).nth(2).hover();
  await expect(results(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(list(page).getByRole('option', {selected: true})).toHaveCount(1);
  const address = (await results(page).nth(2).getAttribute('href'))!;
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL(address);
  await expect(dialog(page)).toBeVisible();
});

test('Enter from another page goes to the entry, without a full load', {tag: '@address'}, async ({page}) => {
  await visit(page);
  await page.evaluate(() => Object.assign(window, {samePage: true}));
  await search(page, '#59305');
  await page.keyboard.press('Enter');
  await expectAtEntry(page, `${CHANGELOG}#pr-59305`);
  await expectInPlace(page, 'pr-59305');
  await expect(page.locator('.release li')).toHaveCount(await entryCount());
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
});

test('Enter pressed before the answer is there opens what the field asks for', async ({page}) => {
  await visit(page, CHANGELOG);
  await search(page, 'parallel_hash');
  const before = (await results(page).first().getAttribute('href'))!;
  await enter(page, '#59305');
  expect(before).not.toContain('59305');
  await expectAtEntry(page, `${CHANGELOG}#pr-59305`);
  await expect(dialog(page)).toBeHidden();
});

test('Control+Enter pressed before any answer opens one tab, however many lists come after it', async ({
  page,
  context,
}) => {
  const releaseOwn = await hold(page, DATA);
  const releaseOthers = await hold(page, OTHER_YEARS);
  await visit(page, CHANGELOG);
  await page.keyboard.press('Control+k');
  await arrives(page, '[role=listbox]');
  await field(page).fill('59305');
  await page.keyboard.press('Control+Enter');
  const opened = context.waitForEvent('page');
  releaseOwn();
  const tab = await opened;
  releaseOthers();
  await expectAnswer(page, '59305');
  await expect(tab).toHaveURL(`${CHANGELOG}#pr-59305`);
  expect(context.pages()).toHaveLength(2);
  await expect(page).toHaveURL(CHANGELOG);
});

test('Enter that found nothing opens nothing later', async ({page}) => {
  await visit(page);
  await search(page, 'join');
  await dialog(page).getByLabel('Release').selectOption('24.1');
  await expect(results(page).first()).toContainText('24.1');
  await enter(page, 'arrayPRAUC');
  await expect(dialog(page).getByText('Nothing found.')).toBeVisible();
  await dialog(page).getByRole('button', {name: 'Search all releases and kinds'}).click();
  await expect(results(page).first()).toBeVisible();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(PARTS);
});

test('Enter on the entry that the address names already scrolls back to it', async ({page}) => {
  await visit(page, `${CHANGELOG}#pr-59305`);
  await page.evaluate(() => window.scrollTo(0, 0));
  await search(page, '59305');
  await results(page).first().click();
  await expectAtEntry(page, `${CHANGELOG}#pr-59305`);
});
