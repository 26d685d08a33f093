import type {Page} from '@playwright/test';
import {
  DATA,
  dialog,
  expectAtEntry,
  expectComplete,
  field,
  keepOneYear,
  list,
  OTHER_YEARS,
  results,
  search,
  visit,
} from './search';
import {arrives, CHANGELOG, ENTRIES, expect, expectInPlace, hold, PARTS, test} from './site';

/** Fills the field and presses Enter in one go: no answer can come between. */
async function enter(page: Page, query: string): Promise<void> {
  await field(page).evaluate((input: HTMLInputElement, value) => {
    input.value = value;
    input.dispatchEvent(new InputEvent('input', {bubbles: true}));
    input.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
  }, query);
}

test('arrows choose, Home and End stay in the field, Enter opens the entry on its page', async ({page}) => {
  await keepOneYear(page);
  await visit(page, CHANGELOG);
  await search(page, 'parallel_hash');
  await expect(results(page).first()).toContainText('join algorithm parallel_hash');
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(results(page).nth(1).locator('mark').first()).toHaveText('parallel_hash');
  for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await results(page).nth(2).getAttribute('id'))!);
  const caret = () => field(page).evaluate((element: HTMLInputElement) => element.selectionStart);
  await page.keyboard.press('Home');
  expect(await caret()).toBe(0);
  await page.keyboard.press('End');
  expect(await caret()).toBe('parallel_hash'.length);
  const address = (await results(page).nth(2).getAttribute('href'))!;
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expectAtEntry(page, address);

  // Pressed before the answer is there it opens what the field asks for.
  await search(page, 'parallel_hash');
  expect(await results(page).first().getAttribute('href')).not.toContain('59305');
  await enter(page, '#59305');
  await expectAtEntry(page, `${CHANGELOG}#pr-59305`);
  await expect(dialog(page)).toBeHidden();

  // The entry that the address names already is scrolled back to.
  await page.evaluate(() => window.scrollTo(0, 0));
  await search(page, '59305');
  await results(page).first().click();
  await expectAtEntry(page, `${CHANGELOG}#pr-59305`);
});

test('the pointer chooses too; Enter goes to an entry of another page, with Ctrl in a tab of its own', {
  tag: '@address',
}, async ({page, context}) => {
  await keepOneYear(page);
  await visit(page);
  await page.evaluate(() => Object.assign(window, {samePage: true}));
  await search(page, 'parallel_hash');
  await results(page).nth(2).hover();
  await expect(results(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(list(page).getByRole('option', {selected: true})).toHaveCount(1);
  const address = (await results(page).nth(2).getAttribute('href'))!;
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL(address);
  await expect(dialog(page)).toBeVisible();

  // Enter that found nothing opens nothing later.
  await dialog(page).getByLabel('Release').selectOption('24.1');
  await expect(results(page).first()).toContainText('24.1');
  await enter(page, 'arrayPRAUC');
  await expect(dialog(page).getByText('Nothing found.')).toBeVisible();
  await dialog(page).getByRole('button', {name: 'Search all releases and kinds'}).click();
  await expect(results(page).first()).toBeVisible();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(PARTS);

  await field(page).fill('#59305');
  await expectComplete(page, '#59305');
  await page.keyboard.press('Enter');
  await expectAtEntry(page, `${CHANGELOG}#pr-59305`);
  await expectInPlace(page, 'pr-59305');
  await expect(page.locator('.release li')).toHaveCount(ENTRIES);
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
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
  await expectComplete(page, '59305');
  await expect(tab).toHaveURL(`${CHANGELOG}#pr-59305`);
  expect(context.pages()).toHaveLength(2);
  await expect(page).toHaveURL(CHANGELOG);
});
