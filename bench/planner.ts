// Prints what the planner costs, next to the limits. Run `npm run build` first.
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {PAGE_PATHS} from '../src/changelog/model/site';
import type {Manifest} from '../src/changelog/wire/manifest';
import {compressed, onReadyPage} from './browser';
import {type Figures, printFigure, printTimes} from './figures';

const RUNS = 7;
const BYTES = 45_000;
/** In milliseconds. */
const BARS = {'its whole list': 1000, 'longest task': 150};

const {releases} = JSON.parse(readFileSync('.docusaurus/changelog/default/manifest.json', 'utf8')) as Manifest;
const [from, to] = [releases[0]!.version, releases.at(-1)!.version];
/** The first release on the way with entries in the last part, which the usual plan does not pass. */
const first = releases.slice(1).find(({checks}) => checks.ops)!.version;

/** Chooses the oldest release and measures until all entries and the texts to roll back are painted. */
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
      await new Promise((resolve) => setTimeout(resolve));
      return {'its whole list': performance.now() - start, 'longest task': task};
    },
    [from, `${first} ·`] as const,
  );
}

async function bench(): Promise<void> {
  const bytes = compressed(`build${PAGE_PATHS.planner}/index.html`).length;
  printFigure('page, brotli', `${bytes} B`, bytes <= BYTES);
  console.log(`${from} to ${to}`);
  printTimes(await onReadyPage(PAGE_PATHS.planner, RUNS, measure), BARS);
}

void bench();
