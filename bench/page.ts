// `npm run bench:page -- FOLDER…`: the costs of a year's page for its readers, by turns with that page of other built sites,
// or with a plain Docusaurus site of the same text. It has no limits: those are in search.ts and planner.ts. Run
// `npm run build` first.
import type {Browser} from '@playwright/test';
import {CHROMIUM} from '../tests/browser/programs';
import {launch, onSlowedPage, serve} from './browser';
import {type Figures, medians} from './figures';
import {lighthouseRun} from './lighthouse';
import {PAGE, plainSite, YEAR} from './sites';

const LAST_RELEASE = `${YEAR - 2000}1`;
const ROUNDS = 5;

/** With a slowed processor: the time until a heading that the address names is in its final place. */
function deepLinkRun(browser: Browser, url: string, id: string): Promise<Figures> {
  return onSlowedPage(browser, async (page) => {
    await page.addInitScript((id) => {
      let before = Number.POSITIVE_INFINITY;
      const note = (): void => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        if (top !== undefined && Math.abs(top - before) > 1) {
          before = top;
          performance.mark('moved');
        }
        requestAnimationFrame(note);
      };
      note();
    }, id);
    await page.goto(`${url}#${id}`, {waitUntil: 'load'});
    await page.waitForTimeout(4000);
    return {
      'deep link in place, ms': await page.evaluate(() => performance.getEntriesByName('moved').at(-1)!.startTime),
    };
  });
}

async function main(): Promise<void> {
  const others = process.argv.slice(2);
  const folders = ['build', ...(others.length > 0 ? others : [plainSite()])];
  const servers = await Promise.all(folders.map(async (name) => ({name, ...(await serve(name))})));
  const browser = await launch();
  // The first visit waits until the server has compressed the files.
  for (const {address} of servers) await deepLinkRun(browser, `${address}/${PAGE}`, LAST_RELEASE);
  const runs: Record<string, Figures[]> = Object.fromEntries(servers.map(({name}) => [name, []]));
  for (let round = 1; round <= ROUNDS; round++) {
    for (const {name, address} of servers) {
      console.error(`round ${round} of ${ROUNDS}: ${name}`);
      runs[name]!.push({
        ...(await lighthouseRun(`${address}/${PAGE}`, CHROMIUM!)),
        ...(await deepLinkRun(browser, `${address}/${PAGE}`, LAST_RELEASE)),
      });
    }
  }
  const columns = Object.entries(runs).map(([name, list]) => [name, medians(list)] as const);
  const rows = Object.keys(columns[0]![1]).map((figure) => [
    figure,
    Object.fromEntries(columns.map(([name, figures]) => [name, figures[figure]?.toFixed(1)])),
  ]);
  console.table(Object.fromEntries(rows));
  await browser.close();
  for (const {stop} of servers) stop();
}

void main();
