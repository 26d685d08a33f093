import {SLOWDOWN} from './browser';

export type Figures = Record<string, number>;

/** The median; of an even number of values, the upper of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** The medians of the runs of our site and of others in columns, and the ratio of ours to those of the plain site. */
export function sideBySide(runs: Readonly<Record<string, readonly Figures[]>>): string {
  const [ours, plain] = [runs.ours!, runs.plain!];
  const medianOf = (list: readonly Figures[], name: string) => median(list.map((figures) => figures[name] ?? NaN));
  // A site may not have a button, and then has no figure for it.
  const format = (value: number) =>
    Number.isNaN(value) ? '–' : value >= 100 ? value.toFixed(0) : value.toFixed(value < 1 ? 3 : 1);
  const rows = Object.keys(ours[0]!).map((name) => [
    name,
    ...Object.values(runs).map((list) => format(medianOf(list, name))),
    format(medianOf(ours, name) / medianOf(plain, name)),
  ]);
  return [['', ...Object.keys(runs), 'ours / plain'], ...rows]
    .map(([name, ...values]) => name!.padEnd(36) + values.map((value) => value.padStart(14)).join(''))
    .join('\n');
}

/** Prints a figure, and whether it keeps to its limit; the command fails if it does not. */
export function printFigure(name: string, figure: string, isHeld?: boolean): void {
  const verdict = isHeld === undefined ? '' : isHeld ? '  (bar held)' : '  (BAR MISSED)';
  console.log(`${name.padEnd(60)} ${figure}${verdict}`);
  if (isHeld === false) process.exitCode = 1;
}

/** Prints the medians of times with a slowed processor, in milliseconds, and compares them with their limits. */
export function printTimes(runs: readonly Figures[], bars: Readonly<Record<string, number>>): void {
  for (const name of Object.keys(runs[0]!)) {
    const values = runs.map((figures) => figures[name]!);
    printFigure(
      `${name}, processor ${SLOWDOWN} times slower`,
      `${median(values).toFixed(0)} ms (median of ${values.length}; best ${Math.min(...values).toFixed(0)} ms)`,
      name in bars ? median(values) <= bars[name]! : undefined,
    );
  }
}
