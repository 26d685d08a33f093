import {AxeBuilder} from '@axe-core/playwright';
import {CHANGELOG, expect, PAGES, test} from './site';

for (const address of PAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on ${address} in ${colorScheme}`, async ({page}) => {
      test.setTimeout(300_000); // axe looks at 15,000 elements
      await page.emulateMedia({colorScheme});
      await page.goto(address);
      const {violations} = await new AxeBuilder({page}).options({rules: {'heading-order': {enabled: true}}}).analyze();
      expect(
        violations.map(
          ({id, nodes}) =>
            `${id}: ${nodes
              .slice(0, 3)
              .map(({html}) => html)
              .join(' | ')}`,
        ),
      ).toEqual([]);
    });
  }

  for (const width of [1440, 768, 375, 320]) {
    test(`nothing on ${address} scrolls sideways at ${width} pixels`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await page.goto(address);
      const wide = await page.evaluate(() => {
        const edge = document.documentElement.clientWidth;
        const overflowing = [...document.querySelectorAll('article *')].filter(
          (element) => element.getBoundingClientRect().right > edge + 1 && !element.closest('pre, table'),
        );
        return {
          page: document.documentElement.scrollWidth - edge,
          elements: overflowing.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
        };
      });
      expect(wide).toEqual({page: 0, elements: []});
    });
  }
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
