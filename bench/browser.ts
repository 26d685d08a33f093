import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page} from '@playwright/test';
import sirv from 'sirv';
import {findProgram} from '../scripts/programs';

export const SLOWDOWN = 4;
export const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];

export function launch(): Promise<Browser> {
  return chromium.launch({executablePath: findProgram('chromium'), args: FLAGS});
}

/** Serves a built site with its compressed files; gives its address and a function that stops the server. */
export async function serve(folder: string): Promise<{address: string; stop: () => void}> {
  const handler = sirv(folder, {brotli: true, gzip: true, etag: true});
  const server = createServer((request, response) =>
    handler(request, response, () => void response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close()};
}

/** Measures on a new page, in a context of its own, with a slowed processor. */
export async function onSlowedPage<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  measure: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage(options);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  // The TypeScript runner wraps named functions in this function.
  await page.addInitScript('globalThis.__name = (value) => value');
  const result = await measure(page, session);
  await page.close();
  return result;
}

/** Measures so many times, each in a new browser, once the page's scripts run: they wait for a reader's first sign. */
export async function onReadyPage<Result>(
  path: string,
  times: number,
  measure: (page: Page) => Promise<Result>,
): Promise<Result[]> {
  const {address, stop} = await serve('build');
  const results: Result[] = [];
  while (results.length < times) {
    const browser = await launch();
    const result = onSlowedPage(browser, {}, async (page) => {
      await page.goto(address + path, {waitUntil: 'networkidle'});
      await page.keyboard.press('Shift');
      await page.waitForSelector('html[data-has-hydrated=true]', {state: 'attached'});
      await page.waitForLoadState('networkidle');
      return measure(page);
    });
    results.push(await result.finally(() => browser.close()));
  }
  stop();
  return results;
}
