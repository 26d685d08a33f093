// Prints what the planner costs, beside the bars: run `npm run build` first.
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {findProgram} from '../scripts/programs';
import type {Manifest} from '../src/changelog/data/manifest';
import {median} from './median';
import {serve} from './serve';

const RUNS = 7;
/** A processor four times slower than this one. */
const SLOWDOWN = 4;
const PAGE = '/whats-new/upgrade';
/** In bytes and milliseconds. */
const BARS = {page: 40_000, whole: 1000, task: 150};

const {releases} = JSON.parse(readFileSync('.docusaurus/changelog/default/manifest.json', 'utf8')) as Manifest;
const oldest = releases[0]!.version;
const passed = releases.slice(1);
const newest = passed.at(-1)!.version;

interface Figures {
  /** Milliseconds from the choice until its first releases are painted. */
  readonly begun: number;
  /** Milliseconds from the choice until all its entries and the way back are. */
  readonly whole: number;
  /** The longest task between, in milliseconds; 0 where none took 50. */
  readonly task: number;
}

/** Chooses the oldest release on the page of the usual range, and measures until the list of all releases stands. */
async function measure(browser: Browser, address: string): Promise<Figures> {
  const page = await browser.newPage();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  await page.goto(address, {waitUntil: 'networkidle'});
  await page.mouse.move(200, 200);
  await page.waitForSelector('html[data-has-hydrated=true]', {state: 'attached'});
  await page.waitForLoadState('networkidle');
  // What the TypeScript runner wraps named functions in.
  await page.evaluate('globalThis.__name = (value) => value');
  const figures = await page.evaluate(
    async ([from, first, count]) => {
      let task = 0;
      new PerformanceObserver((list) => {
        task = Math.max(task, ...list.getEntries().map(({duration}) => duration));
      }).observe({type: 'longtask'});
      const painted = async (isThere: () => boolean): Promise<number> => {
        // Looked for now and then only: to look costs time too.
        while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 30));
        await new Promise(requestAnimationFrame);
        await new Promise((resolve) => setTimeout(resolve));
        return performance.now() - start;
      };
      const shown = () => document.querySelectorAll('[data-version] li').length;
      const start = performance.now();
      const select = document.querySelector<HTMLSelectElement>('select[name=from]')!;
      select.value = from;
      select.dispatchEvent(new Event('change', {bubbles: true}));
      const begun = painted(() => document.querySelector(`[data-version="${first}"] li`) !== null);
      const whole = painted(() => shown() === count && document.querySelector('#roll-back') !== null);
      return {begun: await begun, whole: await whole, task};
    },
    [
      oldest,
      passed.find(({matters}) => matters > 0)!.version,
      passed.reduce((sum, {matters}) => sum + matters, 0),
    ] as const,
  );
  await page.close();
  return figures;
}

async function bench(): Promise<void> {
  const line = (name: string, figure: string, held?: boolean): void => {
    console.log(`${name.padEnd(50)} ${figure}${held === undefined ? '' : held ? '  (bar held)' : '  (BAR MISSED)'}`);
    if (held === false) process.exitCode = 1;
  };
  const bytes = statSync(`build${PAGE}/index.html.br`).size;
  line('page, brotli', `${bytes} B`, bytes <= BARS.page);
  const {address, stop} = await serve(path.resolve('build'));
  const browser = await chromium.launch({
    executablePath: await findProgram('chromium'),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const runs: Figures[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await measure(browser, `${address}${PAGE}`));
  await browser.close();
  stop();
  console.log(`${oldest} to ${newest}, processor ${SLOWDOWN} times slower`);
  const time = (name: string, values: readonly number[], bar?: number): void =>
    line(
      `  ${name}`,
      `${median(values).toFixed(0)} ms (median of ${RUNS}; best ${Math.min(...values).toFixed(0)} ms)`,
      bar === undefined ? undefined : median(values) <= bar,
    );
  time(
    'its first releases on the screen',
    runs.map(({begun}) => begun),
  );
  time(
    'its whole list',
    runs.map(({whole}) => whole),
    BARS.whole,
  );
  time(
    'longest task',
    runs.map(({task}) => task),
    BARS.task,
  );
}

void bench();
