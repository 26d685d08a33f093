import {test as base, expect} from '@playwright/test';
import puppeteer, {type Browser, type Page} from 'puppeteer-core';
import {CHANGELOG, distanceBelowNavbar, ENTRIES, goesElsewhere, HOME, PARTS, PLANNER, SOON} from './site';

// Real Firefox over WebDriver BiDi. Playwright's own BiDi asks for a command that the long-term support release does
// not know.
let browser: Browser;
const test = base.extend<{firefox: Page}>({
  firefox: async ({baseURL}, use) => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({width: 1280, height: 800});
    const wrong: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) wrong.push(message.text());
    });
    page.on('pageerror', (error) => wrong.push(String(error)));
    page.on('request', (request) => {
      if (goesElsewhere(request.url(), baseURL!)) wrong.push(`Request to ${request.url()}`);
    });
    await use(page);
    await context.close();
    expect([...new Set(wrong)]).toEqual([]);
  },
});

const count = (page: Page, selector: string): Promise<number> => page.$$eval(selector, (all) => all.length);
const shown = (page: Page, selector: string): Promise<number> =>
  page.$$eval(selector, (all) => all.filter((one) => one.checkVisibility()).length);

/** Moves the mouse, so that the scripts come, and waits until they have taken over. */
async function wake(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await page.waitForSelector('html[data-has-hydrated=true]');
}

/** Follows a link by its key: lists that come in sight are laid out then, and a click may meet a link that moves. */
async function follow(page: Page, selector: string): Promise<void> {
  await page.focus(selector);
  await page.keyboard.press('Enter');
}

async function expectBelowNavbar(page: Page, id: string): Promise<void> {
  await expect(async () => {
    const distance = await page.evaluate(distanceBelowNavbar, id);
    expect(distance).toBeGreaterThanOrEqual(0);
    expect(distance).toBeLessThan(60);
  }).toPass({timeout: 10_000});
}

test.describe('Firefox', () => {
  test.skip(process.env.FIREFOX_PATH === '', 'There is no Firefox on this machine.');
  // One after another in one browser.
  test.describe.configure({mode: 'default'});
  test.beforeAll(async () => {
    const executablePath = process.env.FIREFOX_PATH || '/usr/bin/firefox-esr';
    browser = await puppeteer.launch({browser: 'firefox', executablePath});
  });
  test.afterAll(() => browser.close());

  test('reads, goes from year to year and back, switches the theme, and searches', async ({firefox: page, baseURL}) => {
    await page.goto(`${baseURL}${CHANGELOG}#pr-59305`);
    await expectBelowNavbar(page, 'pr-59305');
    await page.goto(baseURL + HOME);
    await page.locator(`main a[href="${CHANGELOG}"]`).click();
    await page.waitForFunction((wanted) => location.pathname === wanted, {}, CHANGELOG);
    expect(await count(page, '.release li')).toBe(ENTRIES);
    await follow(page, '.overview a[href="#248"]');
    await expectBelowNavbar(page, '248');
    await follow(page, '#pr-65519 a[href$="#pr-65519"]');
    await page.waitForFunction(() => /opied/.test(document.querySelector('.said')?.textContent ?? ''));

    await wake(page);
    await follow(page, '.pagination-nav__link--next');
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === '2023 Changelog');
    await page.evaluate(() => history.back());
    await page.waitForFunction((all) => document.querySelectorAll('.release li').length === all, {}, ENTRIES);
    await page.locator('.navbar button[class*=toggleButton]').click();
    const theme = await page.$eval('html', (html) => html.dataset.themeChoice);
    expect(theme).not.toBe('system');

    await page.goto(baseURL + PARTS);
    expect(await page.$eval('html', (html) => html.dataset.themeChoice)).toBe(theme);
    await page.keyboard.press('/');
    const field = await page.waitForSelector('dialog[open] input[role=combobox]');
    await field!.type('parallel_hash');
    // What was found for its first letters may lead elsewhere.
    await page.waitForFunction(() =>
      document.querySelector('[role=option][aria-selected=true]')?.textContent?.includes('parallel_hash'),
    );
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector(':target')?.textContent?.includes('parallel_hash'));
    await expectBelowNavbar(page, new URL(page.url()).hash.slice(1));
  });

  test('plans an upgrade: from an address, by choice, back, and from a paste', async ({firefox: page, baseURL}) => {
    await page.goto(`${baseURL}${PLANNER}?from=24.3&to=24.8`);
    await page.waitForSelector('html[data-has-hydrated=true]');
    const entries = '[data-part] li:has([data-task])';
    await page.waitForSelector('#keep'); // it comes when all entries are there
    const first = await shown(page, entries);
    expect(first).toBeGreaterThan(30);
    await page.select('select[name=from]', '24.7');
    await page.waitForFunction(() => location.search === '?from=24.7&to=24.8');
    await expect.poll(() => shown(page, entries), SOON).toBeLessThan(first);
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => location.search === '?from=24.3&to=24.8');
    await expect.poll(() => shown(page, entries), SOON).toBe(first);
    await (await page.$('#pasted'))!.type('SELECT greatest(a, b) FROM t SETTINGS max_threads = 8');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('h2')].some(
        (heading) => heading.textContent!.startsWith('Your setup') && heading.checkVisibility(),
      ),
    );
  });
});
