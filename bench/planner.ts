// Prints what a choice in the planner costs, next to its limits. Run `npm run build` first.
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {PAGE_PATHS} from '../src/changelog/model/site';
import type {Manifest} from '../src/changelog/wire/manifest';
import {onReadyPage, SLOWDOWN} from './browser';
import {type Figures, medians, printFigure} from './figures';

const RUNS = 7;
/** The most that each may take, in milliseconds. */
const LIMITS: Figures = {'whole plan': 1000, 'longest task': 150};

const {releases} = JSON.parse(readFileSync('.docusaurus/changelog/default/manifest.json', 'utf8')) as Manifest;
const [from, to] = [releases[0]!.version, releases.at(-1)!.version];
/** The first release on the way: it has entries in the last part, and the usual plan does not pass it. */
const first = releases[1]!.version;

/** Chooses the oldest release and measures until the last part of the plan is painted. */
function measure(page: Page): Promise<Figures> {
  return page.evaluate(
    async ([from, label]) => {
      let task = 0;
      const watch = new PerformanceObserver((list) => {
        task = Math.max(task, ...list.getEntries().map(({duration}) => duration));
      });
      watch.observe({type: 'longtask'});
      const start = performance.now();
      const select = document.querySelector<HTMLSelectElement>('select[name=from]')!;
      select.value = from;
      select.dispatchEvent(new Event('change', {bubbles: true}));
      // A pause between looks: each takes time too.
      while (!document.querySelector('[data-part=ops]')?.textContent.includes(label))
        await new Promise((resolve) => setTimeout(resolve, 30));
      await new Promise(requestAnimationFrame);
      return {'whole plan': performance.now() - start, 'longest task': task};
    },
    [from, `${first} ·`] as const,
  );
}

async function bench(): Promise<void> {
  const figures = medians(await onReadyPage(PAGE_PATHS.planner, RUNS, measure));
  for (const [name, time] of Object.entries(figures))
    printFigure(`${from} to ${to}, ${name}, ${SLOWDOWN} times slower`, `${time.toFixed(0)} ms`, time <= LIMITS[name]!);
}

void bench();
