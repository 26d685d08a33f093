import type {Page} from '@playwright/test';
import {LONG, tries} from '../sample';
import {axeInBothThemes, leaveKindsOfMarkup} from './axe';
import {content} from './content';
import {PASTE} from './planner';
import {CHANGELOG, expect, KINDS, openAwake, PAGES, PLANNER, SOON, test} from './site';

/** Between the narrowest and the widest, nothing is laid out in a way of its own. */
const WIDTHS = [320, 1440, 375, 768];

/** Elements of the text that stand out on the right, but in what is scrolled by itself: code, tables. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const elements = [...document.querySelectorAll('main *')].filter(
      (element) => element.getBoundingClientRect().right > edge + 1 && !element.closest('pre, table'),
    );
    return {
      page: document.documentElement.scrollWidth - edge,
      elements: elements.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
    };
  });

/** Letters twice as large scroll nothing sideways on a phone. */
async function expectLargeLettersFit(page: Page): Promise<void> {
  const wide = page.viewportSize()!;
  await page.setViewportSize({width: 390, height: 844});
  const html = page.locator('html');
  await html.evaluate(({style}) => style.setProperty('font-size', '200%'));
  await expect.poll(() => overflowing(page), SOON).toEqual({page: 0, elements: []});
  await html.evaluate(({style}) => style.removeProperty('font-size'));
  await page.setViewportSize(wide);
}

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

/** Opens a page; of the planner a range, with a paste. */
async function openFilled(page: Page, address: string): Promise<void> {
  await openAwake(page, address === PLANNER ? `${PLANNER}?from=24.3&to=24.8` : address);
  if (address !== PLANNER) return;
  await page.locator('#pasted').fill(PASTE);
  await expect(page.locator('h2', {hasText: 'Your setup'})).toBeVisible();
}

for (const address of [...(LONG ? PAGES : KINDS), '/404.html']) {
  test(`nothing on ${address} scrolls sideways, no word of a table is broken, and axe finds nothing`, async ({
    page,
  }) => {
    test.setTimeout(600_000); // in the long run axe looks at 15,000 elements
    await openFilled(page, address);
    await leaveKindsOfMarkup(page);
    await expectLargeLettersFit(page);
    const wide = page.viewportSize()!;
    for (const width of WIDTHS.slice(0, tries(2))) {
      await page.setViewportSize({width, height: 800});
      // What is skipped out of sight is measured as it was before, at first.
      const message = `at ${width} pixels`;
      await expect.poll(() => overflowing(page), {...SOON, message}).toEqual({page: 0, elements: []});
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
    await page.goto(path);
    expect(await overflowing(page), path).toEqual({page: 0, elements: []});
  }
});

test('with a browser’s own colors the chart, its legend, the entry of the address, the page in the sidebar and the line that is read can be told', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto(`${CHANGELOG}#pr-65519`);
  for (const marked of ['li:target', '.theme-doc-sidebar-menu [aria-current=page]'])
    expect(await page.locator(marked).evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  const colors = await page.evaluate(() => {
    const marks = [...document.querySelectorAll('.legend li')].map(
      (item) => getComputedStyle(item, '::before').backgroundColor,
    );
    return {legend: new Set(marks).size, kinds: marks.length};
  });
  expect(colors.legend).toBe(colors.kinds);
  const lit = page.locator('.table-of-contents__link--active');
  await expect(lit).toHaveCount(1);
  expect(await lit.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});
