import {describe, expect, it} from 'vitest';
import {type Problem, startOf} from '../../../src/changelog/parse/problems';
import {splitPage} from '../../../src/changelog/parse/split';
import {lintPage} from '../../../src/lint/lint';
import {LONG, pick, sample, seeded, tries} from '../../sample';
import type {Damage} from './damage';
import {ENTRY_DAMAGE} from './entry-damage';
import {FRAME_DAMAGE} from './frame-damage';
import {cutAround, LINES, pageOf, type Source, TARGETS} from './page';

/** How many random places each kind of damage is tried at. The long run tries every line of the page before them. */
const PLACES = tries(5, 200);

const lint = (source: Source): Problem[] => lintPage(pageOf(source));

/** The records and what a reader sees, as one text. */
function shown(source: Source): string {
  const {year, text} = pageOf(source);
  const frame = splitPage(text).frame.split('\n');
  return JSON.stringify([year, frame.filter((line) => line !== '')]);
}

/**
 * Does a damage to the page around a line. Undefined if it cannot be done there; otherwise whether lint reports it on one
 * of its lines, or it changed nothing.
 */
function isSeen(damage: Damage, line: number, seed: number): boolean | undefined {
  if (!damage.apply(LINES, line, seeded(seed))) return undefined;
  const source = cutAround(line);
  const damaged = damage.apply(source.lines, source.at, seeded(seed));
  if (!damaged) return undefined;
  const changed = {...source, lines: damaged.lines};
  if (lint(changed).some(({place}) => damaged.shows.includes(startOf(place).line - 1))) return true;
  return shown(source) === shown(changed);
}

it.each(Object.entries(TARGETS))('the page around its lines of kind %s has no findings', (_, lines) => {
  for (const line of sample(lines, tries(8, 100)))
    expect(lint(cutAround(line)).flatMap(({fatal, reason}) => (fatal ? [reason] : []))).toEqual([]);
});

describe.each([...ENTRY_DAMAGE, ...FRAME_DAMAGE].map((damage) => ({damage})))('$damage.name', ({damage}) => {
  it('is reported on its line if it changes something', () => {
    const random = seeded([...damage.name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
    const every = LONG ? TARGETS[damage.target] : [];
    const missed: number[] = [];
    let made = 0;
    for (let seed = 0; seed < every.length || (made < PLACES && seed < PLACES * 400); seed++) {
      const line = every[seed] ?? pick(TARGETS[damage.target], random)!;
      const seen = isSeen(damage, line, seed);
      if (seen !== undefined) made++;
      if (seen === false) missed.push(line + 1);
    }
    expect(made).toBeGreaterThanOrEqual(PLACES);
    expect(missed).toEqual([]);
  }, 600_000);
});
