import type {Browser} from '@playwright/test';
import {onSlowedPage} from './browser';
import type {Figures} from './figures';

/** Chrome DevTools' "Slow 4G": 150 ms round trip, 1.6 Mbit/s down, 0.75 up. */
const SLOW_4G = {offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8};
/** How long readers look at the page before they click, in milliseconds. */
const BEFORE_CLICK = 3000;

const DESKTOP = {viewport: {width: 1280, height: 800}};
const PHONE = {viewport: {width: 412, height: 823}, hasTouch: true, isMobile: true};

/** What readers may click first. `state` runs in the page: the click has its effect as soon as that changes. */
const CLICKS = [
  {
    name: 'theme',
    device: DESKTOP,
    button: '.navbar button[class*=toggleButton]',
    state: () => JSON.stringify({...document.documentElement.dataset, hasHydrated: ''}),
  },
  {
    name: 'menu',
    device: PHONE,
    button: '.navbar__toggle',
    state: () => {
      const menu = [...document.querySelectorAll('.navbar-sidebar')].find((one) => one.checkVisibility());
      return menu !== undefined && menu.getBoundingClientRect().left > -1;
    },
  },
  {
    name: 'search',
    device: DESKTOP,
    button: '[data-search-button]',
    state: () => document.querySelector('dialog input')?.checkVisibility() ?? false,
  },
] as const;

interface Noted {
  readonly state: () => unknown;
  readonly clicked: number;
  effect: Promise<number>;
}

/** The milliseconds from a click to the frame that shows its effect; no number if it has none. */
function clickRun(browser: Browser, address: string, {name, device, button, state}: (typeof CLICKS)[number]) {
  return onSlowedPage(browser, {...device, colorScheme: 'light'}, async (page, session): Promise<Figures> => {
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    // Before the page's own scripts, which may keep a click to themselves.
    await page.addInitScript(`globalThis.state = ${state};
      addEventListener('click', ({timeStamp}) => (globalThis.clicked = timeStamp), {capture: true, once: true});`);
    await page.goto(address, {waitUntil: 'load'});
    await page.waitForTimeout(BEFORE_CLICK);
    if (!(await page.locator(button).isVisible())) return {};
    const {x, y, width, height} = (await page.locator(button).boundingBox())!;
    await page.evaluate(() => {
      const noted = window as unknown as Noted;
      const [before, end] = [noted.state(), performance.now() + 20_000];
      const watch = async () => {
        do await new Promise(requestAnimationFrame);
        while (noted.state() === before && performance.now() < end);
        // The frame is painted when the next task runs.
        await new Promise((resolve) => setTimeout(resolve));
        return noted.state() === before ? NaN : performance.now() - noted.clicked;
      };
      noted.effect = watch();
    });
    await page.mouse.click(x + width / 2, y + height / 2);
    return {[`first click, ${name}, ms`]: await page.evaluate(() => (window as unknown as Noted).effect)};
  });
}

/** The cost of the first click on slow 4G with a slowed processor, for each thing that readers may click first. */
export async function firstClicks(browser: Browser, address: string): Promise<Figures> {
  const figures: Figures = {};
  for (const click of CLICKS) Object.assign(figures, await clickRun(browser, address, click));
  return figures;
}
