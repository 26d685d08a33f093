import type {Browser, BrowserContextOptions, CDPSession, Page} from '@playwright/test';
import type {Figures} from './median';
import {SLOWDOWN} from './slowed';

/** Chrome DevTools' "Slow 4G": 150 ms round trip, 1.6 Mbit/s down, 0.75 up. */
const SLOW_4G = {offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8};
/** How long readers look at the page before they click, in milliseconds. */
const BEFORE_CLICK = 3000;
/** How long after a click everything that it caused is done, in milliseconds. */
const AFTER_CLICK = 4000;

const DESKTOP: BrowserContextOptions = {viewport: {width: 1280, height: 800}};
const PHONE: BrowserContextOptions = {viewport: {width: 412, height: 823}, hasTouch: true, isMobile: true};

/** Something that readers may click first, and how they see that it worked. */
interface Click {
  readonly name: string;
  readonly device: BrowserContextOptions;
  readonly button: string;
  /** Runs in the page at each frame. The click has its effect as soon as this string changes. */
  readonly effect: () => string;
}

const CLICKS: readonly Click[] = [
  {
    name: 'theme',
    device: DESKTOP,
    button: '.navbar button[class*=toggleButton]',
    effect: () => JSON.stringify({...document.documentElement.dataset, hasHydrated: ''}),
  },
  {
    name: 'menu',
    device: PHONE,
    button: '.navbar__toggle',
    effect: () => {
      const menu = [...document.querySelectorAll('.navbar-sidebar')].find((one) => one.checkVisibility());
      return String(menu !== undefined && menu.getBoundingClientRect().left > -1);
    },
  },
  {
    name: 'search',
    device: DESKTOP,
    button: '[data-search-button]',
    effect: () => String(document.querySelector('dialog input')?.checkVisibility() ?? false),
  },
];

/** What a script that runs before the page's own scripts has recorded. */
interface Noted {
  clicked?: number;
  shown?: number;
  tasks: {start: number; duration: number}[];
}
type Noting = Window & {noted: Noted};

/** Records in the page the time of a click, of the frame that shows its effect, and long tasks. */
async function note(page: Page, {effect}: Click): Promise<void> {
  // The TypeScript runner wraps named functions in this function.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(`globalThis.effect = ${effect}`);
  await page.addInitScript(() => {
    const noted: Noted = {tasks: []};
    const {effect} = Object.assign(window, {noted}) as unknown as {effect: () => string};
    new PerformanceObserver((list) =>
      noted.tasks.push(...list.getEntries().map(({startTime, duration}) => ({start: startTime, duration}))),
    ).observe({type: 'longtask', buffered: true});
    const onClick = (event: Event): void => {
      noted.clicked = event.timeStamp;
      const before = effect();
      const look = (): void => {
        // The frame is painted when the next task runs.
        if (effect() === before) requestAnimationFrame(look);
        else setTimeout(() => (noted.shown = performance.now()));
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', onClick, {capture: true, once: true});
  });
}

/** Counts the bytes on the wire, with prefetches and headers; gives a function that returns the sum so far, in kB. */
async function countBytes(page: Page, session: CDPSession): Promise<() => number> {
  let bytes = 0;
  // The requests of the search's worker are not in the page's session.
  page.on('requestfinished', async (request) => {
    if (!request.url().includes('/assets/data/')) return;
    const {responseBodySize, responseHeadersSize} = await request.sizes();
    bytes += responseBodySize + responseHeadersSize;
  });
  session.on('Network.loadingFinished', ({encodedDataLength}) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  return () => bytes / 1000;
}

async function run(browser: Browser, address: string, click: Click): Promise<Figures> {
  const context = await browser.newContext({...click.device, colorScheme: 'light'});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = await countBytes(page, session);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  await note(page, click);
  await page.goto(address, {waitUntil: 'load'});
  const loaded = bytes();
  await page.waitForTimeout(BEFORE_CLICK);
  const atRest = bytes();
  const {x, y, width, height} = (await page.locator(click.button).boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.waitForFunction(() => (window as unknown as Noting).noted.shown !== undefined);
  await page.waitForTimeout(AFTER_CLICK);
  const {clicked, shown, tasks} = await page.evaluate(() => (window as unknown as Noting).noted);
  await context.close();
  const after = tasks.filter(({start, duration}) => start + duration > clicked!);
  return {
    'to effect, ms': shown! - clicked!,
    'longest task, ms': Math.max(0, ...after.map(({duration}) => duration)),
    'kB until load': loaded,
    'kB fetched at rest': atRest - loaded,
    'kB after it': bytes() - atRest,
  };
}

/**
 * The cost of the first click on slow 4G with a slowed processor, three seconds after load, for each thing of the page
 * that readers may click first: the time to the frame with the effect, the longest task after the click, and the bytes.
 */
export async function firstClicks(browser: Browser, address: string): Promise<Figures> {
  const figures: Figures = {};
  const page = await browser.newPage();
  await page.goto(address);
  const has = await Promise.all(CLICKS.map(({button}) => page.locator(button).count()));
  await page.close();
  for (const click of CLICKS.filter((_, index) => has[index]! > 0)) {
    for (const [name, value] of Object.entries(await run(browser, address, click)))
      figures[`first click, ${click.name}: ${name}`] = value;
  }
  return figures;
}
