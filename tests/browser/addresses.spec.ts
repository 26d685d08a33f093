import path from 'node:path';
import {SITE} from '../changelog/real';
import {CHANGELOG, expect, expectInPlace, noisyTest, openAwake, PARTS, type Page} from './site';

const OUT = path.join(SITE, 'build');
/** Has a host answer every other address with this file, as one does that takes all for the same, or none. */
async function serve(page: Page, address: string, file: string): Promise<void> {
  await page.route(
    (url) => url.href.endsWith(address.split('#')[0]!),
    (route) => route.fulfill({status: file === '404.html' ? 404 : 200, path: path.join(OUT, file)}),
  );
}

const NEAR = [
  ['/whats-new/changelog/(2024)+:x', '404.html', 'There is no page at this address'],
  ['/whats-new//Changelog/2024#PR-65519', 'whats-new/changelog/2024/index.html', '2024 Changelog'],
  [`${PARTS.toUpperCase()}#columns`, `${PARTS}/index.html`, 'system.parts'],
  [`${PARTS}//#columns`, `${PARTS}/index.html`, 'system.parts'],
  [`${PARTS}/index.html#columns`, `${PARTS}/index.html`, 'system.parts'],
  ['/no/page', '404.html', 'There is no page at this address'],
] as const;

noisyTest('what a host serves at an address that is nearly right stays', async ({page}) => {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (message) => message.text().includes('React') && wrong.push(message.text()));
  for (const [address, file, title] of NEAR) {
    await page.unrouteAll();
    await serve(page, address, file);
    await page.goto('about:blank');
    await openAwake(page, address);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page.getByRole('alert')).toHaveCount(0);
    // Whoever has mistyped it can correct it.
    if (file === '404.html') await expect(page).toHaveURL(address);
    const [, id] = address.toLowerCase().split('#');
    if (id) {
      await expectInPlace(page, id);
      await expect(page.locator(`#${id}:target`)).toBeVisible();
    }
    expect(wrong, address).toEqual([]);
  }
  // And the way on from the missing page leads on.
  await page.locator('main').getByRole('link', {name: '2023 Changelog'}).click();
  await expect(page.locator('h1')).toHaveText('2023 Changelog');
});

noisyTest(
  'where a host has no page for an address that is nearly right, the missing page leads to it',
  async ({page, baseURL}) => {
    for (const address of [
      `${CHANGELOG.toUpperCase()}?a#pr-65519`,
      `${CHANGELOG}/index.html?a#pr-65519`,
      `${CHANGELOG}.html?a#pr-65519`,
      `${CHANGELOG}%?a#pr-65519`,
      `/${CHANGELOG}?a#pr-65519`,
    ]) {
      await page.unrouteAll();
      await serve(page, address, '404.html');
      await page.goto('about:blank');
      await openAwake(page, baseURL + address);
      await expect(page).toHaveURL(`${CHANGELOG}?a#pr-65519`);
      await expectInPlace(page, 'pr-65519');
    }
    // Nobody is led to another host.
    await serve(page, '//example.org/x', '404.html');
    await page.goto(`${baseURL}//example.org/x`);
    await expect(page).toHaveURL('/example.org/x');
  },
);
