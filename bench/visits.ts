import type {Browser} from '@playwright/test';
import {onSlowedPage} from './browser';
import type {Figures} from './figures';

/** With a slowed processor: the time until a heading that the address names is in its final place. */
export function deepLinkRun(browser: Browser, url: string, id: string): Promise<Figures> {
  return onSlowedPage(browser, async (page) => {
    await page.addInitScript((id) => {
      const log: [number, number][] = [];
      Object.assign(window, {placeLog: log});
      const note = (): void => {
        const heading = document.getElementById(id);
        if (heading) log.push([performance.now(), Math.round(heading.getBoundingClientRect().top)]);
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    }, id);
    await page.goto(`${url}#${id}`, {waitUntil: 'load'});
    await page.waitForTimeout(4000);
    const log = await page.evaluate(() => (window as unknown as {placeLog: [number, number][]}).placeLog);
    const final = log.at(-1)![1];
    const lastElsewhere = log.findLastIndex(([, top]) => Math.abs(top - final) > 1);
    return {'deep link in place, ms': log[lastElsewhere + 1]![0]};
  });
}

/** The time from the key to the first result, three seconds after load; a site without a search has no figure. */
export function firstSearchRun(browser: Browser, url: string): Promise<Figures> {
  return onSlowedPage(browser, async (page): Promise<Figures> => {
    await page.goto(url, {waitUntil: 'load'});
    await page.waitForTimeout(3000);
    if ((await page.getByRole('button', {name: 'Search', exact: true}).count()) === 0) return {};
    const start = performance.now();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('parallel_hash');
    await page.locator('dialog [role=option]').first().waitFor();
    return {'first search, ms': performance.now() - start};
  });
}
