import {undoOnUpgrade} from '../defaults/changed-settings';
import {isToCheck} from '../model/effects';
import type {Authors, PlacedEntry, Text} from '../model/records';
import {isMark, referenceClauses} from '../model/references';
import {SECTIONS} from '../model/section-names';
import {commaList} from '../model/text';
import {type Backports, backportsOfEntry} from '../patches/backports';
import {patchClauses} from '../patches/clauses';
import type {Item} from './blocks';
import {bugsNote} from './bugs';
import {otherEffects, type PlanGroup, type Reader} from './groups';
import type {ToldOnce} from './planned-entries';
import {isAfter} from './range';
import type {UpgradePlan} from './upgrade-plan';

/** What is known beside the entries of a plan. */
export interface BesideItems extends Pick<UpgradePlan, 'range' | 'changed' | 'bugs' | 'answers'>, Reader {
  readonly authors: Authors;
  /** What patch releases of the wanted line have. */
  readonly backports: Backports;
  readonly ids: ReadonlyMap<PlacedEntry['entry'], string>;
}

/** The release of an entry and what happens, but for what the part of the plan says that it stands in. */
function labelOf({release, section, entry}: PlacedEntry, group: PlanGroup | undefined): string {
  const said = entry.effects.length > 0 ? otherEffects(entry, group) : [SECTIONS[section.name].label.toLowerCase()];
  return [release.version, ...said, ...(entry.source ? ['not in the release notes'] : [])].join(', ');
}

/**
 * An entry of a plan: its release, what happens, what it says, and what becomes of its settings.
 * @param group the part of the plan that it stands in
 */
export function planItem(
  placed: ToldOnce<PlacedEntry>,
  {authors, backports, range, changed, bugs, answers, ids, mentioned}: BesideItems,
  group?: PlanGroup,
): Item {
  const {release, entry, again} = placed;
  const names = mentioned.get(entry.address);
  const {holding, note} = undoOnUpgrade(entry.undo, changed);
  const references = referenceClauses({...entry, undo: holding}, authors);
  const mentions: Text | undefined = names && ['Mentions ', ...commaList(names.map((code) => ({code}))), '.'];
  return {
    release,
    entry,
    id: ids.get(entry),
    // One color for all that is to be checked.
    color: isToCheck(entry) ? 'upgrade' : SECTIONS[placed.section.name].kind,
    label: labelOf(placed, group),
    isTask: true,
    marked: names,
    clauses: [
      ...(isAfter(release, range) ? patchClauses(backportsOfEntry(backports, entry.pullRequests), 'in ') : []),
      ...references.filter((clause) => !isMark(clause)),
    ],
    undo: references.filter(({kind}) => kind === 'undo').map(({text}) => text),
    again,
    notes: [answers.get(entry.address), note, bugsNote(bugs, entry), mentions].filter((text) => text !== undefined),
  };
}
