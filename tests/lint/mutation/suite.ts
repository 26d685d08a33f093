import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readContent} from '../../../scripts/content';
import {LONG, pick, seeded, tries} from '../../sample';
import type {Damage} from './damage';
import {type Source, targets, Windows} from './page';
import {damageAt, judge, type Outcome} from './try';

/** How many random places each kind of damage is tried at. The long run tries every line of the page before them. */
const PLACES = tries(5, 200);
const page = readContent(path.join(__dirname, '../../..')).pages.find(({name}) => name === '2024.mdx')!;

export const SOURCE: Source = {lines: page.text.split('\n'), context: page.context};
export const WINDOWS = new Windows(SOURCE);
export const TARGETS = targets(SOURCE);

interface Try {
  readonly outcome: Outcome;
  readonly line: number;
  readonly what: string;
}

/** Tries a damage at its places; lines that it cannot change are skipped. */
function judged(damage: Damage): Try[] {
  const random = seeded([...damage.name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const every = LONG ? TARGETS[damage.target] : [];
  const made: Try[] = [];
  for (let seed = 0; seed < every.length || (made.length < PLACES && seed < PLACES * 400); seed++) {
    const line = every[seed] ?? pick(TARGETS[damage.target], random)!;
    if (!damageAt(damage, SOURCE, line, seed)) continue;
    const {source: window, at} = WINDOWS.around(line);
    const damaged = damageAt(damage, window, at, seed);
    if (damaged)
      made.push({
        outcome: judge(window, damaged, damage.target === 'release'),
        line: line + 1,
        what: damaged.lines[damaged.shows[0]!] ?? '',
      });
  }
  return made;
}

/** A test for each kind of damage. */
export function mutationTests(damages: readonly Damage[]): void {
  describe.each(damages.map((damage) => ({damage})))('$damage.name', ({damage}) => {
    it('is reported on its line if it changes something', () => {
      const made = judged(damage);
      expect(made.length).toBeGreaterThanOrEqual(PLACES);
      expect(made.filter(({outcome}) => outcome === 'missed')).toEqual([]);
    }, 600_000);
  });
}
