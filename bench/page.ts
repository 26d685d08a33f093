// `npm run bench:page [ROUNDS]`: what the page of a year costs its reader, beside a plain Docusaurus site and a
// hand-made file.
import {execFile, execFileSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {type Browser, chromium} from '@playwright/test';
import {compress} from '../scripts/compress';
import {findProgram} from '../scripts/programs';
import {firstClicks} from './first-click';
import {median} from './median';
import {serve} from './serve';
import {articleAlone, buildPlain, FOLDER, PAGE, plainSite, YEAR} from './sites';
import {SLOWDOWN} from './slowed';

const ROUNDS = Number(process.argv[2] ?? 5);
const LAST_RELEASE = `${YEAR - 2000}1`;
const CHROME_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

type Figures = Record<string, number>;

interface NetworkItem {
  resourceType?: string;
  priority?: string;
  transferSize: number;
}
interface Task {
  duration: number;
}

interface Report {
  audits: Record<string, {numericValue?: number; details?: {items?: unknown[]}} | undefined>;
  categories: Record<string, {score: number | null} | undefined>;
}

/** One Lighthouse run with its mobile preset, in a process of its own, so that it shares nothing with the bench. */
async function lighthouseRun(url: string, executable: string): Promise<Figures> {
  const args = [
    url,
    '--output=json',
    '--quiet',
    '--only-categories=performance,accessibility,best-practices,seo',
    `--chrome-flags=${CHROME_FLAGS.join(' ')}`,
  ];
  const run = () =>
    promisify(execFile)('node_modules/.bin/lighthouse', args, {
      env: {...process.env, CHROME_PATH: executable},
      maxBuffer: 1e8,
    });
  const {stdout} = await run().catch(run); // a busy machine makes the browser miss a deadline now and then
  const result = JSON.parse(stdout) as Report;
  const number = (audit: string) => result.audits[audit]?.numericValue ?? 0;
  const items = (audit: string) => result.audits[audit]?.details?.items ?? [];
  const requests = items('network-requests') as NetworkItem[];
  // What is fetched ahead, once the page is at rest, is counted by itself: the page does not wait for it, nor run it.
  const ahead = requests.filter(({priority}) => priority === 'VeryLow');
  const network = requests.filter((request) => !ahead.includes(request));
  const sum = (list: readonly NetworkItem[]) => list.reduce((total, {transferSize}) => total + transferSize, 0) / 1000;
  const bytes = (type: string) => sum(network.filter(({resourceType}) => resourceType === type));
  const score = (category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
  const metrics = items('metrics')[0] as {observedLargestContentfulPaint?: number} | undefined;
  return {
    'bytes, kB': sum(network),
    'fetched at rest, kB': sum(ahead),
    'HTML, kB': bytes('Document'),
    'style, kB': bytes('Stylesheet'),
    'script, kB': bytes('Script'),
    requests: network.length,
    elements: number('dom-size'),
    'FCP, ms': number('first-contentful-paint'),
    'LCP, ms': number('largest-contentful-paint'),
    'observed LCP, ms': metrics?.observedLargestContentfulPaint ?? 0,
    'TBT, ms': number('total-blocking-time'),
    'longest task, ms': Math.max(0, ...(items('long-tasks') as Task[]).map(({duration}) => duration)),
    'main thread, ms': number('mainthread-work-breakdown'),
    'layout shift': number('cumulative-layout-shift'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
  };
}

/** With a slowed processor: when the deep-linked heading stands where it stays, and the heap after load. */
async function deepLinkRun(browser: Browser, origin: string): Promise<Figures> {
  const page = await browser.newPage({viewport: {width: 412, height: 823}});
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  // What the TypeScript runner wraps named functions in.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript((id) => {
    const log: [number, number][] = [];
    Object.assign(window, {placeLog: log});
    const note = (): void => {
      const heading = document.getElementById(id);
      if (heading) log.push([performance.now(), Math.round(heading.getBoundingClientRect().top)]);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  }, LAST_RELEASE);
  await page.goto(`${origin}/${PAGE}#${LAST_RELEASE}`, {waitUntil: 'load'});
  await page.waitForTimeout(4000);
  const log = await page.evaluate(() => (window as unknown as {placeLog: [number, number][]}).placeLog);
  const final = log.at(-1)![1];
  const lastElsewhere = log.findLastIndex(([, top]) => Math.abs(top - final) > 1);
  await page.goto('about:blank');
  await page.goto(`${origin}/${PAGE}`, {waitUntil: 'load'});
  await page.waitForTimeout(2000);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const {metrics} = await session.send('Performance.getMetrics');
  const heap = metrics.find(({name}) => name === 'JSHeapUsedSize')!.value / 1e6;
  await page.close();
  return {
    'deep link in place, ms': log[lastElsewhere + 1]![0],
    'heap, MB': heap,
  };
}

function table(medians: Record<string, Figures>): string {
  const sites = Object.keys(medians);
  // A site without the button has no figure.
  const format = (value = NaN) =>
    Number.isNaN(value) ? '–' : value >= 100 ? value.toFixed(0) : value.toFixed(value < 1 ? 3 : 1);
  const rows = Object.keys(medians.ours!).map((name) => {
    const plain = medians.plain![name];
    return [
      name,
      ...sites.map((site) => format(medians[site]![name])),
      plain ? (medians.ours![name]! / plain).toFixed(2) : '',
    ];
  });
  const cells = [['', ...sites, 'ours / plain'], ...rows];
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  return cells
    .map((row) =>
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  '),
    )
    .join('\n');
}

async function main(): Promise<void> {
  const executable = findProgram('chromium');
  mkdirSync(FOLDER, {recursive: true});
  execFileSync('npm', ['run', '-s', 'build'], {stdio: ['ignore', 'ignore', 'inherit']});
  const folders: Record<string, string> = {
    ours: path.resolve('build'),
    plain: buildPlain(plainSite()),
    article: articleAlone('article', 'build', false),
    'article, c-v': articleAlone('article-cv', 'build', true),
  };
  for (const [name, folder] of Object.entries(folders)) if (name !== 'ours') await compress(folder);
  const servers = await Promise.all(
    Object.entries(folders).map(async ([name, folder]) => ({name, ...(await serve(folder))})),
  );
  const browser = await chromium.launch({executablePath: executable, args: CHROME_FLAGS.slice(1)});
  const runs: Record<string, Figures[]> = Object.fromEntries(servers.map(({name}) => [name, []]));
  for (let round = 1; round <= ROUNDS; round++) {
    for (const {name, address} of servers) {
      console.error(`round ${round} of ${ROUNDS}: ${name}`);
      runs[name]!.push({
        ...(await lighthouseRun(`${address}/${PAGE}`, executable)),
        ...(await deepLinkRun(browser, address)),
        ...(await firstClicks(browser, `${address}/${PAGE}`)),
      });
    }
    const medians = Object.fromEntries(
      Object.entries(runs).map(([name, list]) => [
        name,
        Object.fromEntries(Object.keys(list[0]!).map((key) => [key, median(list.map((run) => run[key]!))])),
      ]),
    );
    console.log(`\nafter ${round} of ${ROUNDS} rounds\n${table(medians)}`);
    writeFileSync(path.join(FOLDER, 'page.json'), JSON.stringify({rounds: round, medians, runs}, null, 1));
  }
  await browser.close();
  for (const {stop} of servers) stop();
}

void main();
