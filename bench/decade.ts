// `npm run bench:decade`: the site with ten years of changelog, 14,000 entries, beside the site as it is.
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {DATA_PATHS, PAGE_PATHS} from '../src/changelog/model/site';
import {CHANGELOG_DIR, yearsWithPages} from '../src/files/changelog-folder';
import {build, copyOfOurs, forgetCaches} from './builds';
import {FOLDER, manifestOf, PAGE, YEAR} from './sites';

const ENTRIES = 14_000;
const YEARS = 10;
/** Up to this ratio, what one year costs its reader is the same: the scripts name the other years' files. */
const SAME = 1.05;
/** What all years cost may grow so much faster than the entries: a smaller file compresses less well. */
const AS_FAST = 1.1;

const ENTRIES_ROW = 'entries';
const TO_CHECK = 'entries that matter';
const PLANNER = 'planner, all years, kB';

const isEntry = (line: string): boolean => line.startsWith('- ');
const countEntries = (source: string): number => source.split('\n').filter(isEntry).length;

/** The year's page with about this share of its entries, spread evenly, and the first of each section. */
function thinned(source: string, share: number): string {
  let [place, isFirst] = [0, false];
  return source
    .split('\n')
    .filter((line) => {
      if (line.startsWith('#')) isFirst = true;
      if (!isEntry(line)) return true;
      const stays = isFirst || Math.floor((place + 1) * share) > Math.floor(place * share);
      isFirst = false;
      place++;
      return stays;
    })
    .join('\n');
}

/** The year's page as that of another year. */
function asYear(source: string, year: number): string {
  const short = year % 100;
  return source
    .replace(/^(title|description|slug|sidebar_label):.*2024.*$/gm, (line) => line.replaceAll('2024', String(year)))
    .replace(
      /^(## ClickHouse release )24\.(\d+)( LTS)?, 2024-(\S+) \{\/\* #24(\d+) \*\/\}$/gm,
      (_, start: string, month: string, lts: string | undefined, date: string, id: string) => {
        const real = date === '02-29' ? '02-28' : date;
        return `${start}${short}.${month}${lts ?? ''}, ${year}-${real} {/* #${short}${id} */}`;
      },
    )
    .replace('[2023 changelog](./2023.mdx)', `[Newer](./${year + 1}.mdx)`);
}

/** How many entries a site has. */
function allEntries(site: string): number {
  const folder = path.join(site, CHANGELOG_DIR);
  return yearsWithPages(site).reduce(
    (sum, {year}) => sum + countEntries(readFileSync(path.join(folder, `${year}.mdx`), 'utf8')),
    0,
  );
}

/** A copy of the project with a file for each year of the decade that has none; gives its folder. */
function decade(): string {
  const site = copyOfOurs('decade');
  const folder = path.join(site, CHANGELOG_DIR);
  const source = readFileSync(path.join(folder, `${YEAR}.mdx`), 'utf8');
  const newest = yearsWithPages(site)[0]!.year;
  const years = Array.from({length: YEARS}, (_, index) => newest - index);
  const missing = years.filter((year) => !existsSync(path.join(folder, `${year}.mdx`)));
  const wanted = (ENTRIES - allEntries(site)) / missing.length;
  let share = 0;
  while (countEntries(thinned(source, share)) < wanted) share += 0.01;
  const text = thinned(source, share);
  for (const year of missing) writeFileSync(path.join(folder, `${year}.mdx`), asYear(text, year));
  return site;
}

/** What browsers fetch, in kB of brotli: what the reader of one year fetches, and what grows with the years. */
function sizes(site: string): {one: Record<string, number>; all: Record<string, number>} {
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

type Figures = Record<string, number>;

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

/** Prints figures beside each other; gives those that grew by more than `most` allows. */
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
  // The years that are made have the mix of the one they are made of: each size is held to what it holds.
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
