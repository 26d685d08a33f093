// Prints what the planner costs, next to the limits. Run `npm run build` first.
import {readFileSync, statSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {PAGE_PATHS} from '../src/changelog/model/site';
import {countMattering} from '../src/changelog/upgrade/range';
import type {Manifest} from '../src/changelog/wire/manifest';
import {onReadyPage} from './browser';
import {type Figures, printFigure, printTimes} from './figures';

const RUNS = 7;
const BYTES = 45_000;
/** In milliseconds. */
const BARS = {'its whole list': 1000, 'longest task': 150};

const {releases} = JSON.parse(readFileSync('.docusaurus/changelog/default/manifest.json', 'utf8')) as Manifest;
const oldest = releases[0]!.version;
const passed = releases.slice(1);
const newest = passed.at(-1)!.version;

/** Chooses the oldest release and measures until all entries and the texts to roll back are painted. */
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
      const shown = () => document.querySelectorAll('[data-part] [data-task]').length;
      const start = performance.now();
      const select = document.querySelector<HTMLSelectElement>('select[name=from]')!;
      select.value = from;
      select.dispatchEvent(new Event('change', {bubbles: true}));
      const begun = painted(() => document.querySelector(`[data-task^="${first}"]`) !== null);
      const whole = painted(() => shown() === count && document.querySelector('#keep') !== null);
      return {'its first parts on the screen': await begun, 'its whole list': await whole, 'longest task': task};
    },
    [
      oldest,
      passed.find(({matters}) => matters > 0)!.address.split('#')[0]!,
      countMattering(passed, {from: oldest, to: newest}),
    ] as const,
  );
}

async function bench(): Promise<void> {
  const bytes = statSync(`build${PAGE_PATHS.planner}/index.html.br`).size;
  printFigure('page, brotli', `${bytes} B`, bytes <= BYTES);
  const runs = await onReadyPage(PAGE_PATHS.planner, RUNS, measure);
  console.log(`${oldest} to ${newest}`);
  printTimes(runs, BARS);
}

void bench();
