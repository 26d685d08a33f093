// What browsers fetch of a year for the planner: the entries that matter to an upgrade, and what is known beside them.
import {groupBy} from '../model/group';
import {placedEntries, type Release, type Text, type Year} from '../model/records';
import type {Requirement} from '../model/requirement';
import type {ChangeWithEntry} from '../server/default-changes';
import type {Obsolescence} from '../server/obsolete-settings';
import type {PlanFacts} from '../upgrade/compute-plan';
import {onlyPlanned} from '../upgrade/planned-entries';
import {type Packed, pack, type Unpacked, unpack} from './packed';

/** What is known of entries, by their addresses. */
export interface EntryFacts {
  readonly answers: readonly (readonly [address: string, answers: Text])[];
  readonly requires: readonly (readonly [address: string, requirement: Requirement])[];
}

/** What is known of the entries of some releases, and of these releases. */
interface YearFacts extends EntryFacts {
  readonly changes: readonly ChangeWithEntry[];
}

export type PackedPlan = Packed & YearFacts;

/** What comes with the planner's script. */
export interface PlannerData {
  /** The entries of the usual range. */
  readonly usual: readonly PackedPlan[];
  readonly obsolete: readonly (readonly [key: string, obsolescence: Obsolescence])[];
}

/** What is known of the entries of these releases. */
export function factsOfEntries(
  releases: readonly Release[],
  {answers, requires}: Pick<PlanFacts, keyof EntryFacts>,
): EntryFacts {
  const addresses = new Set(placedEntries(releases).map(({entry}) => entry.address));
  const ofEntries = <Fact>(facts: ReadonlyMap<string, Fact>) =>
    [...facts].filter(([address]) => addresses.has(address));
  return {answers: ofEntries(answers), requires: ofEntries(requires)};
}

/** What the planner shows of releases of one page. */
export function packPlan(
  {path, releases}: Pick<Year, 'path' | 'releases'>,
  {changes, ...known}: PlanFacts,
): PackedPlan {
  const planned = releases.map(onlyPlanned);
  const versions = new Set(planned.map(({version}) => version));
  return {
    ...pack(path, planned),
    changes: changes.filter(({release}) => versions.has(release)),
    ...factsOfEntries(planned, known),
  };
}

export const unpackPlan = (packed: PackedPlan): Unpacked & YearFacts => ({...packed, ...unpack(packed)});

/**
 * What several years know beside their entries, and lines of theirs, which can be of later years. A year may be there
 * twice: in part, with the script, and whole.
 */
export function factsOf(years: readonly YearFacts[], lines: readonly EntryFacts[]): Pick<PlanFacts, keyof YearFacts> {
  const changes = new Map(years.flatMap((year) => [...groupBy(year.changes, ({release}) => release)]));
  const all = [...lines, ...years];
  return {
    changes: [...changes.values()].flat(),
    answers: new Map(all.flatMap(({answers}) => answers)),
    requires: new Map(all.flatMap(({requires}) => requires)),
  };
}
