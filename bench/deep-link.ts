import type {Browser} from '@playwright/test';
import {onSlowedPage} from './browser';
import type {Figures} from './figures';
import {PAGE, YEAR} from './sites';

const LAST_RELEASE = `${YEAR - 2000}1`;

/** With a slowed processor: the time until a deep-linked heading is in its final place. */
export function deepLinkRun(browser: Browser, origin: string): Promise<Figures> {
  return onSlowedPage(browser, {viewport: {width: 412, height: 823}}, async (page) => {
    await page.addInitScript((id) => {
      const log: [number, number][] = [];
      Object.assign(window, {placeLog: log});
      const note = (): void => {
        const heading = document.getElementById(id);
        if (heading) log.push([performance.now(), Math.round(heading.getBoundingClientRect().top)]);
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    }, LAST_RELEASE);
    await page.goto(`${origin}/${PAGE}#${LAST_RELEASE}`, {waitUntil: 'load'});
    await page.waitForTimeout(4000);
    const log = await page.evaluate(() => (window as unknown as {placeLog: [number, number][]}).placeLog);
    const final = log.at(-1)![1];
    const lastElsewhere = log.findLastIndex(([, top]) => Math.abs(top - final) > 1);
    return {'deep link in place, ms': log[lastElsewhere + 1]![0]};
  });
}
