import {median} from './median';
import {SLOWDOWN} from './slowed';

/** Prints a figure, and whether it keeps to its limit; the command fails if it does not. */
export function printFigure(name: string, figure: string, isHeld?: boolean): void {
  const verdict = isHeld === undefined ? '' : isHeld ? '  (bar held)' : '  (BAR MISSED)';
  console.log(`${name.padEnd(60)} ${figure}${verdict}`);
  if (isHeld === false) process.exitCode = 1;
}

/** Prints the median of times with a slowed processor, in milliseconds, and compares it with the limit. */
export function printTimes(name: string, values: readonly number[], bar?: number): void {
  printFigure(
    `${name}, processor ${SLOWDOWN} times slower`,
    `${median(values).toFixed(0)} ms (median of ${values.length}; best ${Math.min(...values).toFixed(0)} ms)`,
    bar === undefined ? undefined : median(values) <= bar,
  );
}
