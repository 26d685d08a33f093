// Which of the entries to check come first.
import type {PlacedEntry, Release} from '../model/records';
import {isUpgradeSection} from '../model/section-names';
import type {Verdict, Verdicts} from '../paste/matches';
import {PLAN_GROUPS, type PlanGroup, planGroup} from './groups';
import {hasOrder} from './sentences';

/** So many are shown at once: what one person checks in an evening. */
const SHOWN = 40;
/** The parts whose entries are shown whatever they weigh: these may keep a server from starting or from going back. */
const ALWAYS: ReadonlySet<PlanGroup['id']> = new Set(['no-way-back', 'start']);

const RISKS: ReadonlyMap<string, number> = new Map(PLAN_GROUPS.flatMap(({risks}) => Object.entries(risks)));
/** Added for what the summary of its release tells: what changes for many. */
const LEADING = 3;
/** Added for what a setup has and not every server. */
const TELLING = 2;
/** Added for a name that no other entry has, since nobody looks for it; divided by the number of entries that have it. */
const ALONE = 5;

type Mention = Extract<Verdict, {readonly is: 'mentioned'}>;

/** How an entry mentions a setup; undefined if it does not. */
export function mentionIn(verdicts: Verdicts, {entry}: Pick<PlacedEntry, 'entry'>): Mention | undefined {
  const verdict = verdicts.get(entry.address);
  return verdict?.is === 'mentioned' ? verdict : undefined;
}

/** The addresses of the entries that the summaries of their releases lead to. */
function leadingOf(releases: readonly Release[]): ReadonlySet<string> {
  const addresses = releases.flatMap(({address, summary}) =>
    summary
      .flat()
      .flatMap((piece) =>
        typeof piece === 'object' && 'href' in piece ? address.replace(/#.*/, '') + piece.href : [],
      ),
  );
  return new Set(addresses);
}

/** How much an entry matters: by what happens, how much of that, whether the release changed it on purpose, and whether there is something to do. */
function weightOf({entry, section}: PlacedEntry): number {
  const risk = Math.max(...entry.effects.map((effect) => RISKS.get(effect)!)) + entry.effects.length - 1;
  const hasWork = hasOrder(entry.text) || entry.undo.length > 0;
  const isBug = section.name.startsWith('Bug Fix');
  const purpose = isUpgradeSection(section.name) ? 4 : isBug ? 0 : 1;
  return risk + purpose + (hasWork ? 1 : isBug ? -1 : 0);
}

/**
 * Entries to check, first those that matter most to a setup, or to every server.
 * @param releases those of the entries, with their summaries
 */
export function byWeight<E extends PlacedEntry>(
  entries: readonly E[],
  releases: readonly Release[],
  verdicts: Verdicts,
): E[] {
  const leading = leadingOf(releases);
  const found = entries.map((each) => ({each, mention: mentionIn(verdicts, each)}));
  const counts = new Map<string, number>();
  for (const {mention} of found) for (const name of mention?.names ?? []) counts.set(name, (counts.get(name) ?? 0) + 1);
  const weighed = found.map(({each, mention}) => {
    const rarest = mention?.isTelling ? Math.min(...mention.names.map((name) => counts.get(name)!)) : Infinity;
    const own = mention?.isTelling ? TELLING + ALONE / rarest : 0;
    return {each, weight: weightOf(each) + (leading.has(each.entry.address) ? LEADING : 0) + own};
  });
  return weighed.sort((a, b) => b.weight - a.weight).map(({each}) => each);
}

/** Those of the entries that mention a setup, the weightiest first, that are shown at once. */
export function foremost<E extends PlacedEntry>(entries: readonly E[]): readonly E[] {
  const isAlways = ({entry}: E): boolean => ALWAYS.has(planGroup(entry).id);
  return [...entries.filter(isAlways), ...entries.filter((each) => !isAlways(each))].slice(0, SHOWN);
}
