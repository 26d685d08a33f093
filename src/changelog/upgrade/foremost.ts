// Which of the entries to check come first.
import type {PlacedEntry} from '../model/records';
import type {Requirement} from '../model/requirement';
import {isUpgradeSection} from '../model/section-names';
import {isSpecial} from '../names/usual';
import type {Verdict, Verdicts} from '../paste/matches';
import {PLAN_GROUPS, type PlanGroup, planGroup} from './groups';
import {hasOrder} from './sentences';

/** So many are shown at once: what one person checks in an evening. */
const SHOWN = 40;
/** The parts whose entries are shown whatever they weigh: these may keep a server from starting or from going back. */
const ALWAYS: ReadonlySet<PlanGroup['id']> = new Set(['no-way-back', 'start']);

const RISKS: ReadonlyMap<string, number> = new Map(PLAN_GROUPS.flatMap(({risks}) => Object.entries(risks)));
/** Added to the weight of what a setup uses. */
const TELLING = 2;
/** Added for what few servers have: as much as for a graver effect. */
const SPECIAL = 3;
/** Added for a name that no other entry has; divided by the number of entries that have it. */
const ALONE = 3;

type Mention = Extract<Verdict, {readonly is: 'mentioned'}>;

/** How an entry mentions a setup; undefined if it does not. */
export function mentionIn(verdicts: Verdicts, {entry}: Pick<PlacedEntry, 'entry'>): Mention | undefined {
  const verdict = verdicts.get(entry.address);
  return verdict?.is === 'mentioned' ? verdict : undefined;
}

/** How special the names are that an entry and a setup share. */
function specialness(
  {names, use}: Mention,
  requirement: Requirement | undefined,
  counts: ReadonlyMap<string, number>,
): number {
  if (use === 0) return 0;
  const isOfFew = requirement !== undefined && isSpecial(requirement, names);
  return (isOfFew ? SPECIAL : 0) + ALONE / Math.min(...names.map((name) => counts.get(name)!)) - use / 2;
}

/**
 * How much an entry matters to a setup: by what happens, how much the setup uses what it is about, whether the release
 * changed it on purpose, and whether it tells readers what to do or to set.
 */
function weightOf({entry, section}: PlacedEntry, {use}: Pick<Mention, 'use'>): number {
  const risk = Math.max(...entry.effects.map((effect) => RISKS.get(effect)!));
  const purpose = isUpgradeSection(section.name) ? 4 : section.name.startsWith('Bug Fix') ? 0 : 1;
  return risk + purpose + (use > 0 ? TELLING + use : 0) + (hasOrder(entry.text) || entry.undo.length > 0 ? 1 : 0);
}

function sortedBy<E>(entries: readonly E[], weight: (each: E) => number): E[] {
  const weighed = entries.map((each) => ({each, weight: weight(each)}));
  return weighed.sort((a, b) => b.weight - a.weight).map(({each}) => each);
}

/** Entries to check, first those that matter most to a setup, or to every server. */
export function byWeight<E extends PlacedEntry>(entries: readonly E[], verdicts: Verdicts): E[] {
  return sortedBy(entries, (each) => weightOf(each, mentionIn(verdicts, each) ?? {use: 0}));
}

/**
 * The addresses of the entries that are shown first beside a setup, in this order. What few servers have and few entries
 * name comes early, since whoever has it does not look for such entries; how often it is used counts half.
 */
export function foremost(
  toCheck: readonly PlacedEntry[],
  requires: ReadonlyMap<string, Requirement>,
  verdicts: Verdicts,
): readonly string[] {
  const found = toCheck.flatMap((placed) => {
    const mention = mentionIn(verdicts, placed);
    return mention ? [{placed, mention}] : [];
  });
  const counts = new Map<string, number>();
  for (const {mention} of found) for (const name of mention.names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const sorted = sortedBy(
    found,
    ({placed, mention}) => weightOf(placed, mention) + specialness(mention, requires.get(placed.entry.address), counts),
  );
  const isAlways = ({placed}: (typeof found)[number]): boolean => ALWAYS.has(planGroup(placed.entry).id);
  return [...sorted.filter(isAlways), ...sorted.filter((each) => !isAlways(each))]
    .slice(0, SHOWN)
    .map(({placed}) => placed.entry.address);
}
