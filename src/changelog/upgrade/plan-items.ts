import {EFFECTS, isToCheck} from '../model/effects';
import type {Authors, PlacedEntry} from '../model/records';
import {isMark, referenceClauses} from '../model/references';
import {SECTIONS} from '../model/section-names';
import {type Backports, backportsOfEntry} from '../patches/backports';
import {patchClauses} from '../patches/clauses';
import {undoOnUpgrade} from '../server/changed-settings';
import type {Block, Item} from './blocks';
import {bugsNote, mentionsText} from './bug-notes';
import type {UpgradePlan} from './compute-plan';
import {hasEffect, type PlanGroup} from './groups';
import type {Merged} from './planned-entries';
import {isAfter} from './range';

/** What the entries of a plan are shown with. */
export interface ItemContext extends UpgradePlan {
  readonly authors: Authors;
  /** What patch releases of the wanted line have. */
  readonly backports: Backports;
  readonly ids: ReadonlyMap<PlacedEntry['entry'], string>;
  /** The pasted names that entries and known bugs are about, by the entries' addresses. */
  readonly mentioned: ReadonlyMap<string, readonly string[]>;
  /** How much those entries to check weigh that are shown first, by their addresses. */
  readonly foremost: ReadonlyMap<string, number>;
  /** What entries require that the reader's server does not run, by their addresses; undefined if nobody listed it. */
  readonly notRun: ReadonlyMap<string, string> | undefined;
  /** What entries require that no list tells, likewise. */
  readonly untold: ReadonlyMap<string, string>;
  /** Whether the reader's server has no replicas, no cluster and no Keeper, as its list says. */
  readonly isAlone: boolean;
}

/** The release of an entry and what happens, but for what the part of the plan says that it stands in. */
function labelOf({release, section, entry}: PlacedEntry, group: PlanGroup | undefined): string {
  const others = entry.effects.filter((effect) => !group || group.effects.length > 1 || !hasEffect(group, effect));
  const said =
    entry.effects.length > 0 ? others.map((effect) => EFFECTS[effect]) : [SECTIONS[section.name].label.toLowerCase()];
  return [release.version, ...said, ...(entry.source ? ['not in the release notes'] : [])].join(', ');
}

/** An entry of a plan: its release, what happens, what it says, and what becomes of its settings. */
function planItem(placed: Merged<PlacedEntry>, context: ItemContext, group: PlanGroup | undefined): Item {
  const {authors, backports, range, changed, bugs, answers, ids, mentioned} = context;
  const {release, entry, again} = placed;
  const names = mentioned.get(entry.address);
  const {holding, note} = undoOnUpgrade(entry.undo, changed);
  const references = referenceClauses({...placed, entry: {...entry, undo: holding}}, authors);
  return {
    release,
    entry,
    id: ids.get(entry),
    // One color for all that is to be checked.
    color: isToCheck(entry) ? 'upgrade' : SECTIONS[placed.section.name].kind,
    label: labelOf(placed, group),
    isTask: isToCheck(entry),
    isShort: group === undefined || group.step > 2,
    marked: names,
    clauses: [
      ...(isAfter(release, range) ? patchClauses(backportsOfEntry(backports, entry.pullRequests), 'in ') : []),
      ...references.filter((clause) => !isMark(clause)),
    ],
    undo: references.filter(({kind}) => kind === 'undo').map(({text}) => text),
    again,
    notes: [answers.get(entry.address), note, bugsNote(bugs, entry), names && mentionsText(names)].filter(
      (text) => text !== undefined,
    ),
  };
}

/**
 * A list of entries of a plan.
 * @param group the part of the plan that they stand in
 */
export function planList(entries: readonly Merged<PlacedEntry>[], context: ItemContext, group?: PlanGroup): Block {
  return {kind: 'entries', items: entries.map((each) => planItem(each, context, group))};
}
