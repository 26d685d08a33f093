import type {Page} from '@playwright/test';
import {LONG, tries} from '../sample';
import {axeInBothThemes, leaveKindsOfMarkup} from './axe';
import {content} from './content';
import {CHANGELOG, expect, HOME, KINDS, openAwake, PAGES, PLANNER, served, test} from './site';

/** Between the narrowest and the widest, nothing is laid out in a way of its own. */
const WIDTHS = [320, 1440, 375, 768];

/** Elements of the text that stand out on the right, but in what is scrolled by itself: code, tables, the planner's parts. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const elements = [...document.querySelectorAll('main *')].filter(
      (element) =>
        element.getBoundingClientRect().right > edge + 1 &&
        !element.closest('pre, table, [aria-label="Parts of the plan"] li'),
    );
    return {
      page: document.documentElement.scrollWidth - edge,
      elements: elements.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
    };
  });

/** Words in tables that stand on more than one line. */
const brokenWords = (page: Page) =>
  page.locator('main td code').evaluateAll((all) =>
    all
      .filter((code) => /^[\w.]+$/.test(code.textContent))
      .filter((code) => {
        const range = document.createRange();
        range.selectNodeContents(code);
        return new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1;
      })
      .map((code) => code.textContent),
  );

// The planner is looked at once it is filled, in planner-looks.spec.ts.
for (const address of LONG ? PAGES : KINDS.filter((each) => each !== PLANNER)) {
  test(`nothing on ${address} scrolls sideways, no word of a table is broken, and axe finds nothing`, async ({
    page,
  }) => {
    test.setTimeout(600_000); // in the long run axe looks at 15,000 elements
    await openAwake(page, address);
    await leaveKindsOfMarkup(page);
    const wide = page.viewportSize()!;
    for (const width of WIDTHS.slice(0, tries(2))) {
      await page.setViewportSize({width, height: 800});
      expect(await overflowing(page), `at ${width} pixels`).toEqual({page: 0, elements: []});
      expect(await brokenWords(page), `at ${width} pixels`).toEqual([]);
    }
    await page.setViewportSize(wide);
    expect(await axeInBothThemes(page)).toEqual([]);
  });
}

// names.spec.ts and patches.spec.ts look at the other long pages, unfolded.
test('nothing on the whole page of a year scrolls sideways on a narrow phone', async ({page}) => {
  await page.setViewportSize({width: 320, height: 800});
  for (const {path} of content.years) {
    await page.goto(served(path));
    expect(await overflowing(page), path).toEqual({page: 0, elements: []});
  }
});

test('letters twice as large scroll nothing sideways on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const address of KINDS) {
    await openAwake(page, address);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect.poll(() => overflowing(page), {message: address}).toEqual({page: 0, elements: []});
  }
});

test('forced colors show the entry of the address, and the page in the sidebar', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto(`${CHANGELOG}#pr-65519`);
  for (const marked of ['li:target', '.theme-doc-sidebar-menu [aria-current=page]'])
    expect(await page.locator(marked).evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});

test('the links of the missing page are told by more than color', async ({page}) => {
  await page.goto(served('/404.html'));
  for (const link of await page.locator('main a').all())
    expect(await link.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('underline');
});

test('print shows every entry, the colors of the legend, and none of the site around it', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await page.goto(CHANGELOG);
  await expect(page.locator('.navbar')).toBeHidden();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  const heights = await page
    .locator('.release li')
    .evaluateAll((items) => items.filter((item) => item.getBoundingClientRect().height === 0).length);
  expect(heights).toBe(0);
  const adjust = await page
    .locator('.legend li')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').printColorAdjust));
  expect(new Set(adjust)).toEqual(new Set(['exact']));
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
  await page.goto(CHANGELOG);
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

test('printed, no line of code is cut', async ({page}) => {
  for (const address of [served('/whats-new/changelog/data'), PLANNER]) {
    await openAwake(page, address);
    await page.setViewportSize({width: 600, height: 800});
    await page.emulateMedia({media: 'print'});
    const blocks = page.locator('pre');
    await expect(blocks.first()).toBeAttached();
    const cut = await blocks.evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length);
    expect(cut, address).toBe(0);
  }
});

test('the front door is printed without what is pressed', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await page.goto(HOME);
  for (const tool of await page.locator('main :is(button, select, form)').all()) await expect(tool).toBeHidden();
  await expect(page.getByRole('heading', {name: '2024 Changelog'})).toBeVisible();
});

test('with a browser’s own colors the chart, its legend and the line that is read can be told', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto(`${CHANGELOG}#246`);
  const colors = await page.evaluate(() => {
    const marks = [...document.querySelectorAll('.legend li')].map(
      (item) => getComputedStyle(item, '::before').backgroundColor,
    );
    return {legend: new Set(marks).size, kinds: marks.length};
  });
  expect(colors.legend).toBe(colors.kinds);
  const lit = page.locator('.table-of-contents__link[aria-current]');
  await expect(lit).toHaveCount(1);
  const background = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background('.table-of-contents__link[aria-current]')).not.toBe(
    await background('.table-of-contents__link:not([aria-current])'),
  );
});
