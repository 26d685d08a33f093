// `npm run bench:decade`: the site with ten years of changelog, 14,000 entries, beside the site as it is.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {CHANGELOG_DIR} from '../src/plugins/changelog/read';
import {build, copyOfOurs, forgetCaches} from './builds';
import {FOLDER, PAGE} from './sites';

const ENTRIES = 14_000;
const LAST_YEAR = 2024;
const FIRST_YEAR = 2015;
/** Up to this ratio, what the 2024 page costs is the same: its scripts name the other years' pages. */
const SAME = 1.02;

const isEntry = (line: string): boolean => line.startsWith('- ');
const countEntries = (source: string): number => source.split('\n').filter(isEntry).length;

/** The 2024 page with no more than `most` entries a section. */
function thinned(source: string, most: number): string {
  let count = 0;
  return source
    .split('\n')
    .filter((line) => {
      if (line.startsWith('#')) count = 0;
      return !isEntry(line) || ++count <= most;
    })
    .join('\n');
}

/** The 2024 page as the page of another year. */
function asYear(source: string, year: number): string {
  const short = year % 100;
  const older = year === FIRST_YEAR ? 'index' : year - 1;
  return source
    .replace(/^(title|description|slug|sidebar_label):.*2024.*$/gm, (line) => line.replaceAll('2024', String(year)))
    .replace(
      /^(## ClickHouse release )24\.(\d+)( LTS)?, 2024-(\S+) \{\/\* #24(\d+) \*\/\}$/gm,
      (_, start: string, month: string, lts: string | undefined, date: string, id: string) => {
        const real = date === '02-29' ? '02-28' : date;
        return `${start}${short}.${month}${lts ?? ''}, ${year}-${real} {/* #${short}${id} */}`;
      },
    )
    .replace('[2023 changelog](./2023.mdx)', `[Older](./${older}.mdx)`);
}

/** A copy of the project with pages for all years of the decade; gives its folder and how many entries it has. */
function decade(): {site: string; entries: number} {
  const site = copyOfOurs('decade');
  const folder = path.join(site, CHANGELOG_DIR);
  const source = readFileSync(path.join(folder, `${LAST_YEAR}.mdx`), 'utf8');
  const years = Array.from({length: LAST_YEAR - FIRST_YEAR}, (_, index) => FIRST_YEAR + index);
  const wanted = (ENTRIES - countEntries(source)) / years.length;
  let most = 1;
  while (countEntries(thinned(source, most)) < wanted) most++;
  for (const year of years) writeFileSync(path.join(folder, `${year}.mdx`), asYear(thinned(source, most), year));
  const sidebars = path.join(site, 'sidebars.ts');
  const items = years.toReversed().map((year) => `'whats-new/changelog/${year}'`);
  writeFileSync(sidebars, readFileSync(sidebars, 'utf8').replace("'whats-new/changelog/2023'", items.join(', ')));
  return {site, entries: countEntries(source) + years.length * countEntries(thinned(source, most))};
}

/** What a visit to the 2024 page loads before anything is asked for, in kB of brotli, and its scripts. */
function visit(site: string): Record<string, number> {
  const out = path.join(site, 'build');
  const size = (file: string): number => brotliCompressSync(readFileSync(path.join(out, file))).length / 1000;
  const html = readFileSync(path.join(out, PAGE, 'index.html'), 'utf8');
  const files = (pattern: RegExp): number =>
    [...html.matchAll(pattern)].reduce((sum, [, file]) => sum + size(file!), 0);
  return {
    '2024 page, HTML kB': size(`${PAGE}/index.html`),
    '2024 page, style kB': files(/<link rel=stylesheet href=(\/assets\/[^ >]+)/g),
    '2024 page, script kB': files(/<script[^>]* src=(\/assets\/[^ >]+)/g),
  };
}

async function measure(site: string): Promise<Record<string, number>> {
  forgetCaches(site);
  const cold = await build(site);
  const warm = await build(site);
  return {
    'cold build, s': cold.seconds,
    'warm build, s': warm.seconds,
    'peak memory, MB': Math.max(cold.memory, warm.memory),
    ...visit(site),
  };
}

async function main(): Promise<void> {
  mkdirSync(FOLDER, {recursive: true});
  const ours = copyOfOurs('ours');
  const ten = decade();
  const now: Record<string, number> = {
    entries: countEntries(readFileSync(path.join(ours, CHANGELOG_DIR, `${LAST_YEAR}.mdx`), 'utf8')),
    ...(await measure(ours)),
  };
  const then: Record<string, number> = {entries: ten.entries, ...(await measure(ten.site))};
  console.log(`${''.padEnd(24)}${'one year'.padStart(12)}${'ten years'.padStart(12)}${'ratio'.padStart(8)}`);
  for (const [name, value] of Object.entries(now)) {
    const figures = [value.toFixed(1).padStart(12), then[name]!.toFixed(1).padStart(12)];
    console.log(`${name.padEnd(24)}${figures.join('')}${(then[name]! / value).toFixed(2).padStart(8)}`);
  }
  const ratio = (name: string): number => then[name]! / now[name]!;
  const worse = Object.keys(now).filter(
    (name) => ratio(name) > (name.startsWith('2024 page') ? SAME : ratio('entries')),
  );
  if (worse.length > 0) {
    console.error(`Grown faster than the content, or changed for the reader: ${worse.join('; ')}`);
    process.exitCode = 1;
  }
  writeFileSync(path.join(FOLDER, 'decade.json'), JSON.stringify({now, then}, null, 1));
}

void main();
