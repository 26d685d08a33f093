import path from 'node:path';
import {SITE} from '../changelog/real';
import {expect, expectInPlace, noisyTest, openAwake, type Page} from './site';

const OUT = path.join(SITE, 'build');
/** Has a host answer every other address with this file, as one does that takes all for the same, or none. */
async function serve(page: Page, address: string, file: string): Promise<void> {
  await page.route(
    (url) => url.href.endsWith(address.split('#')[0]!),
    (route) => route.fulfill({status: file === '404.html' ? 404 : 200, path: path.join(OUT, file)}),
  );
}

const YEAR_FILE = 'whats-new/changelog/2024/index.html';
const NEAR = [
  ['/whats-new/Changelog/2024', '404.html'],
  ['/whats-new/changelog/2024/index.html', '404.html'],
  ['/whats-new/changelog/2024%', '404.html'],
  ['/whats-new/changelog/(2024)+:x', '404.html'],
  ['/whats-new/Changelog/2024#pr-65519', YEAR_FILE],
  ['/whats-new//changelog/2024#PR-65519', YEAR_FILE],
  ['/whats-new/changelog/2024//#pr-65519', YEAR_FILE],
  ['/whats-new/changelog/2024/index.html#pr-65519', YEAR_FILE],
  ['/whats-new/changelog/2024.html', '404.html'],
] as const;

noisyTest('what a host serves at an address that is nearly right stays', async ({page}) => {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (message) => message.text().includes('React') && wrong.push(message.text()));
  for (const [address, file] of NEAR) {
    await page.unrouteAll();
    await serve(page, address, file);
    await page.goto('about:blank');
    await openAwake(page, address);
    await expect(page.locator('h1')).toHaveText(
      file === YEAR_FILE ? '2024 Changelog' : 'There is no page at this address',
    );
    await expect(page.getByRole('alert')).toHaveCount(0);
    // Whoever has mistyped it can correct it, where the router can read it.
    if (file === '404.html' && !address.endsWith('%')) await expect(page).toHaveURL(address);
    if (address.includes('#')) {
      await expectInPlace(page, 'pr-65519');
      await expect(page.locator('li#pr-65519:target')).toBeVisible();
    }
    expect(wrong, address).toEqual([]);
  }
  // And the way on from the missing page leads on.
  await page.locator('main').getByRole('link', {name: '2023 Changelog'}).click();
  await expect(page.locator('h1')).toHaveText('2023 Changelog');
});
