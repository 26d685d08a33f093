// Prints how well the search finds and what it costs, beside the limits: run `npm run build` first.
import type {Page} from '@playwright/test';
import {markdownPath} from '../src/changelog/model/site';
import {yearsWithPages} from '../src/files/changelog-folder';
import {kindsOfQueries} from '../tests/search/kinds';
import {judge, LOGS, QUESTIONS, SHORT, type Wanted} from '../tests/search/site';
import {compressed, longestTask, onReadyPage, SLOWDOWN} from './browser';
import {median, printFigure} from './figures';

const RUNS = 3;
/** Limits: the bytes that the search fetches for each of the years' Markdown, both brotli; its longest task and the median from a keystroke to the list, in milliseconds. */
const [BYTES, TASK, KEYSTROKE] = [1, 100, 30];
const TYPED = ['parallel_hash', 'materialized view', 'S3Queue settings', '24.8 join', 'alexey', 'insret select'];
/** The least share of queries with a wanted row in the first three, from 0 to 1. */
const LIMITS: Readonly<Record<string, number>> = {'short queries': 180 / 194, questions: 0.6, logs: 0.6};

async function printFound(name: string, queries: readonly Wanted[], limit?: number): Promise<void> {
  const {found, missed, empty} = await judge(queries);
  printFigure(
    name,
    `${found} of ${queries.length} in the first three, ${empty} empty`,
    limit === undefined ? limit : found >= limit * queries.length,
  );
  if (process.argv.includes('--missed'))
    for (const {query, rank} of missed) console.log(`    ${rank} ${query.slice(0, 90)}`);
}

/** What is fetched for the search, the times of its first result and from each keystroke to the list, and the longest task until all years are there. */
async function measure(page: Page) {
  const files: string[] = [];
  page.on('requestfinished', (request) => {
    files.push(`build${new URL(request.url()).pathname}`);
  });
  const start = performance.now();
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox', {name: 'Search entries'}).fill('parallel_hash');
  await page.locator('dialog [role=option]').first().waitFor();
  const first = performance.now() - start;
  await page.locator('[role=listbox][data-left="0"] [role=option]').first().waitFor();
  const task = await longestTask(page);
  const keys: number[] = [];
  for (const text of TYPED.flatMap((each) => Array.from(each, (_, at) => each.slice(0, at + 1))))
    keys.push(
      await page.evaluate(async (value) => {
        const field = document.querySelector<HTMLInputElement>('dialog input')!;
        const list = document.querySelector<HTMLElement>('dialog [role=listbox]')!;
        await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))); // the last list is painted
        const start = performance.now();
        field.value = value;
        field.dispatchEvent(new InputEvent('input', {bubbles: true}));
        await new Promise<void>((resolve) => {
          const onAnswer = () => list.dataset.query === value.trim() && resolve();
          new MutationObserver(onAnswer).observe(list, {attributeFilter: ['data-query']});
          onAnswer(); // a space at the end asks nothing else
        });
        return performance.now() - start;
      }, text),
    );
  return {files, first, task, keys};
}

async function printAllFound(): Promise<void> {
  for (const [kind, queries] of await kindsOfQueries()) await printFound(kind, queries);
  const lists = {'short queries': SHORT, questions: QUESTIONS, logs: LOGS};
  for (const [name, queries] of Object.entries(lists)) {
    await printFound(name, queries, LIMITS[name]);
    const held = queries.filter((_, at) => at % 2 === 1);
    await printFound('of these held back', held);
  }
}

async function printCost(): Promise<void> {
  const runs = await onReadyPage('/whats-new/changelog/2024', RUNS, measure);
  const task = Math.min(...runs.map((run) => run.task));
  // The best of the runs for each keystroke: what else the machine does meanwhile is not the search's.
  const listed = runs[0]!.keys.map((_, at) => Math.min(...runs.map(({keys}) => keys[at]!)));
  // A worker's script has no size in the browser.
  const bytes = runs[0]!.files.reduce((sum, file) => sum + compressed(file).length, 0);
  const markdown = yearsWithPages('.').reduce((sum, year) => sum + compressed(`build${markdownPath(year)}`).length, 0);
  printFigure('bytes, brotli, beside the years’ Markdown', `${bytes} / ${markdown}`, bytes <= BYTES * markdown);
  const first = median(runs.map((run) => run.first));
  printFigure(`first search to its first result, ${SLOWDOWN} times slower`, `${first.toFixed(0)} ms`);
  printFigure(`longest task, ${SLOWDOWN} times slower`, `${task.toFixed(0)} ms`, task <= TASK);
  printFigure('keystroke to list, same, median', `${median(listed).toFixed(0)} ms`, median(listed) <= KEYSTROKE);
}

// `npm run bench:search -- cost` leaves the queries out.
void (process.argv.includes('cost') ? printCost() : printAllFound().then(printCost));
