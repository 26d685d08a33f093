// Which of the entries that concern a setup are shown first.
import type {Effect} from '../model/effects';
import type {PlacedEntry} from '../model/records';
import {isUpgradeSection} from '../model/section-names';
import type {Verdicts} from '../paste/matches';
import {orderOf} from './sentences';

/** So many are shown at once: what one person checks in an evening. */
const SHOWN = 40;

/** What happens to readers who do nothing, the worst the heaviest. */
const RISK: Readonly<Record<Effect, number>> = {
  start: 5,
  'one-way': 5,
  mixed: 4,
  access: 3,
  fails: 3,
  result: 3,
  cost: 1,
  ops: 0,
};

/**
 * How much an entry matters to a setup: by what happens, whether few servers have what it is about, whether the release
 * changed it on purpose, and whether it tells readers what to do.
 */
function weightOf({entry, section}: PlacedEntry, isTelling: boolean): number {
  const risk = Math.max(...entry.effects.map((effect) => RISK[effect]));
  const isBug = section.name.startsWith('Bug Fix');
  const purpose = isUpgradeSection(section.name) ? 4 : isBug ? 0 : 1;
  return risk + purpose + (isTelling ? 3 : 0) + (orderOf(entry.text) ? 1 : 0);
}

/** The weights of the entries to check that matter most to a setup, by their addresses. */
export function foremost(toCheck: readonly PlacedEntry[], verdicts: Verdicts): ReadonlyMap<string, number> {
  const weighed = toCheck.flatMap((placed) => {
    const {address} = placed.entry;
    const verdict = verdicts.get(address);
    return verdict?.is === 'mentioned' ? [[address, weightOf(placed, verdict.isTelling)] as const] : [];
  });
  return new Map(weighed.sort(([, a], [, b]) => b - a).slice(0, SHOWN));
}
