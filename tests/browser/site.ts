// Addresses and helpers of the browser tests; playwright.config.ts starts the server.
import {type BrowserContext, test as base, type Locator, type Page, expect as playwrightExpect} from '@playwright/test';
import {placedEntries} from '../../src/changelog/model/records';
import {content} from './content';

export const HOME = '/';
export const CHANGELOG = '/whats-new/changelog/2024';
export const PLANNER = '/whats-new/upgrade';
export const NAMES = '/whats-new/changelog/names';
export const PATCHES = '/whats-new/changelog/patches';
export const PARTS = '/operations/system-tables/parts';
/** Every page of the site. */
export const PAGES = [
  HOME,
  ...content.years.map(({path}) => path),
  PARTS,
  '/whats-new/changelog/data',
  PLANNER,
  NAMES,
  PATCHES,
];

/** A page of each kind: the years are alike. */
export const KINDS = PAGES.filter((page) => page === CHANGELOG || !/\/changelog\/(?:\d+)?$/.test(page));

/** How many entries the source of the 2024 page has: no more and no fewer are to be shown. */
export const ENTRIES = placedEntries(content.years.find(({path}) => path === CHANGELOG)!.releases).length;

const POLICY = /Content.Security.Policy/i;

/**
 * Whether a request goes to another server than the site's own, `http://127.0.0.1:3210`; what a page makes itself
 * goes nowhere.
 */
export function goesElsewhere(url: string, home: string): boolean {
  return !url.startsWith(`${home}/`) && !/^(?:data|blob|about):/.test(url);
}

/** Records the errors of a context's pages; gives the list, which grows. */
function watch(context: BrowserContext, home: string, noisy: boolean): string[] {
  const wrong: string[] = [];
  const hear = (text: string): void => {
    if (!noisy || POLICY.test(text)) wrong.push(text);
  };
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) hear(message.text());
  });
  context.on('weberror', (error) => hear(String(error.error())));
  context.on('request', (request) => {
    const url = request.url();
    if (goesElsewhere(url, home)) wrong.push(`Request to ${url}`);
  });
  return wrong;
}

/**
 * A test that fails when a page of its browser asks another server for anything, throws, or writes an
 * error or a warning to its console, as it does where the Content-Security-Policy forbids something.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: Playwright's word for a fixture without a value
export const test = base.extend<{noisy: boolean; watched: void; scriptless: Page}>({
  noisy: [false, {option: true}],
  // Readers act on what they see: input that comes before a page is painted can get lost in the browser.
  page: async ({page, javaScriptEnabled}, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (...args) => {
      const response = await goto(...args);
      if (javaScriptEnabled !== false) await painted(page);
      return response;
    };
    await use(page);
  },
  /** A page without scripts. */
  scriptless: async ({browser}, use) => {
    const page = await browser.newPage({javaScriptEnabled: false});
    await use(page);
    await page.close();
  },
  watched: [
    async ({browser, context, baseURL, noisy}, use) => {
      const home = new URL(baseURL!).origin;
      const lists = [watch(context, home, noisy)];
      const watchOpened = (opened: BrowserContext): void => void lists.push(watch(opened, home, noisy));
      browser.on('context', watchOpened);
      await use();
      browser.off('context', watchOpened);
      expect(lists.flat()).toEqual([]);
    },
    {auto: true},
  ],
});

/** The same for a test that makes something fail, which a browser notes in the console. */
export const noisyTest = test.extend({noisy: true});

/** Assertions that are about an element which is there. */
const OF_AN_ELEMENT =
  /^(?:toContainText|toHave(?:Attribute|CSS|Text|Value)|toBe(?:Attached|Disabled|Enabled|Focused|InViewport|Visible))$/;

/** Waits for what an assertion is about; if that does not come, the assertion says so. */
async function before(subject: Locator | Page, matcher: string, wanted: unknown): Promise<void> {
  const timeout = 30_000;
  if (!('goto' in subject)) {
    if (OF_AN_ELEMENT.test(matcher) && !Array.isArray(wanted))
      await subject
        .first()
        .waitFor({state: 'attached', timeout})
        .catch(() => undefined);
  } else if (matcher === 'toHaveURL')
    await subject.waitForURL(wanted as string, {timeout, waitUntil: 'commit'}).catch(() => undefined);
}

/**
 * Playwright's `expect`, which waits for an element or an address before it asserts something of it. An assertion that
 * fails at its first look describes the whole page for its message: 12 seconds on the longest, 1 without it.
 */
export const expect = new Proxy(playwrightExpect, {
  apply: (target, self, given: [unknown]) => {
    const matchers = Reflect.apply(target, self, given) as object;
    const [subject] = given;
    const isOfPage = typeof subject === 'object' && subject !== null && ('waitFor' in subject || 'goto' in subject);
    if (!isOfPage) return matchers;
    return new Proxy(matchers, {
      get: (all, name) => {
        const matcher = Reflect.get(all, name) as unknown;
        if (typeof name !== 'string' || typeof matcher !== 'function') return matcher;
        return async (...args: unknown[]) => {
          await before(subject as Locator | Page, name, args[0]);
          await Reflect.apply(matcher, all, args);
        };
      },
    });
  },
});

/**
 * Waits until an element is there. A locator's own wait ends at once when it is; an assertion looks again after ever
 * longer pauses, up to a second.
 */
export async function arrives(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor({state: 'attached'});
}

/** How often `expect.poll` asks, in milliseconds: its own pauses grow to a second. */
export const SOON = {intervals: [20, 50, 100]};

/** The scripts of the site. */
export const SCRIPTS = '**/assets/js/*.js';

/** The paths that the page asks for and that have this part; the list grows. */
export function fetchedBy(page: Page, part = ''): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.includes(part)) paths.push(pathname);
  });
  return paths;
}

/** How many pixels the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The text that was copied last. */
export const copied = async (page: Page): Promise<string> =>
  (await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r', '');

/** Keeps what matches from the page until the function that it gives is called. */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** Waits until the page's scripts have taken over. */
export const awake = (page: Page): Promise<void> => arrives(page, 'html[data-has-hydrated=true]');

/** Waits until what the page has now is painted, or for more frames: a jump is repeated in twenty. */
export const painted = (page: Page, frames = 2): Promise<void> =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
  }, frames);

/** Notes how far what is shown moves on its own; gives a function that says it, from a moment of the page on. */
export async function noteShifts(page: Page): Promise<(from: 'timeOrigin' | 'domInteractive') => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, {shifts});
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({type: 'layout-shift', buffered: true});
  });
  return async (from) => {
    await painted(page);
    return page.evaluate((from) => {
      const [{domInteractive}] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
      const {shifts} = window as unknown as {shifts: (PerformanceEntry & {value: number})[]};
      const counted = shifts.filter(({startTime}) => from === 'timeOrigin' || startTime > domInteractive);
      return counted.reduce((sum, {value}) => sum + value, 0);
    }, from);
  };
}

/** Opens a page and waits until its scripts, which come when it is idle, have taken over. */
export async function openAwake(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await awake(page);
}

/** Pixels from the lower edge of the navbar to the upper edge of the element with this id; runs in the page. */
export function distanceBelowNavbar(id: string): number {
  const navbar = document.querySelector('.navbar')!.getBoundingClientRect().bottom;
  return document.getElementById(id)!.getBoundingClientRect().top - navbar;
}

/** The same, asked of a page. */
export async function belowNavbar(page: Page, id: string): Promise<number> {
  return page.evaluate(distanceBelowNavbar, id);
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

export type {Page};
