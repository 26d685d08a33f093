import {startOf} from '../../../src/changelog/parse/problems';
import {splitPage} from '../../../src/changelog/parse/split';
import {lintPage, RULES} from '../../../src/lint/lint';
import type {Finding} from '../../../src/lint/rule';
import {seeded} from '../../sample';
import type {Damage, Damaged} from './damage';
import {NAME, pageOf, type Source} from './page';

export type Outcome = 'caught' | 'equivalent' | 'missed';

/** A window has not all months of the year. If it has, `whole` is true. */
const WINDOW_RULES = RULES.filter(({id}) => id !== 'release-gap');

/** Lints a window of the page, or all of it. */
export function lintLines({lines, context}: Source, whole: boolean): Finding[] {
  return lintPage(NAME, lines.join('\n'), context, whole ? RULES : WINDOW_RULES);
}

/** The records and what a reader sees, as one text. */
function shown(source: Source): string {
  const {year, text} = pageOf(source);
  const frame = splitPage(text).frame.split('\n');
  return JSON.stringify([year, frame.filter((line) => line !== '')]);
}

/** Does one damage, the same for the same seed. */
export function damageAt(damage: Damage, source: Source, at: number, seed: number): Damaged | undefined {
  return damage.apply(source.lines, at, seeded(seed));
}

/** Whether lint reports a line of the damage; if not, whether the damage changed anything at all. */
export function judge(source: Source, damaged: Damaged, whole: boolean): Outcome {
  const findings = lintLines({...source, lines: damaged.lines}, whole);
  if (findings.some(({place}) => damaged.shows.includes(startOf(place).line - 1))) return 'caught';
  return shown(source) === shown({...source, lines: damaged.lines}) ? 'equivalent' : 'missed';
}
