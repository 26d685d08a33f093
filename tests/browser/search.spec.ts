import logs from '../../bench/search/logs.json';
import missed from '../../bench/search/missed.json';
import {PAGE_PATHS} from '../../src/changelog/model/site';
import {axeInBothThemes} from './axe';
import {
  addresses,
  button,
  DIALOG,
  dialog,
  expectAtEntry,
  expectComplete,
  field,
  keepOneYear,
  otherYears,
  results,
  search,
  visit,
} from './search';
import {CHANGELOG, expect, hold, noisyTest, SOON, test} from './site';

test('a name and Enter at once lead to its history, though the names come late, and a sign says that Enter waits', async ({
  page,
}) => {
  await keepOneYear(page);
  const release = await hold(page, '**/assets/data/names.*.json');
  await visit(page);
  await page.keyboard.press('/');
  await page.keyboard.type('max_insert_block_size');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('status')).toContainText('Enter opens the first result then');
  release();
  await expect(page).toHaveURL(`${PAGE_PATHS.names}#setting-max_insert_block_size`);
});

test('a log that is pasted as it is finds its fix, and marks exact words alone', async ({page}) => {
  await visit(page);
  await page.keyboard.press('Control+k');
  // The last one says where the server crashed in its lines alone.
  for (const {query, wanted} of [logs[0]!, missed.at(-1)!]) {
    await field(page).selectText();
    await field(page).evaluate((node, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      node.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
    }, query);
    await expect.poll(async () => (await addresses(page)).slice(0, 3).join(' '), SOON).toContain(`#${wanted[0]}`);
  }
  await search(page, 'TOO_MANY_PARTS after upgrade');
  const marks = await results(page).locator('mark').allTextContents();
  expect(marks.length).toBeGreaterThan(0);
  expect(marks.filter((text) => !/^(?:too_many_parts|upgrade)$/i.test(text))).toEqual([]);
});

test('filters narrow to a release and a kind, and the count is announced', async ({page}) => {
  await keepOneYear(page);
  await visit(page);
  await search(page, 'join');
  const status = dialog(page).getByRole('status');
  const all = await status.textContent();
  expect(all).toMatch(/^[\d,]+ results found$/);
  await dialog(page).getByLabel('Release').selectOption('24.8');
  await expect(status).not.toHaveText(all!);
  await dialog(page).getByLabel('Kind of change').selectOption({label: 'Bug fix'});
  const places = () =>
    results(page).evaluateAll((rows) => [...new Set(rows.map((row) => row.firstElementChild!.textContent))]);
  await expect.poll(places, SOON).toEqual(['24.8 LTS · Bug fix']);
  await dialog(page).getByLabel('Release').selectOption('');
  await dialog(page).getByLabel('Kind of change').selectOption('');
  await expect(status).toHaveText(all!);
  await field(page).fill('DB::Exception');
  await expect(status).toContainText('Too common');
  await expect(results(page)).toHaveCount(0);
});

test('arrows move the focus, what is typed goes on in the field, Enter opens the entry, with Control in a tab', async ({
  page,
  context,
}) => {
  await keepOneYear(page);
  await visit(page, CHANGELOG);
  await search(page, 'parallel_hash');
  for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.type('2');
  await expect(field(page)).toHaveValue('parallel_hash2');
  await page.keyboard.press('Backspace');
  await expectComplete(page, 'parallel_hash');
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
  const address = (await results(page).nth(2).getAttribute('href'))!;
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL(address);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expectAtEntry(page, address);
});

test('it opens empty by button and keys, keeps the focus, and closes by Escape and a click outside', async ({page}) => {
  await keepOneYear(page);
  await visit(page);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('qq/zz');
  await expect(field(page)).toHaveValue('qq/zz');
  await field(page).fill('join');
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement!.matches('dialog:popover-open *, body'))).toBe(true);
  }
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Shift+Tab');
  await expect(dialog(page).getByRole('button', {name: 'Close'})).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('');
  await expect(results(page)).toHaveCount(0);
});

test('what is typed while its script comes is asked to the last letter', async ({page}) => {
  await keepOneYear(page);
  await visit(page);
  // A letter in each task of the browser, until the list is there.
  const typed = await button(page).evaluate(async (node: HTMLElement) => {
    node.click();
    const field = document.activeElement as HTMLInputElement;
    while (!document.querySelector('#search-results'))
      await scheduler.postTask(() => document.execCommand('insertText', false, 'q'));
    return field.value;
  });
  expect(typed).not.toBe('');
  await expectComplete(page, typed);
});

test('axe finds nothing, it fits a phone, and its active result is seen in forced colors', async ({page}) => {
  await keepOneYear(page);
  await visit(page);
  await button(page).click();
  for (const query of ['qqqqqqqqqq', 'breaking changes 24.8', 'parallel_hash']) {
    await field(page).fill(query);
    await expectComplete(page, query);
    expect(await axeInBothThemes(page, 'dialog:popover-open')).toEqual([]);
  }
  await page.setViewportSize({width: 320, height: 667});
  const wide = await dialog(page).evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter(
        (each) =>
          each.scrollWidth > each.clientWidth + 1 &&
          each.clientWidth > 0 &&
          getComputedStyle(each).display !== 'inline' &&
          !each.matches('select, input'),
      )
      .map((each) => each.outerHTML.slice(0, 100)),
  );
  expect(wide).toEqual([]);
  await page.emulateMedia({forcedColors: 'active'});
  const looks = async () => (await results(page).first().screenshot({animations: 'disabled'})).toString('base64');
  const active = await looks();
  for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
  expect(await looks()).not.toBe(active);
});

noisyTest(
  'with a year or the dialog missing the reader is told, the rest answers, and a second try has all',
  async ({page}) => {
    await page.route(otherYears(2024), (route) => route.fulfill({status: 404, body: ''}));
    await visit(page, CHANGELOG);
    await page.route(DIALOG, (route) => route.fulfill({status: 404, body: ''}));
    await page.keyboard.press('Control+k');
    await expect(page.locator('[role=alert]')).toContainText('The search could not be loaded');
    await page.unroute(DIALOG);
    await button(page).click();
    await field(page).fill('#70788');
    await expect(results(page)).toHaveCount(1);
    await expect(page.locator('[role=alert]')).toContainText('The data of the search could not be loaded');
    await keepOneYear(page);
    await dialog(page).getByRole('button', {name: 'Try again'}).click();
    await expectComplete(page, '#70788');
    await expect(page.locator('[role=alert]')).toHaveCount(0);
  },
);
