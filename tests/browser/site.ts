import {test as base, expect, type Page} from '@playwright/test';

export const CHANGELOG = '/whats-new/changelog/2024';

/** A test that fails when the page writes an error or a warning to the console, or throws. */
export const test = base.extend<{quietConsole: void}>({
  quietConsole: [
    async ({page}, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(String(error)));
      await use();
      expect(noise).toEqual([]);
    },
    {auto: true},
  ],
});

/** Opens a page and waits until its scripts, which wait for a sign of a reader, have taken over. */
export async function openAwake(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Pixels from the lower edge of the navbar to the upper edge of the element with this id. */
export async function belowNavbar(page: Page, id: string): Promise<number> {
  return page.evaluate((wanted) => {
    const navbar = document.querySelector('.navbar')!.getBoundingClientRect().bottom;
    return document.getElementById(wanted)!.getBoundingClientRect().top - navbar;
  }, id);
}

/** Whether the element is in view below the navbar, or, at the page's end, cannot come further up. */
export async function expectInPlace(page: Page, id: string): Promise<void> {
  await expect(async () => {
    const distance = await belowNavbar(page, id);
    const atEnd = await page.evaluate(() => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight);
    expect(distance).toBeGreaterThanOrEqual(0);
    expect(distance).toBeLessThan(atEnd ? 900 : 60);
  }).toPass({timeout: 10_000});
}

export {expect};
