// Prints how well the search finds and what it costs, beside the bars: run `npm run build` first.
import {statSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {plainText} from '../src/changelog/model/text';
import {isName} from '../src/search/terms';
import {readReal} from '../tests/changelog/real';
import {judge, LOGS, MISSED, QUESTIONS, SHORT, type Wanted} from '../tests/search/site';
import {onReadyPage} from './browser';
import {printFigure} from './figures';

const RUNS = 3;
/** Of what the search fetched before it was built anew, brotli. */
const [BYTES, MORE] = [690_000, 1.07];
const TYPED = ['parallel_hash', 'materialized view', 'S3Queue settings', '24.8 join', 'alexey', 'insret select'];
const halves = (queries: readonly Wanted[]) => [0, 1].map((half) => queries.filter((_, at) => at % 2 === half));

/** Twelve kinds of short queries, made of an entry that brings a name. */
const KINDS: Readonly<Record<string, (name: string, pull: number, version: string) => string>> = {
  'a name': (name) => name,
  'in small letters': (name) => name.toLowerCase(),
  'in words': (name) => name.replaceAll('_', ' '),
  'with a letter missing': (name) => name.slice(0, 4) + name.slice(5),
  'with two letters swapped': (name) => name.slice(0, 3) + name[4]! + name[3]! + name.slice(5),
  'its beginning': (name) => name.slice(0, -2),
  'a statement': (name) => `SET ${name} = 1`,
  'an option': (name) => `--${name}=1`,
  'with its version': (name, _, version) => `${name} ${version}`,
  'and when it came': (name) => `which version added ${name}`,
  'a pull request': (_, pull) => `#${pull}`,
  'its link': (_, pull) => `https://github.com/ClickHouse/ClickHouse/pull/${pull}`,
};
const PER_KIND = 16;

async function kinds(): Promise<[string, Wanted[]][]> {
  const {years} = await readReal();
  const brought = years.flatMap(({releases}) =>
    releases.flatMap(({version, sections}) =>
      (sections.find(({name}) => name === 'New Feature')?.entries ?? []).flatMap((entry) => {
        const name = /^(?:The|A) new \w*\s?(?:setting|function) (\w+)/.exec(plainText(entry.text))?.[1];
        return name && isName(name) && entry.pullRequests[0] ? [{name, version, entry}] : [];
      }),
    ),
  );
  const step = Math.max(1, Math.floor(brought.length / PER_KIND));
  const chosen = brought.filter((_, at) => at % step === 0).slice(0, PER_KIND);
  return Object.entries(KINDS).map(([kind, queryOf]) => [
    kind,
    chosen.map(({name, version, entry: {id, pullRequests}}) => ({
      query: queryOf(name, pullRequests[0]!, version),
      wanted: [id, `setting-${name}`, `function-${name}`],
    })),
  ]);
}

async function printFound(name: string, queries: readonly Wanted[], bar?: number): Promise<void> {
  const {found, missed, empty} = await judge(queries);
  printFigure(
    name,
    `${found} of ${queries.length} in the first three, ${empty} empty`,
    bar === undefined ? bar : found >= bar * queries.length,
  );
  if (process.argv.includes('--missed'))
    for (const {query, rank} of missed) console.log(`    ${rank} ${query.slice(0, 90)}`);
}

/** The bytes that are fetched for the search, the longest task until all years are there, and the times of keystrokes. */
async function measure(page: Page): Promise<{bytes: number; task: number; keys: number[]}> {
  let bytes = 0;
  page.on('requestfinished', (request) => {
    bytes += statSync(`build${new URL(request.url()).pathname}.br`).size; // a worker's script has no size in the browser
  });
  await page.evaluate(() => {
    const tasks: number[] = [0];
    Object.assign(window, {tasks});
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({duration}) => duration))).observe({
      type: 'longtask',
    });
  });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', {name: 'Search entries'}).fill('parallel_hash');
  await page.locator('[role=listbox][data-left="0"] [role=option]').first().waitFor();
  const task = await page.evaluate(() => Math.max(...(window as unknown as {tasks: number[]}).tasks));
  const keys: number[] = [];
  for (const text of TYPED.flatMap((each) => Array.from(each, (_, at) => each.slice(0, at + 1))))
    keys.push(
      await page.evaluate(async (value) => {
        const field = document.querySelector<HTMLInputElement>('dialog [role=combobox]')!;
        const list = document.querySelector<HTMLElement>('dialog [role=listbox]')!;
        const start = performance.now();
        field.value = value;
        field.dispatchEvent(new InputEvent('input', {bubbles: true}));
        while (list.dataset.query !== value.trim()) await new Promise((resolve) => requestAnimationFrame(resolve));
        return performance.now() - start;
      }, text),
    );
  return {bytes, task, keys};
}

async function bench(): Promise<void> {
  for (const [kind, queries] of await kinds()) await printFound(kind, queries);
  for (const [name, queries, bar] of [
    ['short queries', SHORT, 0.93],
    ['questions', QUESTIONS, 0.6],
    ['logs', LOGS, 0.6],
  ] as const)
    for (const [half, list] of halves(queries).entries())
      await printFound(`${name}${half ? ', held back' : ''}`, list, bar);
  await printFound('missed before', MISSED);
  const runs = await onReadyPage('/whats-new/changelog/2024', RUNS, measure);
  const least = (values: readonly number[]): number => Math.min(...values);
  const keys = runs[0]!.keys.map((_, at) => least(runs.map((run) => run.keys[at]!))).sort((a, b) => a - b);
  const [half, most] = [keys[keys.length >> 1]!, keys[Math.floor(keys.length * 0.95)]!];
  printFigure('bytes, brotli', `${runs[0]!.bytes}`, runs[0]!.bytes <= BYTES * MORE);
  printFigure(
    'longest task, four times slower',
    `${least(runs.map(({task}) => task)).toFixed(0)} ms`,
    least(runs.map(({task}) => task)) <= 100,
  );
  printFigure(
    'keystroke to list, same: median and 95th percentile',
    `${half.toFixed(0)} ms, ${most.toFixed(0)} ms`,
    half <= 30,
  );
}

void bench();
