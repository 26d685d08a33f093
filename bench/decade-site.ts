import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {CHANGELOG_DIR, yearsWithPages} from '../src/files/changelog-folder';
import {copyOfOurs} from './builds';
import {YEAR} from './sites';

const ENTRIES = 14_000;
const YEARS = 10;

const isEntry = (line: string): boolean => line.startsWith('- ');
const countEntries = (source: string): number => source.split('\n').filter(isEntry).length;

/** The year's page with about this share of its entries, evenly spread, and with the first entry of each section. */
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

/** Turns a year's page into that of another year. */
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
export function allEntries(site: string): number {
  const folder = path.join(site, CHANGELOG_DIR);
  return yearsWithPages(site).reduce(
    (sum, {year}) => sum + countEntries(readFileSync(path.join(folder, `${year}.mdx`), 'utf8')),
    0,
  );
}

/** Copies the project and adds a page for each missing year of the decade; gives the folder. */
export function decade(): string {
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
