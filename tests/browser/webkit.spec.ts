import {test as base, expect} from '@playwright/test';
import {LONG} from '../sample';
import {CHANGELOG, distanceBelowNavbar, ENTRIES, NAMES, PLANNER, SOON, served} from './site';
import {type DrivenPage, openPage, startDriver} from './webdriver';

// An empty path says that there is none.
const DRIVER = process.env.WEBKIT_PATH ?? '/usr/bin/WebKitWebDriver';
const YEAR = served('/whats-new/changelog/2026');

// Safari's engine, as Debian has it: WebKitGTK with its own driver.
let driver: Awaited<ReturnType<typeof startDriver>>;
const test = base.extend<{webkit: DrivenPage}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  webkit: async ({}, use) => {
    const page = await openPage(driver.address);
    await use(page);
    await page.close();
  },
});

const below = (page: DrivenPage, id: string) => page.run<number>(`return (${distanceBelowNavbar})(arguments[0])`, id);
const expectBelowNavbar = (page: DrivenPage, id: string) =>
  expect(async () => {
    const distance = await below(page, id);
    expect(distance).toBeGreaterThanOrEqual(0);
    expect(distance).toBeLessThan(60);
  }).toPass({timeout: 10_000});
const ENTER = '\uE007';
const AWAKE = "document.documentElement.dataset.hasHydrated === 'true'";
/** The line that is noted, and how far from its place it stands. */
const READ = `(() => {
  const {read} = history.state ?? {};
  const line = read && document.getElementById(read.id);
  return line ? Math.abs(line.getBoundingClientRect().top - read.place * innerHeight) : Infinity;
})()`;

test.describe('WebKit', () => {
  test.skip(!LONG || DRIVER === '', 'in the long run, where it is');
  test.describe.configure({mode: 'default'});
  test.beforeAll(async () => {
    driver = await startDriver(DRIVER, 4870);
  });
  test.afterAll(() => void process.kill(-driver.process.pid!));

  test('reads a year, from a deep link, by the contents, and back to the line', async ({webkit: page, baseURL}) => {
    await page.go(`${baseURL}${CHANGELOG}#pr-59305`);
    await expectBelowNavbar(page, 'pr-59305');
    expect(await page.run('return document.querySelectorAll(".release li").length')).toBe(ENTRIES);
    // Real keys: the way back leaves out what no reader has asked for.
    await page.type('.overview a[href="#248"]', ENTER);
    await expectBelowNavbar(page, '248');
    await page.wheel(3200);
    await page.until(AWAKE);
    await page.until(`${READ} < 2`);
    const {id, place} = await page.run<{id: string; place: number}>('return history.state.read');
    await page.type('.theme-doc-toc-desktop a[href="#2410"]', ENTER);
    await expectBelowNavbar(page, '2410');
    await page.back();
    await page.until(`location.hash === '#248'`);
    expect(await page.run('return history.state.read')).toMatchObject({id, place});
    await page.until(`${READ} < 8`);
    await page.reload();
    await page.until(`${READ} < 8`);
    await page.run(`document.querySelector('.theme-doc-sidebar-menu a[href="${YEAR}"]').click()`);
    await page.until(`document.querySelector('h1').textContent === '2026 Changelog'`);
    await page.back();
    await page.until(`document.querySelectorAll('.release li').length === ${ENTRIES} && ${READ} < 8`);
  });

  test('switches the theme, and searches', async ({webkit: page, baseURL}) => {
    await page.go(baseURL + NAMES);
    await page.click('.navbar button[class*=toggleButton]');
    const theme = await page.run('return document.documentElement.dataset.themeChoice');
    expect(theme).not.toBe('system');
    await page.go(baseURL + CHANGELOG);
    expect(await page.run('return document.documentElement.dataset.themeChoice')).toBe(theme);
    await page.click('[data-search-button]');
    await page.until('document.querySelector("dialog[open] input")');
    await page.type('dialog[open] input', 'parallel_hash');
    await page.until('document.querySelector("[aria-selected=true]")');
    const address = await page.run<string>(
      'return document.querySelector("[aria-selected=true]").getAttribute("href")',
    );
    await page.type('dialog[open] input', ENTER);
    await page.until(`location.pathname + location.hash === ${JSON.stringify(address)}`);
    await page.until('document.querySelector(":target")?.textContent.includes("parallel_hash")');
    await expectBelowNavbar(page, address.split('#')[1]!);
  });

  test('plans an upgrade, and copies', async ({webkit: page, baseURL}) => {
    await page.go(`${baseURL}${PLANNER}?from=24.3&to=24.8`);
    await page.until(AWAKE);
    const shown = () =>
      page.run<number>(
        'return [...document.querySelectorAll("main .release li[id]")].filter((one) => one.checkVisibility()).length',
      );
    await expect.poll(shown, SOON).toBeGreaterThan(30);
    await page.run('navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }');
    await page.run(
      '[...document.querySelectorAll("main button")].find((one) => /^Copy/.test(one.textContent)).click()',
    );
    await page.until('window.copied?.length > 100');
  });
});
