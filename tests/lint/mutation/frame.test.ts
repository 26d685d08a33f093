import {describe, expect, it} from 'vitest';
import {pick, sample, seeded, tries} from '../../sample';
import {ENTRY_DAMAGE} from './entry-damage';
import {FRAME_DAMAGE} from './frame-damage';
import {mutationTests, SOURCE, TARGETS, WINDOWS} from './suite';
import {damageAt, judge, lintLines} from './try';

/** The whole page takes about a second, so only so many damages are tried on it. */
const WHOLE = tries(1, 100);

mutationTests(FRAME_DAMAGE);

describe('a window of the page', () => {
  const random = seeded(1);

  it('is a page without findings', () => {
    for (const [target, list] of Object.entries(TARGETS)) {
      for (const line of sample(list, tries(8, 100))) {
        const {source: window, at} = WINDOWS.around(line);
        expect(window.lines[at]).toBe(SOURCE.lines[line]);
        expect(
          lintLines(window, target === 'release')
            .filter(({fatal}) => fatal)
            .map(({reason}) => reason),
        ).toEqual([]);
      }
    }
  }, 60_000);

  it('has the findings of the whole page', () => {
    const all = [...ENTRY_DAMAGE, ...FRAME_DAMAGE];
    for (let made = 0; made < WHOLE; ) {
      const damage = pick(all, random)!;
      const line = pick(TARGETS[damage.target], random)!;
      const seed = Math.floor(random() * 1e9);
      const inPage = damageAt(damage, SOURCE, line, seed);
      const {source: window, at} = WINDOWS.around(line);
      const inWindow = inPage && damageAt(damage, window, at, seed);
      if (!inPage || !inWindow) continue;
      expect([damage.name, line + 1, judge(SOURCE, inPage, true)]).toEqual([
        damage.name,
        line + 1,
        judge(window, inWindow, damage.target === 'release'),
      ]);
      made++;
    }
  }, 600_000);
});
