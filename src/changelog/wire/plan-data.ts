// What browsers fetch of a year for the planner: the entries that matter to an upgrade, and what is known beside them.
import {groupBy} from '../model/group';
import {placedEntries, type Text, type Year} from '../model/records';
import type {Requirement} from '../model/requirement';
import type {ChangeWithEntry} from '../server/default-changes';
import type {Obsolescence} from '../server/obsolete-settings';
import type {PlanFacts} from '../upgrade/compute-plan';
import {onlyPlanned} from '../upgrade/planned-entries';
import {type Packed, pack, type Unpacked, unpack} from './packed';

/** What is known of the entries of some releases, by their addresses, and of these releases. */
interface YearFacts {
  readonly changes: readonly ChangeWithEntry[];
  readonly answers: readonly (readonly [address: string, answers: Text])[];
  readonly requires: readonly (readonly [address: string, requirement: Requirement])[];
}

export type PackedPlan = Packed & YearFacts;

/** What comes with the planner's script. */
export interface PlannerData {
  /** The entries of the usual range. */
  readonly usual: readonly PackedPlan[];
  readonly obsolete: readonly (readonly [key: string, obsolescence: Obsolescence])[];
}

/** What the planner shows of releases of one page. */
export function packPlan(
  {path, releases}: Pick<Year, 'path' | 'releases'>,
  {authors, changes, answers, requires}: {readonly authors: Packed['authors']} & PlanFacts,
): PackedPlan {
  const planned = releases.map(onlyPlanned);
  const versions = new Set(planned.map(({version}) => version));
  const addresses = new Set(placedEntries(planned).map(({entry}) => entry.address));
  const ofEntries = <Fact>(facts: ReadonlyMap<string, Fact>) =>
    [...facts].filter(([address]) => addresses.has(address));
  return {
    ...pack(path, planned, authors),
    changes: changes.filter(({release}) => versions.has(release)),
    answers: ofEntries(answers),
    requires: ofEntries(requires),
  };
}

export const unpackPlan = (packed: PackedPlan): Unpacked & YearFacts => ({...packed, ...unpack(packed)});

/** What several years know beside their entries. A year may be there twice: in part, with the script, and whole. */
export function factsOf(years: readonly YearFacts[]): Pick<PlanFacts, keyof YearFacts> {
  const changes = new Map(years.flatMap((year) => [...groupBy(year.changes, ({release}) => release)]));
  return {
    changes: [...changes.values()].flat(),
    answers: new Map(years.flatMap(({answers}) => answers)),
    requires: new Map(years.flatMap(({requires}) => requires)),
  };
}
