import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {type Browser, chromium, type Page} from '@playwright/test';
import {CHROMIUM} from '../tests/browser/programs';

export const SLOWDOWN = 4;
export const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

export function launch(): Promise<Browser> {
  return chromium.launch({executablePath: CHROMIUM, args: FLAGS});
}

/** A file of the built site as it goes over the wire. */
export const compressed = (file: string): Buffer => brotliCompressSync(readFileSync(file));

/** Serves a built site, each file compressed once; gives its address and a function that stops the server. */
export async function serve(folder: string): Promise<{address: string; stop: () => void}> {
  const files = new Map<string, Buffer>();
  const server = createServer(({url}, response) => {
    const {pathname} = new URL(url!, 'http://site');
    const file = path.join(folder, path.extname(pathname) ? pathname : `${pathname}/index.html`);
    if (!existsSync(file)) return void response.writeHead(404).end();
    if (!files.has(file)) files.set(file, compressed(file));
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, {'content-type': type, 'content-encoding': 'br'}).end(files.get(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close()};
}

/** Measures on a new page of a phone's size, in a context of its own, with a slowed processor. */
export async function onSlowedPage<Result>(
  browser: Browser,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage({viewport: {width: 412, height: 823}});
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  // The TypeScript runner wraps named functions in this function.
  await page.addInitScript('globalThis.__name = (value) => value');
  const result = await measure(page);
  await page.close();
  return result;
}

/** Measures so many times, each in a new browser, once the page's scripts have taken over. */
export async function onReadyPage<Result>(
  path: string,
  times: number,
  measure: (page: Page) => Promise<Result>,
): Promise<Result[]> {
  const {address, stop} = await serve('build');
  const results: Result[] = [];
  while (results.length < times) {
    const browser = await launch();
    const result = onSlowedPage(browser, async (page) => {
      await page.goto(address + path, {waitUntil: 'networkidle'});
      await page.waitForSelector('html[data-has-hydrated=true]', {state: 'attached'});
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await page.evaluate(() => {
        const tasks = [0];
        Object.assign(window, {tasks});
        new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({duration}) => duration))).observe({
          type: 'longtask',
        });
      });
      return measure(page);
    });
    results.push(await result.finally(() => browser.close()));
  }
  stop();
  return results;
}

/** The longest task so far of what is measured on a ready page, in milliseconds. */
export const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(...(window as unknown as {tasks: number[]}).tasks));
