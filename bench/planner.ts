// Prints what a choice in the planner costs, next to its limits. Run `npm run build` first.
import type {Page} from '@playwright/test';
import {PAGE_PATHS} from '../src/changelog/model/site';
import {manifest} from '../tests/browser/content';
import {longestTask, onReadyPage, SLOWDOWN} from './browser';
import {type Figures, medians, printFigure} from './figures';

const RUNS = 7;
/** The most that each may take, in milliseconds. */
const LIMITS: Figures = {'whole plan': 1000, 'longest task': 150};

const [from, to] = [manifest.releases[0]!.version, manifest.releases.at(-1)!.version];
/** The first release on the way: it has entries in the last part, and the usual plan does not pass it. */
const first = manifest.releases[1]!.version;

/** Chooses the oldest release and measures until the last part of the plan is painted. */
async function measure(page: Page): Promise<Figures> {
  const time = await page.evaluate(
    async ([from, label]) => {
      const start = performance.now();
      const select = document.querySelector<HTMLSelectElement>('select[name=from]')!;
      select.value = from;
      select.dispatchEvent(new Event('change', {bubbles: true}));
      // A pause between looks: each takes time too.
      while (!document.querySelector('[data-part=ops]')?.textContent.includes(label))
        await new Promise((resolve) => setTimeout(resolve, 30));
      await new Promise(requestAnimationFrame);
      return performance.now() - start;
    },
    [from, `${first} ·`] as const,
  );
  return {'whole plan': time, 'longest task': await longestTask(page)};
}

async function bench(): Promise<void> {
  const figures = medians(await onReadyPage(PAGE_PATHS.planner, RUNS, measure));
  for (const [name, time] of Object.entries(figures))
    printFigure(`${from} to ${to}, ${name}, ${SLOWDOWN} times slower`, `${time.toFixed(0)} ms`, time <= LIMITS[name]!);
}

void bench();
