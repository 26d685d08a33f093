import {pick, type Random} from '../../sample';

/** A damaged page: its lines, and the lines on which lint must report something, counted from 0. */
export interface Damaged {
  readonly lines: readonly string[];
  readonly shows: readonly number[];
}

/** The lines that a kind of damage changes. */
export type Target = 'entry' | 'section' | 'release' | 'front' | 'blank';

export interface Damage {
  readonly name: string;
  readonly target: Target;
  /** Undefined if this kind of damage cannot be done to this line. */
  readonly apply: (lines: readonly string[], at: number, random: Random) => Damaged | undefined;
}

/** A damage that changes one line into another. */
export function inLine(
  name: string,
  target: Target,
  change: (line: string, random: Random) => string | undefined,
): Damage {
  return {
    name,
    target,
    apply(lines, at, random) {
      const changed = change(lines[at]!, random);
      return changed === undefined || changed === lines[at] ? undefined : {lines: lines.with(at, changed), shows: [at]};
    },
  };
}

/** A damage that replaces lines; `shows` counts from the line. */
export function splice(
  name: string,
  target: Target,
  change: (
    lines: readonly string[],
    at: number,
    random: Random,
  ) => {from: number; remove: number; insert: readonly string[]; shows: readonly number[]} | undefined,
): Damage {
  return {
    name,
    target,
    apply(lines, at, random) {
      const made = change(lines, at, random);
      return made && {lines: lines.toSpliced(made.from, made.remove, ...made.insert), shows: made.shows};
    },
  };
}

export function removeAt(text: string, index: number, count = 1): string {
  return text.slice(0, index) + text.slice(index + count);
}

export function insertAt(text: string, index: number, piece: string): string {
  return text.slice(0, index) + piece + text.slice(index);
}

/** Removes or changes one match of a pattern. */
export function onMatch(
  line: string,
  pattern: RegExp,
  random: Random,
  change: (match: RegExpMatchArray & {index: number}) => string,
): string | undefined {
  const match = pick([...line.matchAll(pattern)], random);
  return match && change(match as RegExpMatchArray & {index: number});
}

/** The index at which the reference group of an entry begins. */
export function groupStart(line: string): number {
  return Math.max(line.lastIndexOf(' (#'), line.lastIndexOf(' (no pull')) + 1;
}

/** The indexes of an entry's text that are neither in a code span nor in an address. */
export function plainPlaces(line: string): number[] {
  const masked = line.replace(/`[^`]*`|\]\([^)]*\)/g, (span) => '\0'.repeat(span.length));
  const places: number[] = [];
  for (let index = 2; index < groupStart(line); index++)
    if (masked[index] !== '\0' && masked[index - 1] !== '\0') places.push(index);
  return places;
}
