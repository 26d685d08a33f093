import {SLOWDOWN} from './browser';

export type Figures = Record<string, number>;

/** The median; of an even number of values, the upper of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** The medians of runs, by the names of their figures. */
export function medians(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0]!);
  return Object.fromEntries(names.map((name) => [name, median(runs.map((figures) => figures[name]!))]));
}

/** Prints a figure, and whether it keeps to its limit; the command fails if it does not. */
export function printFigure(name: string, figure: string, isHeld?: boolean): void {
  const verdict = isHeld === undefined ? '' : isHeld ? '  (bar held)' : '  (BAR MISSED)';
  console.log(`${name.padEnd(60)} ${figure}${verdict}`);
  if (isHeld === false) process.exitCode = 1;
}

/** Prints the medians of times with a slowed processor, in milliseconds, and compares them with `BARS` of its benchmark. */
export function printTimes(runs: readonly Figures[], bars: Readonly<Record<string, number>>): void {
  for (const [name, time] of Object.entries(medians(runs))) {
    const title = `${name}, processor ${SLOWDOWN} times slower, median of ${runs.length}`;
    printFigure(title, `${time.toFixed(0)} ms`, name in bars ? time <= bars[name]! : undefined);
  }
}
