// Which of the entries to check come first.
import {oncePer} from '../model/once';
import type {PlacedEntry, Release} from '../model/records';
import {isUpgradeSection} from '../model/section-names';
import {hasOrder} from '../model/sentences';
import {linksOf} from '../model/text';
import type {Verdict, Verdicts} from '../paste/entry-verdicts';
import {PLAN_GROUPS, planGroup} from './groups';

/** So many are shown at once: what one person checks in an evening. */
const SHOWN = 40;

const RISKS: ReadonlyMap<string, number> = new Map(PLAN_GROUPS.flatMap(({risks}) => Object.entries(risks)));
/** Added for what the summary of its release tells: what changes for many. */
const LEADING = 3;
/** Added if a setup has all that an entry requires, and not every server has it. */
const MET = 2;
/** Added for the rarest name that the setup and the entry share, divided by the number of entries with it. */
const RAREST = 5;

type Mention = Extract<Verdict, {readonly is: 'mentioned'}>;

/** How an entry mentions a setup; undefined if it does not. */
export function mentionIn(verdicts: Verdicts, {entry}: Pick<PlacedEntry, 'entry'>): Mention | undefined {
  const verdict = verdicts.get(entry.address);
  return verdict?.is === 'mentioned' ? verdict : undefined;
}

/** What the summary of a release leads to: addresses. */
const leadingOf = oncePer(({summary}: Release) => new Set(summary.flatMap(linksOf)));

/** How much an entry matters to a setup: by what happens, whether the release changed it on purpose, and whether there is something to do. */
function weightOf({entry, section, release}: PlacedEntry, mention: Mention | undefined): number {
  const risk = entry.effects.reduce((sum, effect) => sum + RISKS.get(effect)!, 0);
  const isBug = section.name.startsWith('Bug Fix');
  const purpose = isUpgradeSection(section.name) ? 4 : isBug ? 0 : 1;
  const work = entry.undo.length > 0 || hasOrder(entry.text) ? 1 : isBug ? -1 : 0;
  const leading = leadingOf(release).has(entry.address) ? LEADING : 0;
  return risk + purpose + work + leading + (mention?.isMet ? MET : 0);
}

/** Entries to check, first those that matter most to a setup, or to every server, and what few others share. */
export function byWeight<E extends PlacedEntry>(entries: readonly E[], verdicts: Verdicts): E[] {
  const counts = new Map<string, number>();
  for (const each of entries)
    for (const name of mentionIn(verdicts, each)?.names ?? []) counts.set(name, (counts.get(name) ?? 0) + 1);
  const weighed = entries.map((each) => {
    const mention = mentionIn(verdicts, each);
    const fewest = mention?.isMet ? Math.min(...mention.names.map((name) => counts.get(name)!)) : Infinity;
    return {each, weight: weightOf(each, mention) + RAREST / fewest};
  });
  return weighed.sort((a, b) => b.weight - a.weight).map(({each}) => each);
}

/** Those of the entries by weight that are shown at once. */
export function foremost<E extends PlacedEntry>(ranked: readonly E[]): readonly E[] {
  const isGrave = ({entry}: E): boolean => planGroup(entry).isGrave;
  return [...ranked.filter(isGrave), ...ranked.filter((each) => !isGrave(each))].slice(0, SHOWN);
}
