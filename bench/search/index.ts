// Prints what the search costs and how well it finds, beside the bars: run `npm run build` first.
import {QUERIES, type Rank, siteRanks, TOP} from '../../tests/search/ranks';
import {onReadyPage} from '../browser';
import {median, printFigure, printTimes} from '../figures';
import {measure} from './browser';

const RUNS = 5;
const BARS = {
  first: 130_000,
  all: 360_000,
  firstResult: 1600,
  allYears: 3500,
  task: 100,
  keystroke: 30,
  slowKeystroke: 60,
  share: 0.98,
};
const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1]!;

function printRanks(name: string, ranks: readonly Rank[]): void {
  const top = ranks.filter(({rank}) => rank <= TOP);
  const share = top.length / ranks.length;
  printFigure(
    `${name}: wanted entry in the first ${TOP}`,
    `${top.length} of ${ranks.length} queries, ${(share * 100).toFixed(1)} %`,
    share >= BARS.share,
  );
  printFigure('  wanted entry first', String(ranks.filter(({rank}) => rank === 1).length));
  printFigure('  empty lists', String(ranks.filter(({listed}) => listed === 0).length));
  for (const {query, rank} of ranks.filter(({rank: place}) => place > 1)) printFigure(`  ${query}`, `rank ${rank}`);
}

async function bench(): Promise<void> {
  for (const [name, queries] of Object.entries(QUERIES)) printRanks(name, await siteRanks(queries));

  const runs = await onReadyPage('/whats-new/changelog/2024', RUNS, measure);
  const sum = (files: readonly {bytes: number}[]): number => files.reduce((bytes, file) => bytes + file.bytes, 0);
  const {all} = runs[0]!.fetched;
  // The least of the runs: the worker may ask for the next year while the first result is painted.
  const first = runs.map(({fetched}) => fetched.first).toSorted((a, b) => sum(a) - sum(b))[0]!;
  printFigure('bytes before the first result, brotli', String(sum(first)), sum(first) <= BARS.first);
  for (const file of first) printFigure(`  ${file.file}`, String(file.bytes));
  printFigure('bytes until all years are in', String(sum(all)), sum(all) <= BARS.all);
  printTimes(
    'Ctrl+K to first result',
    runs.map(({firstResult}) => firstResult),
    BARS.firstResult,
  );
  printTimes(
    'Ctrl+K to all years',
    runs.map(({allYears}) => allYears),
    BARS.allYears,
  );
  printTimes(
    'longest task until then',
    runs.map(({longestTask}) => longestTask),
    BARS.task,
  );
  // The best of the runs for each keystroke: what else the machine does meanwhile is not the search's.
  const keystrokes = runs[0]!.keystrokes.map((_, index) => Math.min(...runs.map((run) => run.keystrokes[index]!)));
  printFigure(
    'keystroke to list, same, median',
    `${median(keystrokes).toFixed(0)} ms`,
    median(keystrokes) <= BARS.keystroke,
  );
  printFigure(
    'keystroke to list, same, 95th percentile',
    `${percentile(keystrokes, 0.95).toFixed(0)} ms`,
    percentile(keystrokes, 0.95) <= BARS.slowKeystroke,
  );
  printFigure('keystroke to list, same, slowest', `${Math.max(...keystrokes).toFixed(0)} ms`);
}

void bench();
