import {sample, tries} from '../sample';
import {CHANGELOG, ENTRIES, expect, KINDS, openAwake, PLANNER, noisyTest as test} from './site';

const FAILED = 'The scripts of this page could not be loaded.';
const SCRIPTS = {
  'all scripts': /\/assets\/js\//,
  'the main script': /\/assets\/js\/main\./,
  'the scripts of the page': /\/assets\/js\/(?!main\.|runtime)/,
};
const CUT = {status: 200, contentType: 'text/javascript', body: '(()=>{let a=['};

const FAULTS = Object.entries(SCRIPTS).flatMap(([files, pattern]) => [
  {what: `${files} missing`, pattern, response: {status: 404, body: ''}},
  {what: `${files} cut short`, pattern, response: CUT},
]);

for (const {what, pattern, response} of sample(FAULTS, tries(2))) {
  test(`with ${what} the text stands and the reader is told`, async ({page}) => {
    await page.route(pattern, (route) => route.fulfill(response));
    await page.goto(CHANGELOG);
    await expect(page.locator('[role=alert]')).toHaveCount(0);
    await page.locator('.navbar').getByRole('button', {name: 'Search', exact: true}).click();
    await expect(page.locator('[role=alert]')).toContainText(FAILED);
    await expect(page.locator('[role=alert]')).toHaveCount(1);
    await expect(page.locator('.release li')).toHaveCount(ENTRIES);
    await page.locator('.overview').getByRole('link', {name: '24.1', exact: true}).click();
    await expect(page).toHaveURL(/#241$/);
  });
}

test('where a page may store nothing, each kind of page works and the theme can be switched', async ({page}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  for (const address of sample(KINDS, tries(3))) {
    await openAwake(page, address);
    const before = await page.locator('html').getAttribute('data-theme-choice');
    await page.locator('.navbar button[class*=toggleButton]').click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme-choice', before!);
    await expect(page.locator('h1')).toBeVisible();
  }
});

test('what else fills the storage does not matter', async ({page}) => {
  await page.goto(PLANNER);
  const keys = await page.evaluate(() => Object.keys({...localStorage}));
  await page.addInitScript((known) => {
    for (const key of ['theme', 'docusaurus.tab', ...known]) {
      localStorage.setItem(key, '<img src=x onerror=globalThis.ran=1>');
      sessionStorage.setItem(key, '{"a":');
    }
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"rubbish');
  }, keys);
  for (const address of sample(KINDS, tries(3))) {
    await openAwake(page, address);
    await expect(page.locator('h1')).toBeVisible();
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
  }
});
