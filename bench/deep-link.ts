import type {Browser} from '@playwright/test';
import type {Figures} from './median';
import {PAGE, YEAR} from './sites';
import {SLOWDOWN} from './slowed';

const LAST_RELEASE = `${YEAR - 2000}1`;

/** With a slowed processor: the time until a deep-linked heading is in its final place, and the heap after load. */
export async function deepLinkRun(browser: Browser, origin: string): Promise<Figures> {
  const page = await browser.newPage({viewport: {width: 412, height: 823}});
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  // The TypeScript runner wraps named functions in this function.
  await page.addInitScript('globalThis.__name = (value) => value');
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
  await page.goto('about:blank');
  await page.goto(`${origin}/${PAGE}`, {waitUntil: 'load'});
  await page.waitForTimeout(2000);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const {metrics} = await session.send('Performance.getMetrics');
  const heap = metrics.find(({name}) => name === 'JSHeapUsedSize')!.value / 1e6;
  await page.close();
  return {
    'deep link in place, ms': log[lastElsewhere + 1]![0],
    'heap, MB': heap,
  };
}
