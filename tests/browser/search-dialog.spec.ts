import {button, DIALOG, dialog, field, keepOneYear, list, results, visit} from './search';
import {arrives, expect, hold, openAwake, PARTS, test} from './site';

test.beforeEach(({page}) => keepOneYear(page));

test('it keeps the focus, a slash in its field is a slash, and Escape and a click outside close it', async ({page}) => {
  await visit(page);
  await expect(button(page)).toHaveText('Search/');
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(field(page)).toHaveValue('a/b');
  await field(page).fill('join');
  await expect(results(page).first()).toBeVisible();
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    // The browser's own controls come between the last and the first: the body has the focus then.
    expect(await page.evaluate(() => document.activeElement!.matches('dialog[open] *, body'))).toBe(true);
  }
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(field(page)).toBeFocused({timeout: 100});
  }).toPass();
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('');
  await expect(results(page)).toHaveCount(0);
});

test('it opens empty again, also before the page has heard that it was closed', async ({page}) => {
  await visit(page);
  await page.keyboard.press('/');
  await page.keyboard.type('join');
  await dialog(page).getByLabel('Release').selectOption('24.8');
  await expect(results(page).first()).toBeVisible();
  await dialog(page).evaluate((element: HTMLDialogElement) => {
    element.close(); // the event for it comes in a later task
    document.querySelector<HTMLElement>('[data-search-button]')!.click();
  });
  await expect(field(page)).toHaveValue('');
  await expect(results(page)).toHaveCount(0);
  await expect(dialog(page).getByLabel('Release')).toHaveValue('');
});

test('the field tells of a list when there is one', async ({page}) => {
  const release = await hold(page, DIALOG);
  await openAwake(page, PARTS);
  await page.keyboard.press('Control+k');
  const expectClosed = async () => {
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(field(page)).not.toHaveAttribute('aria-controls');
  };
  await expectClosed();
  release();
  await arrives(page, '[role=listbox]');
  await expectClosed();
  await field(page).fill('join');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(field(page)).toHaveAttribute('aria-controls', (await list(page).getAttribute('id'))!);
  await field(page).fill('');
  await expectClosed();
});

type Keys = 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey';
/** Key presses, and whether each opens the search. */
const PRESSES: readonly (readonly [press: Pick<KeyboardEventInit, Keys>, opens: boolean])[] = [
  [{key: 'k', ctrlKey: true}, true],
  [{key: 'K', ctrlKey: true}, true], // with Caps Lock
  [{key: 'k', metaKey: true}, true],
  [{key: '/'}, true],
  [{key: 'k', ctrlKey: true, altKey: true}, false],
  [{key: 'K', ctrlKey: true, shiftKey: true}, false],
  [{key: 'k'}, false],
];

test('the keys of other programs open the search', async ({page}) => {
  const opened = () =>
    page.evaluate(
      (presses) =>
        presses.map((press) => {
          const element = document.querySelector<HTMLDialogElement>('[data-search-dialog]')!;
          document.body.dispatchEvent(new KeyboardEvent('keydown', {...press, bubbles: true, cancelable: true}));
          const {open} = element;
          element.close();
          return open;
        }),
      PRESSES.map(([press]) => press),
    );
  const expected = PRESSES.map(([, opens]) => opens);
  await openAwake(page, PARTS);
  expect(await opened()).toEqual(expected);
});
