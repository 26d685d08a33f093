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

/** Lines in the place of others, from the line on; `shows` counts from it. */
interface Splice {
  readonly remove?: number;
  readonly insert?: readonly string[];
  readonly shows: readonly number[];
}

/** A damage that replaces lines. */
export function splice(
  name: string,
  target: Target,
  edit: (lines: readonly string[], at: number, random: Random) => Splice | undefined,
): Damage {
  return {
    name,
    target,
    apply(lines, at, random) {
      const {remove = 0, insert = [], shows} = edit(lines, at, random) ?? {};
      return shows && {lines: lines.toSpliced(at, remove, ...insert), shows: shows.map((line) => at + line)};
    },
  };
}

/** The parts of an entry's line; `plain` is its text outside of code spans and addresses. */
type Part = 'line' | 'text' | 'plain' | 'group';

function rangeOf(line: string, part: Part): readonly [from: number, to: number] {
  const group = Math.max(line.lastIndexOf(' (#'), line.lastIndexOf(' (no pull')) + 1;
  const ranges = {
    line: [0, line.length],
    text: [2, group - 1],
    plain: [2, group],
    group: [group, line.length],
  } as const;
  return ranges[part];
}

/** A damage that replaces one match of a pattern in a part of the line. */
export function change(
  name: string,
  target: Target,
  pattern: RegExp,
  by: string | ((found: string, random: Random) => string),
  part: Part = 'line',
): Damage {
  return splice(name, target, (lines, at, random) => {
    const line = lines[at]!;
    const [from, to] = rangeOf(line, part);
    const masked = line.replace(/`[^`]*`|\]\([^)]*\)/g, (span) => '\0'.repeat(span.length));
    const isPlain = (index: number): boolean => masked[index] !== '\0' && masked[index - 1] !== '\0';
    const matches = [...line.slice(from, to).matchAll(pattern)];
    const match = pick(
      matches.filter(({index}) => part !== 'plain' || isPlain(from + index)),
      random,
    );
    if (!match) return undefined;
    const [start, end] = [from + match.index, from + match.index + match[0].length];
    const changed = line.slice(0, start) + (typeof by === 'string' ? by : by(match[0], random)) + line.slice(end);
    return changed === line ? undefined : {remove: 1, insert: [changed], shows: [0]};
  });
}
