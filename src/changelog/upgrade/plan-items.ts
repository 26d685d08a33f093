import {inDigits} from '../model/count';
import {EFFECTS} from '../model/effects';
import type {Link, PlacedEntry, Text, Undo} from '../model/records';
import {referenceClauses} from '../model/references';
import {textOf} from '../model/text';
import {isOfEveryServer} from '../names/how-common';
import type {Verdicts} from '../paste/entry-verdicts';
import {type Backports, firstOfLines} from '../patches/backports';
import type {Bug} from '../patches/known-bugs';
import type {Block, Item} from './blocks';
import type {UpgradePlan} from './compute-plan';
import {mentionIn} from './foremost';
import {type PlanGroup, planGroup, stepTitle} from './groups';
import {isOffered, isSetOtherwise, type KeptSetting} from './kept-settings';
import {isAfter, wholeRange} from './range';
import type {Setup} from './setup';

/** A plan and what is shown with it: the parts of its document are made from both. */
export interface PlanView extends UpgradePlan {
  /** The day, `YYYY-MM-DD`; undefined if it is not known yet. */
  readonly today: string | undefined;
  /** What patch releases of the wanted line have. */
  readonly backports: Backports;
  /** The bugs that come with the wanted version, the worst first. */
  readonly coming: readonly Bug[];
  /** What was pasted; undefined if nothing was. */
  readonly setup: Setup | undefined;
  /** What the setup says of entries and known bugs. */
  readonly verdicts: Verdicts;
  /** The settings that can keep their old value. */
  readonly kept: readonly KeptSetting[];
  /** Whether any entry to check mentions the setup. */
  readonly hasSetup: boolean;
  /** The entries to check that mention the setup or, if none does, concern many servers, the weightiest first. */
  readonly ranked: UpgradePlan['toCheck'];
}

/** Whether, by a pasted list, the server does not run what an entry requires. */
export function isUnused({entry}: PlacedEntry, {verdicts}: PlanView): boolean {
  return verdicts.get(entry.address)?.is === 'unused';
}

/** Whether an entry concerns every server that comes from the version that a plan begins at. */
export function isOfEvery({entry}: PlacedEntry, {range, verdicts}: PlanView): boolean {
  const is = verdicts.get(entry.address)?.is;
  return is !== 'unused' && is !== 'apart' && isOfEveryServer(entry.requires, wholeRange(range).from);
}

/** The patch release of the wanted line that brings an entry of a later release; undefined for other entries. */
function patchWith({release, entry}: PlacedEntry, {range, backports}: PlanView): string | undefined {
  return isAfter(release, range) ? firstOfLines(backports, entry.pullRequests)[0]?.name : undefined;
}

/** A link to an entry of a plan: the version that brings it, and what it says in a line. */
export function entryLink(placed: PlacedEntry, said: string, view: PlanView): Link {
  const version = patchWith(placed, view) ?? placed.release.version;
  return {href: `#${placed.entry.id}`, text: [`${version} · ${said}`]};
}

/** The most names that an entry shows of those that it shares with a setup. */
const MOST_NAMES = 3;

/** `You have `Kafka`, `s3`.`; of the version alone, `Concerns every upgrade from 25.8.` */
export function mentionsText(all: readonly string[]): Text {
  const names = all.filter((name) => !/^\d+\.[\d.]+$/.test(name));
  if (names.length === 0) return [`Concerns every upgrade from ${all[0]}.`];
  const shown = names.slice(0, MOST_NAMES).map((name) => `\`${name}\``);
  const rest = names.length - shown.length;
  return textOf(`You have ${shown.join(', ')}${rest > 0 ? ` and ${inDigits(rest)} more` : ''}.`);
}

/** The version that brings an entry and its effects, without the effect that its part of the plan is about. */
function labelOf({entry}: PlacedEntry, version: string, group: PlanGroup): string {
  const isOne = Object.keys(group.risks).length === 1;
  const said = entry.effects.flatMap((effect) => (isOne && effect in group.risks ? [] : EFFECTS[effect]));
  const others = said.map((effect, place) => (isOne && place === 0 ? `also ${effect}` : effect));
  return [version, ...others, ...(entry.source ? ['not in the release notes'] : [])].join(', ');
}

/** The `undo` clauses of an entry of which the setting keeps its old value, as the texts to copy have it, and replaces none of the setup. */
export function offeredUndo({entry}: PlacedEntry, {kept, setup}: PlanView): Undo[] {
  return entry.undo.flatMap((clause) => {
    const own = kept.find(
      ({scope, setting, net}) =>
        scope === clause.scope && (setting === clause.setting || net?.aliases.includes(clause.setting)),
    );
    const isUseful = own && isOffered(own) && (own.file === 'beside' || !isSetOtherwise(own, setup));
    return isUseful ? [{...clause, value: own.value}] : [];
  });
}

/** An entry to check: its release, what happens, what it says, and what becomes of its settings. */
function planItem(placed: PlacedEntry, view: PlanView): Item {
  const {release, entry} = placed;
  const group = planGroup(entry);
  const names = mentionIn(view.verdicts, placed)?.names;
  const patch = patchWith(placed, view);
  const references = referenceClauses({...placed, entry: {...entry, undo: offeredUndo(placed, view)}});
  return {
    release,
    entry,
    id: entry.id,
    patch,
    // One color for all that is to be checked.
    color: 'upgrade',
    label: labelOf(placed, patch ?? release.version, group),
    isTask: true,
    isShort: stepTitle(group.step) !== 'Before',
    marked: names,
    clauses: references.filter(({kind}) => kind !== 'check'),
    notes: [entry.answers, names && mentionsText(names)].filter((text) => text !== undefined),
  };
}

/** A list of entries to check, if there are any. */
export function planList(entries: readonly PlacedEntry[], view: PlanView): Block[] {
  return entries.length === 0 ? [] : [{kind: 'entries', items: entries.map((each) => planItem(each, view))}];
}
