import type {Page} from '@playwright/test';
import {awake, CHANGELOG, expect, expectInPlace, movePointer, openAwake, SOON, served, test} from './site';

const LIT = '.theme-doc-toc-desktop [aria-current]';
/** An entry in the middle of 24.6, in its section of bug fixes. */
const MIDDLE = 'pr-64256';

/** The address of the line that is lit, and whether it can be seen in its box. */
const lit = (page: Page) =>
  page.evaluate((selector) => {
    const [line, ...more] = document.querySelectorAll<HTMLAnchorElement>(selector);
    const box = line?.closest('.theme-doc-toc-desktop')?.getBoundingClientRect();
    const {top, bottom} = line?.getBoundingClientRect() ?? {top: 0, bottom: 0};
    return {hash: line?.hash, inSight: !!box && top >= box.top && bottom <= box.bottom, others: more.length};
  }, LIT);

const contentsScroll = (page: Page) => page.locator('.theme-doc-toc-desktop').evaluate((box) => box.scrollTop);

test.describe('the table of contents', () => {
  test.use({viewport: {width: 1440, height: 900}});

  for (const [id, heading] of [
    [MIDDLE, 'bug-fix-user-visible-misbehavior-in-an-official-stable-release-5'],
    ['pr-59305', null],
  ] as const) {
    test(`shows without a sign where #${id} is`, async ({page}) => {
      await page.goto(`${CHANGELOG}#${id}`);
      await expectInPlace(page, id);
      const section = heading ?? (await page.locator(`section:has(> ul > [id="${id}"]) > h3`).getAttribute('id'));
      await expect.poll(() => lit(page), SOON).toEqual({hash: `#${section}`, inSight: true, others: 0});
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      await movePointer(page);
      await awake(page);
      await expectInPlace(page, id);
      expect(await lit(page)).toEqual({hash: `#${section}`, inSight: true, others: 0});
      await expect(page.locator('.table-of-contents__link--active')).toHaveCount(0);
    });
  }

  test('goes along while the page is scrolled, but stays where readers have scrolled it', async ({page}) => {
    await page.goto(`${CHANGELOG}#246`);
    await expect.poll(async () => (await lit(page)).inSight, SOON).toBe(true);
    await page.mouse.move(1250, 500);
    await page.mouse.wheel(0, -3000);
    await expect.poll(() => contentsScroll(page), SOON).toBe(0);
    await page.evaluate(() => document.getElementById('244')!.scrollIntoView());
    await expect.poll(async () => (await lit(page)).hash, SOON).toBe('#244');
    expect(await contentsScroll(page)).toBe(0);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 20_000);
    await expect.poll(async () => (await lit(page)).inSight, SOON).toBe(true);
    await awake(page);
    for (const id of ['249', '243', '2411']) {
      await page.mouse.wheel(0, 1); // the reader acts: no jump is repeated any more
      await page.evaluate((target) => document.getElementById(target)!.scrollIntoView(), id);
      await expect.poll(() => lit(page), SOON).toEqual({hash: `#${id}`, inSight: true, others: 0});
    }
  });

  test('follows readers to the pages that they reach through links of the site', async ({page}) => {
    await openAwake(page, served('/whats-new/changelog/'));
    await page.mouse.wheel(0, 5000); // so that the step to the next page scrolls
    await expect.poll(async () => (await lit(page)).hash, SOON).toBeDefined();
    await page.locator('.pagination-nav__link--next').press('Enter');
    await expect(page.locator('h1')).toHaveText('2024 Changelog');
    const section = page.locator('section:has(> h2[id="246"]) h3').nth(3);
    await expect(section).toBeAttached();
    await section.evaluate((element) => element.scrollIntoView());
    const hash = `#${await section.getAttribute('id')}`;
    await expect.poll(() => lit(page), SOON).toEqual({hash, inSight: true, others: 0});
    await expect(page.locator('.reading')).toBeVisible();
    await expect(page.locator('.reading')).toHaveAttribute('data-release', /^24\.6/);
    await page.locator('.menu').getByRole('link', {name: 'Data for programs', exact: true}).click();
    await expect(page.locator('h1')).toHaveText('Data for programs');
    const first = page.locator('article h2').first();
    await first.evaluate((element) => element.scrollIntoView());
    const there = `#${await first.getAttribute('id')}`;
    await expect.poll(() => lit(page), SOON).toEqual({hash: there, inSight: true, others: 0});
  });
});

for (const [device, width] of [
  ['wide', 1440],
  ['on a phone', 375],
] as const) {
  test.describe(device, () => {
    test.use({viewport: {width, height: 800}});

    test('in the middle of a release its name stands under the navbar, in one line, and takes no room', async ({
      page,
    }) => {
      const mark = page.locator('.reading');
      await page.goto(`${CHANGELOG}#${MIDDLE}`);
      await expectInPlace(page, MIDDLE);
      await expect(mark).toBeVisible();
      await expect(mark).toHaveAttribute('data-release', '24.6, 2024-07-01');
      const [navbar, box, entry] = await Promise.all([
        page.locator('.navbar').boundingBox(),
        mark.boundingBox(),
        page.locator(`#${MIDDLE}`).boundingBox(),
      ]);
      expect(box!.y).toBeCloseTo(navbar!.y + navbar!.height, 0);
      expect(box!.height).toBeLessThan(40);
      expect(entry!.y).toBeGreaterThanOrEqual(box!.y + box!.height);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      await mark.evaluate((element) => element.style.setProperty('display', 'none'));
      expect(await height()).toBe(before);
      await mark.evaluate((element) => element.style.removeProperty('display'));

      // Nor is it found, nor read out beside the contents; nor, below, printed.
      await expect(mark).toHaveText('');
      await expect(page.getByRole('button', {name: /24\.6, 2024-07-01, Bug fix: all/})).toHaveCount(
        width < 997 ? 1 : 0,
      );
      await mark.click();
      if (width < 997) await page.getByRole('dialog').getByRole('link', {name: '24.6', exact: true}).click();
      await expectInPlace(page, '246');
      await expect(mark).toBeHidden();

      // Last: media that are emulated lay out the page again, which moves what is read.
      await page.goBack();
      await expectInPlace(page, MIDDLE);
      await expect(mark).toBeVisible();
      await page.emulateMedia({media: 'print'});
      await expect(mark).toBeHidden();
    });
  });
}
