import {LONG, tries} from '../sample';
import {axeInBothThemes, leaveKindsOfMarkup} from './axe';
import {CHANGELOG, expect, KINDS, openAwake, PAGES, test} from './site';

/** Between the narrowest and the widest, nothing is laid out in a way of its own. */
const WIDTHS = [320, 1440, 375, 768].slice(0, tries(2));

for (const address of LONG ? PAGES : KINDS) {
  test(`axe finds nothing on ${address}, in light and dark`, async ({page}) => {
    test.setTimeout(600_000); // in the long run axe looks at 15,000 elements
    await openAwake(page, address);
    await leaveKindsOfMarkup(page);
    expect(await axeInBothThemes(page)).toEqual([]);
  });
}

for (const address of PAGES) {
  test(`nothing on ${address} scrolls sideways at ${WIDTHS.join(', ')} pixels`, async ({page}) => {
    await page.goto(address);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 800});
      const wide = await page.evaluate(() => {
        const edge = document.documentElement.clientWidth;
        const overflowing = [...document.querySelectorAll('main *')].filter(
          (element) => element.getBoundingClientRect().right > edge + 1 && !element.closest('pre, table'),
        );
        return {
          page: document.documentElement.scrollWidth - edge,
          elements: overflowing.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
        };
      });
      expect(wide, `at ${width} pixels`).toEqual({page: 0, elements: []});
    }
  });
}

test('print shows every entry and none of the site around it', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await page.goto(CHANGELOG);
  await expect(page.locator('.navbar')).toBeHidden();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  const heights = await page
    .locator('.release li')
    .evaluateAll((items) => items.filter((item) => item.getBoundingClientRect().height === 0).length);
  expect(heights).toBe(0);
});
