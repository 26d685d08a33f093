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
  const verdict = isHeld === undefined ? '' : isHeld ? '  (within the limit)' : '  (OVER THE LIMIT)';
  console.log(`${name.padEnd(60)} ${figure}${verdict}`);
  if (isHeld === false) process.exitCode = 1;
}
