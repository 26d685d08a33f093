// The ways of a reader, in the browsers that Playwright cannot drive as Debian has them: Firefox over WebDriver BiDi, and
// WebKitGTK, the engine of Safari, with its own driver.
import {spawn} from 'node:child_process';
import {expect, test} from '@playwright/test';
import puppeteer from 'puppeteer-core';
import {type Actions, Builder, By} from 'selenium-webdriver';
import {FIREFOX, WEBKIT_DRIVER} from './programs';
import {CHANGELOG, distanceBelowNavbar, ENTRIES, goesElsewhere, PARTS, PLANNER, SOON} from './site';

/** A page of a browser; scripts are expressions that run in it. */
interface Driven {
  readonly go: (url: string) => Promise<unknown>;
  readonly run: <Result>(expression: string) => Promise<Result>;
  /** Presses keys in an element. */
  readonly type: (selector: string, text: string) => Promise<unknown>;
  readonly wheel: (distance: number) => Promise<unknown>;
  readonly back: () => Promise<unknown>;
}

/** What the types of Selenium leave out. */
type Wheel = Actions & {scroll: (x: number, y: number, deltaX: number, deltaY: number) => Actions};

interface Opened {
  readonly page: Driven;
  /** Ends the browser; gives what was wrong on the way. */
  readonly close: () => Promise<readonly string[]>;
}

async function openFirefox(home: string): Promise<Opened> {
  const browser = await puppeteer.launch({browser: 'firefox', executablePath: FIREFOX!});
  const page = await browser.newPage();
  await page.setViewport({width: 1280, height: 800});
  const wrong: string[] = [];
  page.on('console', (message) => ['error', 'warn'].includes(message.type()) && wrong.push(message.text()));
  // Firefox tells so of scripts that were on their way when a page was left; those that are missing keep it from waking.
  page.on('pageerror', (error) => /ChunkLoadError/.test(String(error)) || wrong.push(String(error)));
  page.on('request', (request) => goesElsewhere(request.url(), home) && wrong.push(`Request to ${request.url()}`));
  return {
    page: {
      go: (url) => page.goto(url),
      run: <Result>(expression: string) => page.evaluate(expression) as Promise<Result>,
      type: async (selector, text) => page.focus(selector).then(() => page.keyboard.type(text)),
      wheel: (deltaY) => page.mouse.move(500, 400).then(() => page.mouse.wheel({deltaY})),
      back: () => page.evaluate('history.back()'),
    },
    close: async () => browser.close().then(() => wrong),
  };
}

async function openWebKit(home: string): Promise<Opened> {
  const port = Number(new URL(home).port) + 1; // of its own: two runs may be under way at once
  const address = `http://127.0.0.1:${port}`;
  const screen = spawn('xvfb-run', ['-a', WEBKIT_DRIVER!, `--port=${port}`], {stdio: 'ignore', detached: true});
  await expect(() => fetch(`${address}/status`)).toPass();
  const driver = await new Builder().usingServer(address).withCapabilities({browserName: 'MiniBrowser'}).build();
  return {
    page: {
      go: (url) => driver.get(url),
      run: <Result>(expression: string) => driver.executeScript<Result>(`return ${expression}`),
      type: (selector, text) => driver.findElement(By.css(selector)).sendKeys(text),
      wheel: (distance) => (driver.actions() as Wheel).scroll(500, 400, 0, distance).perform(),
      back: () => driver.navigate().back(),
    },
    close: async () => {
      await driver.quit();
      process.kill(-screen.pid!); // with what it has started
      return [];
    },
  };
}

let opened: Opened;
test.describe.configure({mode: 'default'});
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
test.beforeAll(async ({}, {project}) => {
  opened = await (project.name === 'firefox' ? openFirefox : openWebKit)(project.use.baseURL!);
});
test.afterAll(async () => expect(await opened.close()).toEqual([]));

const ENTER = '\uE007';
/** Waits until this holds: the search of all years takes WebKit half a minute where others work as well. */
const until = (page: Driven, expression: string) =>
  expect.poll(() => page.run<boolean>(`Boolean(${expression})`), {...SOON, timeout: 90_000}).toBe(true);
const inPlace = (page: Driven, id: string) =>
  expect(async () => {
    const distance = await page.run<number>(`(${distanceBelowNavbar})(${JSON.stringify(id)})`);
    expect(distance).toBeGreaterThanOrEqual(0);
    expect(distance).toBeLessThan(60);
  }).toPass({timeout: 10_000});
const awake = (page: Driven) => until(page, `document.documentElement.dataset.hasHydrated === 'true'`);

const WAYS: Readonly<Record<string, (page: Driven, home: string) => Promise<unknown>>> = {
  'a deep link, and Back from another year': async (page, home) => {
    await page.go(`${home}${CHANGELOG}#pr-59305`);
    await inPlace(page, 'pr-59305');
    expect(await page.run('document.querySelectorAll(".release section li").length')).toBe(ENTRIES);
    await page.type('.overview a[href="#248"]', ENTER);
    await inPlace(page, '248');
    await awake(page);
    await page.wheel(3000);
    // The line is noted once scrolling has stopped: its top is where it was noted.
    const read = 'history.state?.read';
    const top = `document.getElementById(${read}.id)?.getBoundingClientRect().top`;
    await until(page, `scrollY > 2000 && ${read} && Math.abs(${top} - ${read}.place * innerHeight) < 1`);
    const line = await page.run<{id: string; top: number}>(`({id: ${read}.id, top: ${top}})`);
    // A real key: WebKit's way back leaves out what no reader has asked for.
    await page.type('.theme-doc-sidebar-menu a[href$="/2026"]', ENTER);
    await until(page, `document.querySelector('h1').textContent === '2026 Changelog'`);
    await page.back();
    await until(page, `document.querySelectorAll('.release section li').length === ${ENTRIES}`);
    await until(page, `Math.abs(document.getElementById('${line.id}').getBoundingClientRect().top - ${line.top}) < 8`);
  },
  'the search': async (page, home) => {
    await page.go(home + PARTS);
    await awake(page);
    await page.type('[data-search-button]', ENTER);
    await until(page, 'document.querySelector("dialog:popover-open input[role=searchbox]")');
    await page.type('dialog:popover-open input', 'parallel_hash');
    await until(page, 'document.querySelector("[role=option]")?.textContent.includes("parallel_hash")');
    await page.type('dialog:popover-open input', ENTER);
    await until(page, 'document.querySelector(":target")?.textContent.includes("parallel_hash")');
    await inPlace(page, await page.run('location.hash.slice(1)'));
  },
  'a plan, and Back in it': async (page, home) => {
    const shown = `[...document.querySelectorAll('[data-part] li:has([data-task])')].filter((one) => one.checkVisibility()).length`;
    await page.go(`${home}${PLANNER}?from=24.3&to=24.8`);
    await awake(page);
    await until(page, `document.querySelector('#keep') && ${shown} > 30`);
    // Entries come by years, and a long list grows in steps: the plan is whole once all are there and their number stays.
    await until(
      page,
      `[...document.querySelectorAll('[aria-disabled=false]')].some((one) => /checklist/.test(one.textContent))`,
    );
    let all = 0;
    await expect(async () => {
      const before = all;
      all = await page.run<number>(shown);
      expect(all).toBe(before);
    }).toPass({timeout: 10_000, intervals: [1000]});
    await page.type('select[name=from]', '24.7');
    await until(page, `location.search === '?from=24.7&to=24.8' && ${shown} < ${all}`);
    await page.back();
    await until(page, `location.search === '?from=24.3&to=24.8' && ${shown} === ${all}`);
    await page.type('#pasted', 'SELECT greatest(a, b) FROM t SETTINGS max_threads = 8');
    await until(
      page,
      `[...document.querySelectorAll('h2')].some((h2) => h2.textContent.includes('Your setup') && h2.checkVisibility())`,
    );
  },
};

for (const [name, way] of Object.entries(WAYS)) test(name, ({baseURL}) => way(opened.page, baseURL!));
