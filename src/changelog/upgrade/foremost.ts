// Which of the entries to check come first.
import type {Effect} from '../model/effects';
import type {PlacedEntry} from '../model/records';
import {isUpgradeSection} from '../model/section-names';
import type {Verdicts} from '../paste/matches';
import {type PlanGroup, planGroup} from './groups';
import {orderOf} from './sentences';

/** So many are shown at once: what one person checks in an evening. */
const SHOWN = 40;
/** What is shown whatever it weighs: what keeps a server from its start or from its way back. */
const ALWAYS: ReadonlySet<PlanGroup['id']> = new Set(['no-way-back', 'start']);

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
/** What few servers have weighs as much as a graver consequence, before how often it is used. */
const TELLING = 2;

/** What a setup has of an entry; undefined if it does not mention the entry. */
export function mentionIn(verdicts: Verdicts | undefined, {entry}: PlacedEntry) {
  const verdict = verdicts?.get(entry.address);
  return verdict?.is === 'mentioned' ? verdict : undefined;
}

/**
 * How much an entry matters to a setup: by what happens, how much the setup uses what it is about, whether the release
 * changed it on purpose, and whether it tells readers what to do or to set.
 */
function weightOf(placed: PlacedEntry, verdicts: Verdicts | undefined): number {
  const {entry, section} = placed;
  const risk = Math.max(...entry.effects.map((effect) => RISK[effect]));
  const isBug = section.name.startsWith('Bug Fix');
  const purpose = isUpgradeSection(section.name) ? 4 : isBug ? 0 : 1;
  const {use = 0} = mentionIn(verdicts, placed) ?? {};
  return risk + purpose + (use > 0 ? TELLING + use : 0) + (orderOf(entry.text) || entry.undo.length > 0 ? 1 : 0);
}

/** Entries to check, first those that matter most to a setup, or to every server. */
export function byWeight<E extends PlacedEntry>(entries: readonly E[], verdicts?: Verdicts): E[] {
  const weighed = entries.map((each) => ({each, weight: weightOf(each, verdicts)}));
  return weighed.sort((a, b) => b.weight - a.weight).map(({each}) => each);
}

/** The addresses of the entries that are shown to a setup at once, in this order. */
export function foremost(toCheck: readonly PlacedEntry[], verdicts: Verdicts): readonly string[] {
  const mentioned = byWeight(
    toCheck.filter((each) => mentionIn(verdicts, each)),
    verdicts,
  );
  const isAlways = ({entry}: PlacedEntry): boolean => ALWAYS.has(planGroup(entry).id);
  return [...mentioned.filter(isAlways), ...mentioned.filter((each) => !isAlways(each))]
    .slice(0, SHOWN)
    .map(({entry}) => entry.address);
}
