import {pick, type Random} from '../../sample';

/** What a damage makes of a page: its lines, and those on which lint must say something, counted from 0. */
export interface Damaged {
  readonly lines: readonly string[];
  readonly shows: readonly number[];
}

/** Which lines a kind of damage is done to. */
export type Target = 'entry' | 'section' | 'release' | 'front' | 'blank';

export interface Damage {
  readonly name: string;
  readonly target: Target;
  /** Undefined where this line has nothing that could be damaged so. */
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

/** A damage that takes lines away and puts others there; `shows` counts from the line. */
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

/** Every match of a pattern, one of them taken out or changed. */
export function onMatch(
  line: string,
  pattern: RegExp,
  random: Random,
  change: (match: RegExpMatchArray & {index: number}) => string,
): string | undefined {
  const match = pick([...line.matchAll(pattern)], random);
  return match && change(match as RegExpMatchArray & {index: number});
}

/** Where the reference group of an entry begins. */
export function groupStart(line: string): number {
  return Math.max(line.lastIndexOf(' (#'), line.lastIndexOf(' (no pull')) + 1;
}

/** The places of an entry's text that are in no code span or address. */
export function plainPlaces(line: string): number[] {
  const masked = line.replace(/`[^`]*`|\]\([^)]*\)/g, (span) => '\0'.repeat(span.length));
  const places: number[] = [];
  for (let index = 2; index < groupStart(line); index++)
    if (masked[index] !== '\0' && masked[index - 1] !== '\0') places.push(index);
  return places;
}
