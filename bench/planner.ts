// Prints what the planner costs, next to the limits. Run `npm run build` first.
import {readFileSync, statSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {PAGE_PATHS} from '../src/changelog/model/site';
import type {Manifest} from '../src/changelog/wire/manifest';
import {onReadyPage} from './browser';
import {printFigure, printTimes} from './figures';

const RUNS = 7;
/** In bytes and milliseconds. */
const BARS = {page: 40_000, whole: 1000, task: 150};

const {releases} = JSON.parse(readFileSync('.docusaurus/changelog/default/manifest.json', 'utf8')) as Manifest;
const oldest = releases[0]!.version;
const passed = releases.slice(1);
const newest = passed.at(-1)!.version;

interface Figures {
  /** Milliseconds from the choice until the first releases are painted. */
  readonly begun: number;
  /** Milliseconds from the choice until all entries and the texts to roll back are painted. */
  readonly whole: number;
  /** The longest task in that time, in milliseconds; 0 if none took 50. */
  readonly task: number;
}

/** Chooses the oldest release and measures until the list of all releases is painted. */
function measure(page: Page): Promise<Figures> {
  return page.evaluate(
    async ([from, first, count]) => {
      let task = 0;
      new PerformanceObserver((list) => {
        task = Math.max(task, ...list.getEntries().map(({duration}) => duration));
      }).observe({type: 'longtask'});
      const painted = async (isThere: () => boolean): Promise<number> => {
        // A pause between looks, because each look takes time too.
        while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 30));
        await new Promise(requestAnimationFrame);
        await new Promise((resolve) => setTimeout(resolve));
        return performance.now() - start;
      };
      const shown = () => document.querySelectorAll('[data-version]:has(li)').length;
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
      passed.filter(({matters}) => matters > 0).length,
    ] as const,
  );
}

async function bench(): Promise<void> {
  const bytes = statSync(`build${PAGE_PATHS.planner}/index.html.br`).size;
  printFigure('page, brotli', `${bytes} B`, bytes <= BARS.page);
  const runs = await onReadyPage(PAGE_PATHS.planner, RUNS, measure);
  console.log(`${oldest} to ${newest}`);
  printTimes(
    'its first releases on the screen',
    runs.map(({begun}) => begun),
  );
  printTimes(
    'its whole list',
    runs.map(({whole}) => whole),
    BARS.whole,
  );
  printTimes(
    'longest task',
    runs.map(({task}) => task),
    BARS.task,
  );
}

void bench();
