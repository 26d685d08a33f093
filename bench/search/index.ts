// Prints what the search costs and how well it finds, beside the bars: run `npm run build` first.
import {QUERIES, type Rank, siteEntries, siteRanks, TOP} from '../../tests/search/ranks';
import {onReadyPage} from '../browser';
import {median, printFigure, printTimes} from '../figures';
import {measure} from './browser';

const RUNS = 5;
const TIMES = {'Ctrl+K to first result': 1600, 'Ctrl+K to all years': 3500, 'longest task until then': 100};
/** The share of queries with a wanted entry in the first three; of questions as people ask them, and of logs, less is known. */
const SHARES: Readonly<Record<string, number>> = {questions: 0.8, 'questions held back': 0.76, logs: 0.9};
const SHARE = 0.98;
/** What the search fetches: scripts, names, errors and patch releases, and entries, each of which costs about 49. */
const BYTES = {beside: 80_000, entry: 50};
const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1]!;

function printRanks(name: string, ranks: readonly Rank[]): void {
  const top = ranks.filter(({rank}) => rank <= TOP);
  const share = top.length / ranks.length;
  printFigure(
    `${name}: wanted entry in the first ${TOP}`,
    `${top.length} of ${ranks.length} queries, ${(share * 100).toFixed(1)} %`,
    share >= (SHARES[name] ?? SHARE),
  );
  printFigure('  wanted entry first', String(ranks.filter(({rank}) => rank === 1).length));
  printFigure('  empty lists', String(ranks.filter(({listed}) => listed === 0).length));
  for (const {query, rank} of ranks.filter(({rank: place}) => place > 1))
    printFigure(`  ${query.slice(0, 60).replaceAll('\n', ' ')}`, `rank ${rank}`);
}

async function bench(): Promise<void> {
  for (const [name, queries] of Object.entries(QUERIES)) printRanks(name, await siteRanks(queries));

  const runs = await onReadyPage('/whats-new/changelog/2024', RUNS, measure);
  const sum = (files: readonly {bytes: number}[]): number => files.reduce((bytes, file) => bytes + file.bytes, 0);
  const {all} = runs[0]!.fetched;
  // The least of the runs: the worker may ask for the next year while the first result is painted.
  const first = runs.map(({fetched}) => fetched.first).toSorted((a, b) => sum(a) - sum(b))[0]!;
  printFigure('bytes before the first result, brotli', String(sum(first)), sum(first) <= 130_000);
  for (const file of first) printFigure(`  ${file.file}`, String(file.bytes));
  const entries = (await siteEntries()).flat().length;
  const atMost = BYTES.beside + BYTES.entry * entries;
  printFigure(`bytes until all years are in, at most ${atMost}`, String(sum(all)), sum(all) <= atMost);
  printTimes(
    runs.map(({times}) => times),
    TIMES,
  );
  // The best of the runs for each keystroke: what else the machine does meanwhile is not the search's.
  const keystrokes = runs[0]!.keystrokes.map((_, index) => Math.min(...runs.map((run) => run.keystrokes[index]!)));
  const [half, most] = [median(keystrokes), percentile(keystrokes, 0.95)];
  printFigure('keystroke to list, same, median', `${half.toFixed(0)} ms`, half <= 30);
  printFigure('keystroke to list, same, 95th percentile', `${most.toFixed(0)} ms`, most <= 60);
  printFigure('keystroke to list, same, slowest', `${Math.max(...keystrokes).toFixed(0)} ms`);
}

void bench();
