// `npm run bench:decade`: a site with ten years of changelog and 14,000 entries, compared with this site.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {DATA_PATHS, PAGE_PATHS} from '../src/changelog/model/site';
import {build, copyOfOurs, forgetCaches} from './builds';
import {allEntries, decade} from './decade-site';
import type {Figures} from './median';
import {FOLDER, manifestOf, PAGE, YEAR} from './sites';

/** A year's page may grow by this ratio when there are more years: the scripts name the other years' files. */
const SAME = 1.05;
/** The files of all years may grow this much faster than the entries: smaller files compress less well. */
const AS_FAST = 1.1;

const ENTRIES_ROW = 'entries';
const TO_CHECK = 'entries that matter';
const PLANNER = 'planner, all years, kB';

/** The sizes of the files that browsers fetch, in kB of brotli: for one year's page, and for all years. */
function sizes(site: string): {one: Figures; all: Figures} {
  const out = path.join(site, 'build');
  const size = (file: string): number => brotliCompressSync(readFileSync(path.join(out, file))).length / 1000;
  const html = readFileSync(path.join(out, PAGE, 'index.html'), 'utf8');
  const files = (pattern: RegExp): number =>
    [...html.matchAll(pattern)].reduce((sum, [, file]) => sum + size(file!), 0);
  const {years, names, releases} = manifestOf(site);
  const own = years.find(({year}) => year === YEAR)!;
  return {
    one: {
      'page, HTML kB': size(`${PAGE}/index.html`),
      'page, style kB': files(/<link rel=stylesheet href=(\/assets\/[^ >]+)/g),
      'page, script kB': files(/<script[^>]* src=(\/assets\/[^ >]+)/g),
      'search and paste, kB': size(own.entries),
      'planner, kB': size(own.upgrade),
    },
    all: {
      [TO_CHECK]: releases.reduce((sum, {matters}) => sum + matters, 0),
      'search, all years, kB': years.reduce((sum, {entries}) => sum + size(entries), 0),
      [PLANNER]: years.reduce((sum, {upgrade}) => sum + size(upgrade), 0),
      'planner page, kB': size(`${PAGE_PATHS.planner}/index.html`),
      'index of names, kB': size(`${PAGE_PATHS.names}/index.html`),
      'names for a paste, kB': size(names),
      'Atom feed, kB': size(DATA_PATHS.atom),
      'JSON Feed, kB': size(DATA_PATHS.json),
    },
  };
}

async function measure(site: string): Promise<{one: Figures; all: Figures}> {
  forgetCaches(site);
  const cold = await build(site);
  const warm = await build(site);
  const {one, all} = sizes(site);
  const costs = {
    [ENTRIES_ROW]: allEntries(site),
    'cold build, s': cold.seconds,
    'warm build, s': warm.seconds,
    'peak memory, MB': Math.max(cold.memory, warm.memory),
  };
  return {one, all: {...costs, ...all}};
}

/** Prints two lists of figures side by side; gives the names of those that grew by more than `most` allows. */
function compare(title: string, now: Figures, then: Figures, most: (name: string) => number): string[] {
  console.log(`${title.padEnd(28)}${'now'.padStart(10)}${'ten years'.padStart(11)}${'ratio'.padStart(8)}`);
  for (const [name, value] of Object.entries(now)) {
    const figures = [value.toFixed(1).padStart(10), then[name]!.toFixed(1).padStart(11)];
    console.log(`${name.padEnd(28)}${figures.join('')}${(then[name]! / value).toFixed(2).padStart(8)}`);
  }
  return Object.keys(now).filter((name) => then[name]! / now[name]! > most(name));
}

async function main(): Promise<void> {
  mkdirSync(FOLDER, {recursive: true});
  const now = await measure(copyOfOurs('ours'));
  const then = await measure(decade());
  const paid = compare(`the reader of ${YEAR}`, now.one, then.one, () => SAME);
  // The added years repeat the mix of one year, so each size is compared with the number of its own entries.
  const grown = compare('all years', now.all, then.all, (name) => {
    const content = name === PLANNER || name === TO_CHECK ? TO_CHECK : ENTRIES_ROW;
    return (AS_FAST * then.all[content]!) / now.all[content]!;
  });
  if (paid.length > 0) console.error(`One year's reader pays for the others: ${paid.join('; ')}`);
  if (grown.length > 0) console.error(`Grown faster than the content: ${grown.join('; ')}`);
  process.exitCode = paid.length + grown.length > 0 ? 1 : 0;
  writeFileSync(path.join(FOLDER, 'decade.json'), JSON.stringify({now, then}, null, 1));
}

void main();
